import { readPolicyObject } from "../policy/parse-policy.ts";
import type { Policy } from "../policy/policy.ts";
import { readOnly } from "./read-only/read-only.ts";

/** The builtin presets: policies as data, by the name that `extends` gives them. */
export const PRESETS: ReadonlyMap<string, Preset> = new Map([["preset:read-only", readOnly]]);

export interface Preset {
  /** One sentence for a person who chooses. */
  readonly summary: string;
  /** A policy object. */
  readonly policy: unknown;
}

const read = new Map<string, Policy>();

/** The policy of a preset; `null` for an unknown name. */
export function presetPolicy(name: string): Policy | null {
  const known = read.get(name);
  if (known) return known;
  const preset = PRESETS.get(name);
  if (!preset) return null;
  const { policy, problems } = readPolicyObject(preset.policy);
  if (!policy || problems.length > 0) throw new Error(`the builtin ${name} is no policy: ${problems[0]?.message}`);
  read.set(name, policy);
  return policy;
}
