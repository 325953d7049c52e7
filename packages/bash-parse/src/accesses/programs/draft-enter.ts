import type { AccessDraft } from "../access-draft.ts";
import type { ReaderInput } from "../draft-by-row.ts";
import { wholeSlice } from "../words/slice.ts";

/** `cd` and `pushd`: the directory that they go to; home where none is named. What `-` and `+1` stand for is not known here. */
export function draftEnter({ unit, words }: ReaderInput): readonly AccessDraft[] {
  if (unit.program === null) return [];
  const option = (text: string) => /^-[A-Za-z@]+$/.test(text) || text === "--";
  const target = words.find(({ text, dynamic }) => dynamic || !option(text));
  const { directories } = unit;
  const common = { use: "enter", source: "directory", basis: "meaning", recursive: false, directories } as const;
  if (target === undefined) {
    if (unit.programName === "pushd") return [];
    const implied = { path: "~", unknown: null, below: null };
    return [{ ...common, slice: wholeSlice(unit.program), implied }];
  }
  const slice = wholeSlice(target);
  if (!/^(?:-|[+-]\d+)$/.test(target.text)) return [{ ...common, slice }];
  const unknown = "an earlier directory, not known before it runs";
  return [{ ...common, slice, implied: { path: target.text, unknown, below: null } }];
}
