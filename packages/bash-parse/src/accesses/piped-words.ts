import type { BashCommand, ShellRedirect } from "../facts/bash-command.ts";
import type { Producer } from "../facts/shell-token.ts";
import { producerOfCommand } from "../scope/known-producers.ts";
import { ShellUnit } from "../units/shell-unit.ts";

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
    const words = before.args.map(({ text }) => text).filter((text) => !text.includes("%"));
    texts.push(...words, ...words.map((text) => text.replace(/\\(?:0+|[nrt])/g, " ")));
  }
  const words = texts.flatMap((text) => text.split(/[\s\0]+/));
  return [...new Set(words)].filter((word) => word !== "" && !word.startsWith("-"));
}

/** What is known of the output that is piped into a unit: `inside` for `find . | xargs rm`; `null`: nothing. */
export function pipedProducer(unit: BashCommand, units: readonly BashCommand[]): Producer | null {
  const before = units[unit.index - 1];
  if (before === undefined || !isPipedInto(before, unit) || !(before instanceof ShellUnit)) return null;
  const isPlain = !before.dynamic && before.functionCall === null && before.redirects.every(isOfErrors);
  return isPlain && before.program?.text.includes("/") === false ? producerOfCommand(before) : null;
}

function isOfErrors({ operator, descriptor }: ShellRedirect): boolean {
  return descriptor === "2" && operator !== ">&";
}

/** Both stand in a pipeline, and nothing but the operator and blanks between them. */
function isPipedInto(before: BashCommand, unit: BashCommand): boolean {
  const between = unit.span.start - before.span.end;
  return between > 0 && between <= 4 && [before, unit].every(({ context }) => context.includes("pipeline"));
}
