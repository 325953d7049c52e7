import type { BashCommand } from "../facts/bash-command.ts";
import type { ShellToken } from "../facts/shell-token.ts";

/** Whether words certainly belong to a command that the unit runs: they are that command's, or hold it as code. */
export function innerWords(unit: BashCommand, units: readonly BashCommand[]): (word: ShellToken) => boolean {
  const inner = (unit.inner?.certain === true ? unit.inner.units : []).flatMap((place) => units[place] ?? []);
  return (word) => inner.some(({ span }) => word.start < span.end && span.start < word.end);
}
