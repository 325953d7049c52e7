import type { RuleOrigin, Verdict } from "@bashgate/permission-rules";
import type { Approvals } from "../approvals/question.ts";
import { strictest } from "../decision/strictest.ts";
import { approveUnit } from "./approve-unit.ts";
import { isEffectFree } from "./effect-free.ts";
import type { JudgedUnit } from "./judged-unit.ts";
import { patternNames, reachesInner } from "./reaches-inner.ts";
import type { Rules } from "./rules.ts";
import { type SubjectOptions, subjectsFor } from "./subject.ts";
import type { UnitFacts } from "./unit-facts.ts";
import type { UnitScope } from "./unit-scope.ts";
import { type UnitRole, wrapperRole } from "./wrapper-role.ts";

/**
 * Judges every unit by the rules on `bash` (semantics 3). Wrappers are judged before what they run, because they may
 * decide for it.
 */
export function judgeUnits(
  all: readonly UnitFacts[],
  scope: UnitScope,
  rules: Rules,
  approvals: Approvals,
): readonly JudgedUnit[] {
  const judged = new Map<number, JudgedUnit>();
  const begun = new Set<number>();
  const judge = (index: number): JudgedUnit | null => {
    const known = judged.get(index);
    const facts = all[index];
    if (known !== undefined || facts === undefined || begun.has(index)) return known ?? null;
    begun.add(index);
    const covered = facts.unit.via.some((via) => via.unit !== index && (judge(via.unit)?.coversInner ?? false));
    const result = approveUnit(facts, judgeUnit(facts, all, scope, rules, covered), all, scope, approvals);
    judged.set(index, result);
    return result;
  };
  return all.map((_, index) => judge(index)).filter((result) => result !== null);
}

function judgeUnit(
  facts: UnitFacts,
  all: readonly UnitFacts[],
  scope: UnitScope,
  rules: Rules,
  covered: boolean,
): JudgedUnit {
  const { unit } = facts;
  const named = { onlyNaming: namesOf(facts) };
  if (covered) return { ...tightening(verdictOf(facts, all, scope, rules, named)), coversInner: true };
  if (isCertainCall(facts) || hasNoEffect(facts)) {
    const basis = unit.functionCall === "certain" ? "function" : "no-effect";
    return judgedAs(basis, verdictOf(facts, all, scope, rules, named));
  }
  const role = wrapperRole(facts);
  switch (role) {
    case "passing":
      return judgedAs("wrapper", verdictOf(facts, all, scope, rules, named));
    case "installed-runner": {
      const verdict = verdictOf(facts, all, scope, rules, named);
      return { ...judgedAs("wrapper", verdict), coversInner: verdict.rule !== null };
    }
    case "ordinary":
    case "own-too":
    case "privileged":
      return byOwnRules(facts, all, scope, rules, role);
  }
}

function byOwnRules(
  facts: UnitFacts,
  all: readonly UnitFacts[],
  scope: UnitScope,
  rules: Rules,
  role: UnitRole,
): JudgedUnit {
  const verdict = verdictOf(facts, all, scope, rules, { onlyNaming: null });
  const { rule, state, possible } = verdict;
  const names = role === "privileged" && rule !== null && namesWrapper(rule, facts);
  return {
    state,
    rule,
    basis: rule === null ? "default" : "rule",
    possible,
    unnamedPrivilege: role === "privileged" && state === "allow" && !names,
    coversInner:
      role === "privileged"
        ? state === "allow" && names && !rule.structural && reachesInner(rule.pattern, facts, all)
        : role === "ordinary",
  };
}

/** The strictest verdict over the directories that the unit may run in. */
function verdictOf(
  facts: UnitFacts,
  all: readonly UnitFacts[],
  scope: UnitScope,
  rules: Rules,
  options: SubjectOptions,
): Verdict {
  const verdicts = subjectsFor(facts, all, scope, options).map((subject) => rules.judgeCommand(subject));
  const worst = strictest(verdicts, ({ state }) => state);
  const possible = verdicts.find((verdict) => verdict.possible !== null)?.possible ?? null;
  return worst === undefined ? { state: "ask", rule: null, possible: null } : { ...worst, possible };
}

/** A name counts as naming the unit in each spelling that a rule may use. */
function namesOf({ unit, certainName }: UnitFacts): readonly string[] {
  const names = [unit.programName, certainName ?? unit.programName];
  return names[0] === names[1] ? names.slice(1) : names;
}

/** Without a rule that names it, a unit that is judged only by those is allowed. */
function judgedAs(basis: "no-effect" | "function" | "wrapper", verdict: Verdict): JudgedUnit {
  const silent = verdict.rule === null;
  return {
    state: silent ? "allow" : verdict.state,
    rule: verdict.rule,
    basis: silent ? basis : "rule",
    possible: verdict.possible,
    unnamedPrivilege: false,
    coversInner: false,
  };
}

/** Inside a command whose own rule decides, only deny and ask rules that name the inner one count (semantics 3.8). */
function tightening({ state, rule, possible }: Verdict): JudgedUnit {
  const tightens = rule !== null && state !== "allow";
  return {
    state: tightens ? state : "allow",
    rule: tightens ? rule : null,
    basis: tightens ? "rule" : "inside-elsewhere",
    possible,
    unnamedPrivilege: false,
    coversInner: true,
  };
}

function isCertainCall({ unit, writesByRedirect }: UnitFacts): boolean {
  return unit.functionCall === "certain" && !writesByRedirect;
}

function hasNoEffect({ unit, certainName, writesByRedirect }: UnitFacts): boolean {
  if (certainName === null || writesByRedirect || unit.dynamic) return false;
  if (unit.via.some(({ kind }) => kind !== "carrier")) return false;
  return isEffectFree(certainName, unit);
}

/** A structural rule is written for a program by its nature. */
function namesWrapper(rule: RuleOrigin, facts: UnitFacts): boolean {
  return rule.structural || patternNames(rule.pattern, facts);
}
