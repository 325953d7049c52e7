import type { Approval } from "../approvals/approval.ts";
import type { Action } from "../evaluate/verdict.ts";
import type { StructuralRule } from "../structure/structural-rule.ts";
import type { Policy, PolicyRule, PolicyTest, RuleAction, ShellTool, WrapperEntry } from "./policy.ts";
import type { ActionInput, ApprovalInput, ArgsInput, CommandInput, FlagsInput, PolicyInput } from "./policy-input.ts";
import { type PolicyNode, placeAt } from "./policy-node.ts";
import type { PolicyProblem } from "./policy-problem.ts";
import { meantSurface } from "./surfaces.ts";

/** Turns a value of the right shape into a policy, with the places of the tree it came from. */
export function buildPolicy(
  input: PolicyInput,
  node: PolicyNode,
  file: string | null,
  found: readonly PolicyProblem[],
): Policy {
  const problems = [...found];
  const rules: PolicyRule[] = [];
  let universal: PolicyRule | null = null;
  for (const [surface, value] of input.permission ?? new Map<string, unknown>()) {
    const place = placeAt(node, ["permission", surface]);
    const meant = meantSurface(surface);
    if (meant !== null) {
      problems.push({
        file,
        line: place?.line ?? null,
        column: place?.column ?? null,
        code: "policy/unknown-surface",
        message: `unknown surface \`${surface}\``,
        help: `did you mean \`${meant}\`?`,
      });
    }
    if (surface === "*") universal = { surface, pattern: "*", action: ruleAction(value), place };
    else if (value instanceof Map) {
      for (const [pattern, action] of value as Map<string, unknown>) {
        const at = placeAt(node, ["permission", surface, pattern]);
        rules.push({ surface: meant ?? surface, pattern, action: ruleAction(action), place: at });
      }
    } else rules.push({ surface: meant ?? surface, pattern: "*", action: ruleAction(value), place });
  }
  return {
    file,
    extends: list(input.extends).map((name, index) => ({
      name,
      place: placeAt(node, Array.isArray(input.extends) ? ["extends", index] : ["extends"]),
    })),
    default: universal,
    rules,
    commands: (input.commands ?? []).map((rule, index) => structuralRule(rule, placeAt(node, ["commands", index]))),
    tests: (input.tests ?? []).map(
      ({ command, cwd, state, rule }, index): PolicyTest => ({
        command,
        cwd: cwd ?? null,
        state,
        rule: rule ?? null,
        place: placeAt(node, ["tests", index]),
      }),
    ),
    approvals: (input.approvals ?? []).map((entry, index) =>
      approval(entry, file, placeAt(node, ["approvals", index])),
    ),
    roots: input.roots ?? [],
    wrappers: mapped(
      input.wrappers,
      ({ kind, valueFlags, skipOperands }): WrapperEntry => ({
        kind,
        valueFlags: valueFlags ?? [],
        skipOperands: skipOperands ?? 0,
      }),
    ),
    arity: input.arity ?? new Map<string, number>(),
    notPaths: mapped(input.notPaths, (operands): readonly string[] => (operands === true ? ["*"] : operands)),
    shellTools: mapped(
      input.shellTools,
      ({ command, cwd, paths }): ShellTool => ({
        command: command ?? null,
        cwd: cwd ?? null,
        paths: paths ?? new Map<string, "read" | "write" | "unknown">(),
      }),
    ),
    problems,
  };
}

function ruleAction(value: unknown): RuleAction {
  if (typeof value === "string") return { read: value as Action, write: value as Action, reason: null };
  const { action, read, write, reason } = value as ActionInput;
  return { read: read ?? action ?? null, write: write ?? action ?? null, reason: reason ?? null };
}

function structuralRule(rule: CommandInput, place: StructuralRule["place"]): StructuralRule {
  const flags: FlagsInput = isConditions(rule.flags) ? rule.flags : { any: list(rule.flags) };
  const args: ArgsInput = isConditions(rule.args) ? rule.args : { any: list(rule.args) };
  return {
    programs: list(rule.program),
    subcommands: (rule.subcommands ?? []).map((step) => list(step)),
    flags: {
      any: flags.any ?? [],
      all: flags.all ?? [],
      none: flags.none ?? [],
      only: flags.only ?? null,
      ahead: flags.ahead ?? false,
    },
    args: {
      any: args.any ?? [],
      all: args.all ?? null,
      none: args.none ?? [],
      max: args.max ?? null,
      min: args.min ?? 0,
    },
    accesses: rule.accesses ?? null,
    script: rule.script ?? null,
    action: { read: rule.action, write: rule.action, reason: rule.reason ?? null },
    place,
  };
}

function approval(entry: ApprovalInput, file: string | null, place: Approval["place"]): Approval {
  const { surface, pattern, exact, answers, made, until } = entry;
  return {
    surface,
    match: exact === undefined ? { kind: "pattern", text: pattern ?? "" } : { kind: "exact", text: exact },
    answers:
      typeof answers === "object"
        ? { kind: "rule", layer: answers.layer, pattern: answers.pattern }
        : answers === "default"
          ? { kind: "default" }
          : { kind: "floor", name: answers },
    made: made ?? null,
    until: until ?? null,
    file,
    place,
  };
}

function isConditions<T extends object>(value: string | string[] | T | undefined): value is T {
  return typeof value === "object" && !Array.isArray(value);
}

function list(value: string | string[] | undefined): string[] {
  if (value === undefined) return [];
  return typeof value === "string" ? [value] : value;
}

function mapped<In, Out>(map: Map<string, In> | undefined, turn: (value: In) => Out): ReadonlyMap<string, Out> {
  return new Map([...(map ?? [])].map(([key, value]) => [key, turn(value)]));
}
