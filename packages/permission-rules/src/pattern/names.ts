import type { Action, RuleOrigin } from "../evaluate/verdict.ts";
import { type CommandPattern, compileCommandPattern } from "./command-pattern.ts";
import { compileWildcard, matchesWildcard, prepareForm } from "./wildcard.ts";

/** The program that a pattern's first word is, without a wildcard; else `null` (semantics 2.4). */
export function nameOf(pattern: string): string | null {
  return compileCommandPattern(pattern, null).programName;
}

/**
 * Whether a rule's pattern names a program: for an allow its first word is that name, for a deny or ask its first word can
 * match it. `*` alone names nothing (semantics 2.4).
 */
export function namesProgram(pattern: CommandPattern, action: Action, program: string): boolean {
  if (pattern.catchAll || !pattern.program) return false;
  if (action === "allow") return pattern.program.literal && pattern.program.prefix === program;
  return matchesWildcard(pattern.program, prepareForm([program]));
}

/** The same for a rule by its origin, structural ones too. */
export function ruleNames({ pattern, action, structural }: RuleOrigin, program: string): boolean {
  if (!structural) return namesProgram(compileCommandPattern(pattern, null), action, program);
  const [programs] = pattern.split(" ", 1);
  return (programs ?? "")
    .split("|")
    .some((name) => name !== "*" && matchesWildcard(compileWildcard(name), prepareForm([program])));
}

/**
 * Whether a pattern's literal text reaches into the inner program of a wrapper: `sudo apt *` behind `sudo` does, `sudo *`
 * does not (semantics 3.8).
 *
 * @param wrapper All words in front of the inner program, parted by single blanks: `sudo -u root`.
 */
export function literalReach(pattern: string, wrapper: string): boolean {
  const head = `${wrapper.trimEnd()} `;
  const { prefix } = compileWildcard(pattern.trim());
  return prefix.length > head.length && prefix.startsWith(head);
}
