import { type Arity, createArity } from "./create-arity.ts";
import type { PatternSuggestion, Suggestion } from "./suggest/suggest.ts";

let builtin: Arity | null = null;

function builtinArity(): Arity {
  builtin ??= createArity();
  return builtin;
}

/**
 * The leading words that say what a command does, options and their values left out:
 * `["git", "-C", "/x", "remote", "add", "o"]` → `["git", "remote", "add"]`.
 *
 * @param words The command's words, quotes removed, the program first; leading assignments and wrappers are the caller's.
 * @returns Some of `words`, unchanged, in order; only the first for an unknown program; none for no words.
 */
export function prefix(words: readonly string[]): string[] {
  return builtinArity().prefix(words);
}

/**
 * The pattern to offer to whoever wants to allow a command from here on: `git checkout main` → `git checkout *`,
 * `npm run dev` → `npm run dev*`, `sudo apt update` → `sudo apt update*`, `ls` → `ls`. It never matches another subcommand
 * of the same program. What runs code (`python x.py`, `ssh host`) gives the exact text, in which `*`, `?` and `\` are escaped.
 *
 * @param command A line of bash. Leading comments and assignments are skipped; of a chain, the first command that has an
 *   effect of its own counts.
 * @returns `null` where no pattern would be safe: compound commands, unfinished lines, a program that is not fixed, code
 *   from a pipe or a heredoc. `""` for a blank line.
 */
export function suggestBashPattern(command: string): string | null {
  return builtinArity().suggestBashPattern(command);
}

/** All patterns for a command, from narrow to broad: its exact text, its subcommand, its program. */
export function suggestBashPatterns(command: string): PatternSuggestion[] {
  return builtinArity().suggestBashPatterns(command);
}

/** Prefix and pattern of a command line in one: `git -C /x push` → `["git", "push"]` and `git push*`. */
export function suggest(command: string): Suggestion {
  return builtinArity().suggest(command);
}

/**
 * Whether a command can do harm with the right operands, so that its exact text should be offered first: `rm`, `dd`,
 * `git push`, `terraform destroy`.
 *
 * @param words The command's words, quotes removed, the program first.
 */
export function isRisky(words: readonly string[]): boolean {
  return builtinArity().isRisky(words);
}
