import type { BashCommand, BashProgram, ShellToken } from "../../src/index.ts";

/**
 * A unit on one line: its context in parentheses, the wrappers around it, assignments, words, redirects, and in brackets
 * what is not certain of it. Words that are empty or hold a blank stand in `«»`; `…` marks unknown arguments.
 */
export function describeUnit(unit: BashCommand): string {
  const words = [...(unit.program === null ? [] : [unit.program]), ...unit.args].map(describeWord);
  const parts = [
    ...(unit.context.length > 0 ? [`(${unit.context.join(" ")})`] : []),
    ...unit.via.map(({ name }) => `${name} >`),
    ...unit.assignments.map(({ raw }) => raw),
    ...words,
    ...(unit.extraArgs === null ? [] : ["…"]),
    ...unit.redirects.map(({ raw }) => raw),
  ];
  const doubts = [
    ...(unit.dynamic ? ["dynamic"] : []),
    ...(unit.functionCall === null ? [] : [`${unit.functionCall} call`]),
    ...(unit.inner?.certain === false ? ["inner uncertain"] : []),
    ...(unit.opaque === null ? [] : [unit.opaque]),
    ...(unit.seenBy === "second" ? ["second reader"] : []),
  ];
  return [...parts, ...doubts.map((doubt) => `[${doubt}]`)].join(" ");
}

/** The gaps of a program: what each covers, and why. */
export function describeGaps(program: BashProgram): readonly string[] {
  return program.gaps.map(({ start, end, why }) => `${program.command.slice(start, end)}: ${why}`);
}

function describeWord({ text }: ShellToken): string {
  return text === "" || /\s/.test(text) ? `«${text}»` : text;
}
