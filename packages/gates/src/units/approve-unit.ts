import type { Approvals, Question } from "../approvals/question.ts";
import { exactTextOf } from "../decision/exact-text.ts";
import type { JudgedUnit } from "./judged-unit.ts";
import { patternNames, reachesInner } from "./reaches-inner.ts";
import { subjectsFor } from "./subject.ts";
import type { UnitFacts } from "./unit-facts.ts";
import type { UnitScope } from "./unit-scope.ts";

/**
 * A unit that asks is allowed where an approval answers exactly that question (semantics 5.1). For a privileged wrapper an
 * approval may decide what it runs as a rule with the same pattern would.
 */
export function approveUnit(
  facts: UnitFacts,
  judged: JudgedUnit,
  all: readonly UnitFacts[],
  scope: UnitScope,
  approvals: Approvals,
): JudgedUnit {
  if (judged.state !== "ask" || judged.mixed) return judged;
  const approval = approvals.find(unitQuestion(facts, judged, scope));
  if (approval === null) return judged;
  const pattern = approval.match.text;
  const privileged = facts.unit.inner?.kind === "privileged";
  const reaches = privileged && approval.match.kind === "pattern" && reachesInner(pattern, facts, all);
  return {
    ...judged,
    state: "allow",
    basis: "approval",
    unnamedPrivilege: privileged && approval.match.kind === "pattern" && !patternNames(pattern, facts),
    covers: reaches ? "inner" : judged.covers,
  };
}

/** What a unit that asks asks. */
export function unitQuestion(facts: UnitFacts, judged: Pick<JudgedUnit, "rule">, scope: UnitScope): Question {
  return {
    surface: "bash",
    about: { kind: "unit", subjects: () => subjectsFor(facts, scope, { onlyNaming: null }) },
    exactText: () => exactTextOf(facts.unit),
    answers: judged.rule,
  };
}
