import { buildPolicy } from "../policy/build-policy.ts";
import type { Policy } from "../policy/policy.ts";
import type { PolicyInput } from "../policy/policy-input.ts";
import { readOnly } from "./read-only/read-only.ts";

/** The builtin presets: policies as data, by the name that `extends` gives them. */
export const PRESETS: ReadonlyMap<string, Preset> = new Map([["preset:read-only", readOnly]]);

export interface Preset {
  /** One sentence for a person who chooses. */
  readonly summary: string;
  /** A policy as it would be written in a file. */
  readonly policy: PolicyInput;
}

const read = new Map<string, Policy>();

/** The policy of a preset; `null` for an unknown name. */
export function presetPolicy(name: string): Policy | null {
  const known = read.get(name);
  if (known) return known;
  const preset = PRESETS.get(name);
  if (!preset) return null;
  // Its shape is known to the compiler and to the tests, so that nothing has to be checked when it is used.
  const policy = buildPolicy(preset.policy, { kind: "object", entries: [], place: null }, null, []);
  read.set(name, policy);
  return policy;
}
