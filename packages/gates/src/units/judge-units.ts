import type { RuleOrigin, Verdict } from "@bashgate/permission-rules";
import type { Approvals } from "../approvals/question.ts";
import { strictest } from "../decision/strictest.ts";
import { approveUnit } from "./approve-unit.ts";
import { isEffectFree } from "./effect-free.ts";
import type { JudgedUnit } from "./judged-unit.ts";
import { isPrivileged } from "./privileged.ts";
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
    const covered = facts.unit.via.some((via, depth, { length }) => {
      const covers = via.unit === index ? "none" : (judge(via.unit)?.covers ?? "none");
      return covers === "all" || (covers === "inner" && depth === length - 1);
    });
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
  if (covered) return { ...tightening(verdictOf(facts, scope, rules, named)), covers: coverageOf(facts, scope) };
  if (isCertainCall(facts) || hasNoEffect(facts) || belongsToCompound(facts, all)) {
    const basis = unit.functionCall === "certain" ? "function" : "no-effect";
    return judgedAs(basis, verdictOf(facts, scope, rules, named));
  }
  const role = wrapperRole(facts, scope.place);
  switch (role) {
    case "passing":
      // A redirect on a carrier of nothing is all there is: `eval true > f`.
      if (facts.writesByRedirect && !runsSomething(unit.inner?.units ?? [], all)) {
        return byOwnRules(facts, all, scope, rules, "own-too");
      }
      return judgedAs("wrapper", verdictOf(facts, scope, rules, named));
    case "installed-runner": {
      const verdict = verdictOf(facts, scope, rules, named);
      return { ...judgedAs("wrapper", verdict), covers: verdict.rule === null ? "none" : "all" };
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
  const verdict = verdictOf(facts, scope, rules, { onlyNaming: null });
  const { rule, state, possible } = verdict;
  const privileged = isPrivileged(facts);
  const names = privileged && rule !== null && namesWrapper(rule, facts);
  return {
    state,
    rule,
    basis: rule === null ? "default" : "rule",
    possible,
    unnamedPrivilege: privileged && state === "allow" && !names,
    covers:
      role === "ordinary"
        ? "all"
        : role === "privileged" && state === "allow" && names && reachesInner(rule.pattern, facts, all)
          ? "inner"
          : "none",
    mixed: verdict.mixed,
  };
}

/** The strictest of several verdicts on one unit. */
interface UnitVerdicts extends Verdict {
  readonly mixed: boolean;
}

/** The strictest verdict over the directories that the unit may run in. */
function verdictOf(facts: UnitFacts, scope: UnitScope, rules: Rules, options: SubjectOptions): UnitVerdicts {
  const verdicts = subjectsFor(facts, scope, options).map((subject) => rules.judgeCommand(subject));
  const worst = strictest(verdicts, ({ state }) => state) ?? { state: "ask", rule: null };
  const possible = verdicts.find((verdict) => verdict.possible !== null)?.possible ?? null;
  const mixed = verdicts.some(({ state, rule }) => state === "ask" && rule !== worst.rule);
  return { state: worst.state, rule: worst.rule, possible, mixed };
}

/** Whether a unit that another decides for lets what it runs itself decide: a carrier does, a remote shell does not. */
function coverageOf(facts: UnitFacts, scope: UnitScope): JudgedUnit["covers"] {
  return wrapperRole(facts, scope.place) === "ordinary" ? "all" : "none";
}

/** A name counts as naming the unit in each spelling that a rule may use. */
function namesOf({ unit, certainName }: UnitFacts): readonly string[] {
  const names = [unit.programName, certainName ?? unit.programName];
  return names[0] === names[1] ? names.slice(1) : names;
}

/** Without a rule that names it, a unit that is judged only by those is allowed. */
function judgedAs(basis: "no-effect" | "function" | "wrapper", verdict: UnitVerdicts): JudgedUnit {
  const silent = verdict.rule === null;
  return {
    state: silent ? "allow" : verdict.state,
    rule: verdict.rule,
    basis: silent ? basis : "rule",
    possible: verdict.possible,
    unnamedPrivilege: false,
    covers: "none",
    mixed: verdict.mixed,
  };
}

/** Inside a command whose own rule decides, only deny and ask rules that name the inner one count (semantics 3.8). */
function tightening({ state, rule, possible, mixed }: UnitVerdicts): JudgedUnit {
  const tightens = rule !== null && state !== "allow";
  return {
    state: tightens ? state : "allow",
    rule: tightens ? rule : null,
    basis: tightens ? "rule" : "inside-elsewhere",
    possible,
    unnamedPrivilege: false,
    covers: "none",
    mixed,
  };
}

function isCertainCall({ unit, writesByRedirect }: UnitFacts): boolean {
  // A function that a function starts in the background may be itself, without end.
  const unbounded = unit.context.includes("function") && unit.context.includes("background");
  return unit.functionCall === "certain" && !writesByRedirect && !unbounded;
}

/**
 * The redirects of a compound command are those of what runs inside: that decides, and the files are judged as accesses.
 * Where nothing inside has an effect of its own, the redirect is all there is.
 */
function belongsToCompound({ unit }: UnitFacts, all: readonly UnitFacts[]): boolean {
  return runsSomething(unit.enclosed ?? [], all);
}

/** Whether one of the units has an effect of its own. */
function runsSomething(units: readonly number[], all: readonly UnitFacts[]): boolean {
  return units.some((inner) => {
    const facts = all[inner];
    return facts !== undefined && facts.unit.program !== null && !hasNoEffect(facts) && !isCertainCall(facts);
  });
}

function hasNoEffect({ unit, certainName, writesByRedirect }: UnitFacts): boolean {
  if (certainName === null || writesByRedirect || unit.dynamic) return false;
  // A wrapper makes a program of the word behind it; the words of a payload mean what they mean in any shell.
  if ((unit.via.at(-1)?.kind ?? "carrier") !== "carrier") return false;
  return isEffectFree(certainName, unit);
}

/** A structural rule is written for a program by its nature. */
function namesWrapper(rule: RuleOrigin, facts: UnitFacts): boolean {
  return rule.structural || patternNames(rule.pattern, facts);
}
