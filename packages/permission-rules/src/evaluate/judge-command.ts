import { type CommandRule, candidates, type RuleSet } from "../compile/rule-set.ts";
import { bareName, canonicalWords } from "../pattern/canonical-words.ts";
import { couldMatch, matches, matchesLoosely } from "../pattern/command-pattern.ts";
import { namesProgram } from "../pattern/names.ts";
import { compileWildcard, matchesWildcard, type PreparedForm, prepareForm } from "../pattern/wildcard.ts";
import { matchesStructure } from "../structure/matches-structure.ts";
import { isStricter } from "./strictness.ts";
import type { CommandSubject } from "./subject.ts";
import type { RuleOrigin, Verdict } from "./verdict.ts";

/** A unit made ready to be held against many rules. */
export interface PreparedCommand {
  readonly subject: CommandSubject;
  readonly exact: readonly PreparedForm[];
  readonly loose: readonly PreparedForm[];
  /** Words by which rules are found; `null`: the first word is not fixed, so every rule is looked at. */
  readonly firstWords: ReadonlySet<string> | null;
}

export function prepareCommand(subject: CommandSubject): PreparedCommand {
  const exact = subject.exact.map(prepareForm);
  const loose = subject.loose.map(prepareForm);
  return { subject, exact, loose, firstWords: firstWords([...exact, ...loose], subject) };
}

function firstWords(forms: readonly PreparedForm[], { words, command }: CommandSubject): ReadonlySet<string> | null {
  const found = new Set<string>();
  for (const { text, holes } of forms) {
    const blank = text.indexOf(" ");
    const end = blank < 0 ? text.length : blank;
    if (holes.some(({ start, words }) => start < end || (start === end && !words))) return null;
    found.add(text.slice(0, end));
  }
  const canonical = words && canonicalWords(words);
  if (canonical) found.add(canonical.program);
  if (command) found.add(command.programName).add(bareName(command.programName));
  return found;
}

/** What the rules of one computation say of a unit: the last match, else the universal default. */
export function judgeCommandOnce(rules: RuleSet, prepared: PreparedCommand): Verdict {
  let possible: RuleOrigin | null = null;
  for (const rule of candidates(rules.commands, prepared.firstWords)) {
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
