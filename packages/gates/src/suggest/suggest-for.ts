import type { Approval, RuleOrigin } from "@bashgate/permission-rules";
import { answersQuestion } from "../approvals/approval-book.ts";
import type { Question } from "../approvals/question.ts";
import { accessQuestion, floorQuestion } from "../decision/approve.ts";
import type { Decision, FloorName, Suggestion } from "../decision/decision.ts";
import type { SessionInput } from "../service/session.ts";
import { unitQuestion } from "../units/approve-unit.ts";
import { unitFacts } from "../units/unit-facts.ts";
import { bashCandidates } from "./bash-candidates.ts";
import { overlapsRestriction } from "./overlaps-restriction.ts";
import { pathCandidates } from "./path-candidates.ts";
import { suggestSessionPattern } from "./suggest-session-pattern.ts";

/** A pattern or an exact text that might be approved. */
export interface Candidate {
  readonly text: string;
  readonly exact: boolean;
  readonly risky: boolean;
}

/**
 * What would make each part that asked pass: bash patterns from narrow to broad, directories for paths, the exact line for
 * floors. INVARIANT (a suggestion answers): one is offered only if, approved, it answers the question that was asked, and
 * if no deny and no other ask overlaps it.
 */
export function suggestFor(decision: Decision, input: SessionInput): readonly Suggestion[] {
  const found: Suggestion[] = [];
  const offer = (question: Question, candidates: readonly Candidate[]) => {
    for (const { text, exact, risky } of candidates) {
      found.push({ surface: question.surface, pattern: text, answers: question.answers, risky, exact });
    }
  };
  const passing = (question: Question, candidates: readonly (Candidate | null)[]) =>
    candidates.filter((candidate) => candidate !== null).filter((candidate) => isOffered(candidate, question, input));
  const facts = unitFacts(decision.program, input.place);
  for (const verdict of decision.units) {
    const fact = facts[verdict.unit];
    if (verdict.state !== "ask" || fact === undefined) continue;
    const question = unitQuestion(fact, verdict, input.scope);
    const { risky, exact, patterns } = bashCandidates(fact, question.exactText(), input.arity);
    const whole = passing(question, [exact]);
    const broad = passing(question, patterns).slice(0, 1);
    offer(question, risky ? [...whole, ...broad] : [...broad, ...whole]);
  }
  for (const verdict of decision.accesses) {
    for (const entry of verdict.judged) {
      if (entry.state !== "ask") continue;
      const question = accessQuestion(entry, decision.program);
      offer(question, passing(question, pathCandidates(question, input.place)));
    }
  }
  for (const floor of decision.floors) {
    if (floor.state === "ask") offer(floorQuestion(floor, decision.command), [exactly(decision.command)]);
  }
  return unique(found);
}

/** What could be approved for one question about a path or a name. */
export function suggestForQuestion(question: Question, input: SessionInput): readonly Suggestion[] {
  const { about, surface, answers } = question;
  const text = question.exactText();
  const exact = text === null ? [] : [exactly(text)];
  const candidates =
    about.kind === "paths"
      ? pathCandidates(question, input.place)
      : about.kind === "names"
        ? nameCandidates(about.names, exact)
        : exact;
  return candidates
    .filter((candidate) => isOffered(candidate, question, input))
    .map((candidate) => ({
      surface,
      pattern: candidate.text,
      answers,
      risky: candidate.risky,
      exact: candidate.exact,
    }));
}

/** All tools of a server, where the name is one of those. */
function nameCandidates(names: readonly string[], exact: readonly Candidate[]): readonly Candidate[] {
  const pattern = names.length > 1 ? suggestSessionPattern("mcp", names.at(-1) ?? "") : null;
  return pattern === null ? exact : [{ text: pattern, exact: false, risky: false }, ...exact];
}

function isOffered(candidate: Candidate, question: Question, input: SessionInput): boolean {
  const approval: Approval = {
    surface: question.surface,
    match: { kind: candidate.exact ? "exact" : "pattern", text: candidate.text },
    answers: answerOf(question.answers),
    made: null,
    until: null,
    file: null,
    place: null,
  };
  const root = input.place.roots[0] ?? input.place.cwd;
  if (!answersQuestion(approval, question, root, input.place.view)) return false;
  return candidate.exact || !overlapsRestriction(candidate.text, question, input);
}

/** What an approval says it answers, for a part that asked. */
export function answerOf(asked: RuleOrigin | FloorName | null): Approval["answers"] {
  if (asked === null) return { kind: "default" };
  if (typeof asked === "string") return { kind: "floor", name: asked };
  return { kind: "rule", layer: asked.layer, pattern: asked.pattern };
}

function exactly(text: string): Candidate {
  return { text, exact: true, risky: false };
}

function unique(suggestions: readonly Suggestion[]): readonly Suggestion[] {
  const seen = new Set<string>();
  return suggestions.filter(({ surface, pattern, answers, exact: whole }) => {
    const key = JSON.stringify([surface, pattern, whole, answers]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
