import type { Action, LayerName, RuleOrigin } from "../evaluate/verdict.ts";
import { type CommandPattern, compileCommandPattern } from "../pattern/command-pattern.ts";
import { compilePathPattern, type PathSetting } from "../pattern/path-pattern.ts";
import type { Policy, PolicyRule } from "../policy/policy.ts";
import { isPathSurface } from "../policy/surfaces.ts";
import { compileStructure } from "../structure/matches-structure.ts";
import { renderStructure } from "../structure/render-structure.ts";
import type { CommandRule, NameRule, PathRule } from "./rule-set.ts";

/** The compiled rules of one policy or preset, in their order. */
export interface CompiledRules {
  readonly commands: readonly CommandRule[];
  readonly floors: readonly RuleOrigin[];
  readonly paths: readonly (PathRule & { readonly surface: string })[];
  readonly names: readonly (NameRule & { readonly surface: string })[];
  readonly default: Action | null;
}

/** The name of a floor stands for no text: a rule on it lifts or hardens the floor (semantics 3.10). */
const FLOOR = /^<[a-z-]+>$/;

export function compileRules(
  policy: Policy,
  layer: LayerName,
  file: string | null,
  setting: PathSetting,
): CompiledRules {
  const commands: CommandRule[] = [];
  const floors: RuleOrigin[] = [];
  const paths: (PathRule & { surface: string })[] = [];
  const names: (NameRule & { surface: string })[] = [];
  for (const rule of policy.rules) {
    const { surface, pattern } = rule;
    if (isPathSurface(surface)) {
      const compiled = compilePathPattern(pattern, setting);
      paths.push({
        surface,
        pattern: compiled,
        read: originOf(rule, "read", layer, file),
        write: originOf(rule, "write", layer, file),
      });
      continue;
    }
    const origin = originOf(rule, "read", layer, file);
    if (!origin) continue;
    if (surface === "bash" && FLOOR.test(pattern)) floors.push(origin);
    else if (surface === "bash") commands.push({ kind: "pattern", origin, pattern: commandPattern(pattern, setting) });
    else names.push({ surface, origin, pattern: commandPattern(pattern, setting) });
  }
  for (const rule of policy.commands) {
    const shown: PolicyRule = {
      surface: "bash",
      pattern: renderStructure(rule),
      action: rule.action,
      place: rule.place,
    };
    const origin = originOf(shown, "read", layer, file);
    if (origin)
      commands.push({ kind: "structure", origin: { ...origin, structural: true }, structure: compileStructure(rule) });
  }
  return { commands, floors, paths, names, default: policy.default?.action.read ?? null };
}

function commandPattern(pattern: string, { home }: PathSetting): CommandPattern {
  return compileCommandPattern(pattern, home);
}

function originOf(rule: PolicyRule, kind: "read" | "write", layer: LayerName, file: string | null): RuleOrigin | null {
  const action = rule.action[kind];
  if (action === null) return null;
  return {
    surface: rule.surface,
    pattern: rule.pattern,
    action,
    layer,
    file,
    line: rule.place?.line ?? null,
    column: rule.place?.column ?? null,
    reason: rule.action.reason,
    structural: false,
  };
}
