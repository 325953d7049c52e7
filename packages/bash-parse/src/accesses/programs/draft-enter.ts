import type { BashCommand } from "../../facts/bash-command.ts";
import type { AccessDraft } from "../access-draft.ts";
import type { ReaderInput } from "../draft-by-row.ts";
import { wholeSlice } from "../words/slice.ts";

/** `cd` and `pushd`: the directory that they go to; home where none is named. What `-` and `+1` stand for is not known here. */
export function draftEnter({ unit, words, state }: ReaderInput): readonly AccessDraft[] {
  if (unit.program === null) return [];
  const end = words.findIndex(({ text, dynamic }) => dynamic || !/^-[A-Za-z@]+$/.test(text));
  const target = words[end]?.text === "--" ? words[end + 1] : words[end];
  const { directories } = unit;
  const common = { use: "enter", source: "directory", basis: "meaning", recursive: false, directories } as const;
  if (target === undefined) {
    if (unit.programName === "pushd") return [];
    const implied = { path: "~", unknown: null, below: null };
    return [{ ...common, slice: wholeSlice(unit.program), implied }];
  }
  const slice = wholeSlice(target);
  if (!/^(?:-|[+-]\d+)$/.test(target.text)) {
    state.previous = unit.topLevel ? directories : null;
    return [{ ...common, slice }];
  }
  const back = target.text === "-" && isCertain(unit) ? state.previous : null;
  state.previous = null;
  if (back !== null && back.main !== null) {
    return [{ ...common, slice, implied: { path: back.main, unknown: null, below: null }, directories: back }];
  }
  const unknown = "an earlier directory, not known before it runs";
  return [{ ...common, slice, implied: { path: target.text, unknown, below: null } }];
}

/** Every `cd` before it went as written, in this very shell. */
function isCertain({ topLevel, directories, context }: BashCommand): boolean {
  return topLevel && directories.alternatives.length === 0 && context.every((one) => one === "condition");
}
