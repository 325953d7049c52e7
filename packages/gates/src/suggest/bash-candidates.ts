import type { Arity } from "@bashgate/bash-arity";
import { readInterpreter, readWrapper } from "@bashgate/bash-arity/wrappers";
import type { BashCommand, ShellToken } from "@bashgate/bash-parse";
import { readGlobalOptions } from "../forms/read-global-options.ts";
import { needsQuotes } from "../forms/word-form.ts";
import type { UnitFacts } from "../units/unit-facts.ts";
import type { Candidate } from "./suggest-for.ts";

/**
 * What could be approved for a unit that asks: its exact text, and the patterns of its command, the best one first. Only one
 * of the patterns is meant to be offered.
 */
export function bashCandidates(facts: UnitFacts, exactText: string | null, arity: Arity): BashCandidates {
  const { unit } = facts;
  const risky = arity.isRisky([unit.programName, ...unit.args.map(({ text }) => text)]);
  const exact = exactText === null ? null : { text: exactText, exact: true, risky };
  const patterns =
    facts.variables.length > 0 || runsItsInput(unit)
      ? []
      : patternsOf(unit, arity).filter((text) => text !== exactText);
  return { risky, exact, patterns: patterns.map((text) => ({ text, exact: false, risky })) };
}

/** What it runs comes from its standard input, which no pattern binds: `python3 <<E`, `su - u <<E`. */
function runsItsInput({ programName, args }: BashCommand): boolean {
  if (readInterpreter(programName, args)?.program.kind === "stdin") return true;
  return readWrapper(programName, args)?.inner.some(({ runs }) => runs === "stdin") ?? false;
}

export interface BashCandidates {
  /** It destroys: the exact text comes first (semantics 5.3). */
  readonly risky: boolean;
  readonly exact: Candidate | null;
  readonly patterns: readonly Candidate[];
}

/**
 * The arity table's patterns for a unit. Options in front of its subcommand are left out where its forms leave them out;
 * a pattern that keeps the others stands behind the one without them.
 */
function patternsOf(unit: BashCommand, arity: Arity): readonly string[] {
  if (unit.program === null || unit.dynamic || unit.opaque !== null) return [];
  const dropped = readGlobalOptions(unit.programName, unit.args).filter(
    ({ effect }) => effect === "harmless" || effect === "directory",
  );
  const args = unit.args.filter((_, at) => !dropped.some(({ start, end }) => at >= start && at < end));
  const line = [unit.program, ...args].map(spell).join(" ");
  const chosen = arity.suggestBashPattern(line);
  const kept = arity.suggestBashPatterns(line).filter(({ scope }) => scope === "subcommand");
  return [...(chosen === null ? [] : [chosen]), ...kept.map(({ pattern }) => pattern).reverse()];
}

/** A word so that it stays one word in a line of bash. */
function spell(token: ShellToken): string {
  if (token.dynamic) return '"$_"';
  return needsQuotes(token.text) ? `'${token.text.replaceAll("'", "'\\''")}'` : token.text;
}
