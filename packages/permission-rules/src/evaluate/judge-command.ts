import { candidates, type LookupWords } from "../compile/command-index.ts";
import type { CommandRule, RuleSet } from "../compile/rule-set.ts";
import { couldMatch, matches, matchesLoosely } from "../pattern/command-pattern.ts";
import { namesProgram } from "../pattern/names.ts";
import { compileWildcard, matchesWildcard, type PreparedForm, prepareForm } from "../pattern/wildcard.ts";
import { matchesStructure } from "../structure/matches-structure.ts";
import { lookupWords } from "./lookup-words.ts";
import { isStricter } from "./strictness.ts";
import type { CommandSubject } from "./subject.ts";
import type { RuleOrigin, Verdict } from "./verdict.ts";

/** A unit made ready to be held against many rules. */
export interface PreparedCommand {
  readonly subject: CommandSubject;
  readonly exact: readonly PreparedForm[];
  readonly loose: readonly PreparedForm[];
  readonly lookup: LookupWords | null;
}

export function prepareCommand(subject: CommandSubject): PreparedCommand {
  const exact = subject.exact.map(prepareForm);
  const loose = subject.loose.map(prepareForm);
  return { subject, exact, loose, lookup: lookupWords([...exact, ...loose], subject) };
}

/** What the rules of one computation say of a unit: the last match, else the universal default. */
export function judgeCommandOnce(rules: RuleSet, prepared: PreparedCommand): Verdict {
  let possible: RuleOrigin | null = null;
  for (const rule of candidates(rules.commands, prepared.lookup)) {
    const { origin } = rule;
    const answer = ruleMatches(rule, prepared);
    if (answer === "certain") return verdict(origin.action, origin, possible);
    if (answer === "possible" && (possible === null || isStricter(origin.action, possible.action))) possible = origin;
  }
  if (prepared.subject.onlyNaming !== null) return verdict("allow", null, possible);
  return verdict(rules.default, null, possible);
}

function verdict(state: Verdict["state"], rule: RuleOrigin | null, possible: RuleOrigin | null): Verdict {
  return { state, rule, possible: possible && isStricter(possible.action, state) ? possible : null };
}

function ruleMatches(rule: CommandRule, prepared: PreparedCommand): "certain" | "possible" | null {
  const { subject } = prepared;
  const { action } = rule.origin;
  if (action === "allow" && subject.neverAllow) return null;
  if (subject.onlyNaming !== null && !subject.onlyNaming.some((program) => names(rule, program))) return null;
  return action === "allow" ? allowMatches(rule, prepared) : restrictionMatches(rule, prepared);
}

function names(rule: CommandRule, program: string): boolean {
  if (rule.kind === "pattern") return namesProgram(rule.pattern, rule.origin.action, program);
  const form = prepareForm([program]);
  return rule.structure.rule.programs.some((name) => name !== "*" && matchesWildcard(compileWildcard(name), form));
}

/** The narrow lane: exact forms, certain matches (semantics 2.2). */
function allowMatches(rule: CommandRule, { subject, exact }: PreparedCommand): "certain" | null {
  if (rule.kind === "structure") {
    if (subject.variables.length > 0) return null;
    return matchesStructure(rule.structure, subject, exact, false) === "certain" ? "certain" : null;
  }
  const { pattern } = rule;
  if (pattern.catchAll) return "certain";
  if (!subject.variables.every((name) => pattern.variables.includes(name))) return null;
  return exact.some((form) => matches(pattern, form)) ? "certain" : null;
}

/** The wide lane: loose forms and words too, and matches that are only possible (semantics 2.3, 2.5). */
function restrictionMatches(
  rule: CommandRule,
  { subject, exact, loose }: PreparedCommand,
): "certain" | "possible" | null {
  if (rule.kind === "structure") return matchesStructure(rule.structure, subject, exact, true);
  const { pattern } = rule;
  if (exact.some((form) => matches(pattern, form)) || loose.some((form) => matches(pattern, form))) return "certain";
  const words = subject.words === null ? null : matchesLoosely(pattern, subject.words);
  if (words !== null) return words;
  const could = exact.some((form) => couldMatch(pattern, form)) || loose.some((form) => couldMatch(pattern, form));
  return could ? "possible" : null;
}
