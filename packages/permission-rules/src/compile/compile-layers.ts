import type { RuleOrigin } from "../evaluate/verdict.ts";
import type { PathSetting } from "../pattern/path-pattern.ts";
import type { Policy } from "../policy/policy.ts";
import type { PolicyProblem } from "../policy/policy-problem.ts";
import { isOneSlip } from "../policy/surfaces.ts";
import { PRESETS, presetPolicy } from "../presets/presets.ts";
import { type CompiledRules, compileRules } from "./compile-rules.ts";
import { needsTrust, type PolicyLayer } from "./policy-layer.ts";

/** One layer with its presets in front of it. */
export interface CompiledLayer {
  readonly layer: PolicyLayer;
  readonly fromProject: boolean;
  readonly trusted: boolean;
  readonly parts: readonly CompiledRules[];
  readonly origins: readonly RuleOrigin[];
}

export interface CompiledLayers {
  readonly compiled: readonly CompiledLayer[];
  readonly problems: readonly PolicyProblem[];
}

export function compileLayers(layers: readonly PolicyLayer[], setting: PathSetting): CompiledLayers {
  const problems: PolicyProblem[] = [];
  const compiled = layers.map((layer): CompiledLayer => {
    const { policy, name, file } = layer;
    const fromProject = needsTrust(layer);
    const trusted = !fromProject || layer.trusted === true;
    if (!policy) return { layer, fromProject, trusted, parts: [], origins: [] };
    // Presets have the trust of the layer that names them; of a project that is not trusted none is read.
    const presets = trusted ? namedPresets(policy, file, problems) : [];
    const parts = [
      ...presets.map(([preset, rules]) => compileRules(rules, "preset", preset, setting)),
      compileRules(policy, name, file, setting),
    ];
    return { layer, fromProject, trusted, parts, origins: parts.flatMap(originsOf) };
  });
  return { compiled, problems };
}

function namedPresets(
  policy: Policy,
  file: string | null,
  problems: PolicyProblem[],
): readonly (readonly [string, Policy])[] {
  return policy.extends.flatMap(({ name, place }) => {
    const preset = presetPolicy(name);
    if (preset) return [[name, preset] as const];
    const near = [...PRESETS.keys()].find((known) => known === `preset:${name}` || isOneSlip(known, name));
    problems.push({
      file: file ?? policy.file,
      line: place?.line ?? null,
      column: place?.column ?? null,
      code: "policy/unknown-preset",
      message: `unknown preset \`${name}\``,
      help: near === undefined ? `there are ${[...PRESETS.keys()].join(", ")}` : `did you mean \`${near}\`?`,
    });
    return [];
  });
}

function originsOf({ commands, floors, paths, names }: CompiledRules): readonly RuleOrigin[] {
  return [
    ...commands.map(({ origin }) => origin),
    ...floors,
    ...paths.flatMap(({ read, write }) => [read, write].filter((origin) => origin !== null)),
    ...names.map(({ origin }) => origin),
  ];
}
