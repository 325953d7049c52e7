import type { BashCommand } from "../facts/bash-command.ts";
import type { ShellToken } from "../facts/shell-token.ts";

/** The words of a unit that are its own: without those of a command that it runs. */
export function ownWords(unit: BashCommand, units: readonly BashCommand[]): readonly ShellToken[] {
  const inner = (unit.inner?.units ?? []).flatMap((place) => units[place] ?? []);
  if (inner.length === 0) return unit.args;
  return unit.args.filter((word) => !inner.some(({ span }) => overlap(word, span)));
}

/** They share a character: the word is part of the inner command, or holds it as code. */
function overlap(word: ShellToken, { start, end }: { readonly start: number; readonly end: number }): boolean {
  return word.start < end && start < word.end;
}
