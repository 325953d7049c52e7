import type { Approval } from "../approvals/approval.ts";
import { type PathSetting, resolveDirectory } from "../pattern/path-pattern.ts";
import type { ShellTool, WrapperEntry } from "../policy/policy.ts";
import { needsTrust, type PolicyLayer } from "./policy-layer.ts";

/** Keys other than rules, of all layers that may state them: a later layer's entry replaces an earlier one's. */
export interface EffectiveKeys {
  readonly roots: readonly string[];
  readonly wrappers: ReadonlyMap<string, WrapperEntry>;
  readonly arity: ReadonlyMap<string, number>;
  readonly notPaths: ReadonlyMap<string, readonly string[]>;
  readonly shellTools: ReadonlyMap<string, ShellTool>;
  readonly approvals: readonly Approval[];
}

export function effectiveKeys(layers: readonly PolicyLayer[], setting: PathSetting): EffectiveKeys {
  const policies = layers
    .filter((layer) => !needsTrust(layer) || layer.trusted === true)
    .flatMap(({ policy }) => policy ?? []);
  return {
    roots: policies.flatMap(({ roots }) => roots.map((root) => resolveDirectory(root, setting))),
    wrappers: new Map(policies.flatMap(({ wrappers }) => [...wrappers])),
    arity: new Map(policies.flatMap(({ arity }) => [...arity])),
    notPaths: new Map(policies.flatMap(({ notPaths }) => [...notPaths])),
    shellTools: new Map(policies.flatMap(({ shellTools }) => [...shellTools])),
    approvals: policies.flatMap(({ approvals }) => approvals),
  };
}
