import { isRisky, suggestBashPattern } from "@bashgate/bash-arity";
import type { BashCommand } from "@bashgate/bash-parse";
import { readGlobalOptions } from "../forms/read-global-options.ts";
import { needsQuotes } from "../forms/word-form.ts";
import type { UnitFacts } from "../units/unit-facts.ts";
import type { Candidate } from "./suggest-for.ts";

/** What could be approved for a unit that asks: the pattern of its command, and its exact text. */
export function bashCandidates(facts: UnitFacts, exactText: string | null): readonly Candidate[] {
  const { unit } = facts;
  const risky = isRisky([unit.programName, ...unit.args.map(({ text }) => text)]);
  const exact: readonly Candidate[] =
    exactText === null || unit.dynamic ? [] : [{ text: exactText, exact: true, risky }];
  const pattern = facts.variables.length > 0 ? null : patternOf(unit);
  if (pattern === null || pattern === exactText) return exact;
  const broad: Candidate = { text: pattern, exact: false, risky };
  return risky ? [...exact, broad] : [broad, ...exact];
}

/** The arity table's pattern for a unit, options in front of its subcommand left out as its forms leave them out. */
function patternOf(unit: BashCommand): string | null {
  if (unit.program === null || unit.dynamic || unit.opaque !== null) return null;
  const dropped = readGlobalOptions(unit.programName, unit.args).filter(
    ({ effect }) => effect === "harmless" || effect === "directory",
  );
  const args = unit.args.filter((_, at) => !dropped.some(({ start, end }) => at >= start && at < end));
  const words = [unit.program, ...args].map((token) => {
    if (token.dynamic) return '"$_"';
    return needsQuotes(token.text) ? `'${token.text.replaceAll("'", "'\\''")}'` : token.text;
  });
  return suggestBashPattern(words.join(" "));
}
