import type { BashCommand } from "../facts/bash-command.ts";

/**
 * The words that a unit is fed with where the text holds them: a here-string, a heredoc, or an `echo` or `printf` that is
 * piped into it. They are what `xargs` adds to the command that it runs.
 */
export function pipedWords(unit: BashCommand, units: readonly BashCommand[]): readonly string[] {
  const texts = unit.redirects.flatMap(({ operator, target, heredoc }) =>
    operator === "<<<" && target !== null ? [target.text] : heredoc === null ? [] : [heredoc.text],
  );
  const before = units[unit.index - 1];
  if (before !== undefined && isPipedInto(before, unit) && /^(?:echo|printf)$/.test(before.programName)) {
    texts.push(...before.args.map(({ text }) => text).filter((text) => !text.includes("%")));
  }
  return texts.flatMap((text) => text.split(/[\s\0]+/)).filter((word) => word !== "" && !word.startsWith("-"));
}

/** Both stand in a pipeline, and nothing but the operator and blanks between them. */
function isPipedInto(before: BashCommand, unit: BashCommand): boolean {
  const between = unit.span.start - before.span.end;
  return between > 0 && between <= 4 && [before, unit].every(({ context }) => context.includes("pipeline"));
}
