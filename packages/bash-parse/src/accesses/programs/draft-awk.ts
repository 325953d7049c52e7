import type { AccessDraft } from "../access-draft.ts";
import { draftByRow, type ReaderInput } from "../draft-by-row.ts";
import { sliceText } from "../words/slice.ts";

/** `gawk -i inplace` rewrites the files that it reads; else `awk` follows its row. */
export function draftAwk(input: ReaderInput): readonly AccessDraft[] {
  const inPlace = input.parsed.values.filter(
    ({ option, slice }) => /^(?:-i|--include)$/.test(option) && /^inplace(?:\.awk)?$/.test(sliceText(slice)),
  );
  if (inPlace.length === 0) return draftByRow(input);
  const library = new Set(inPlace.map(({ slice }) => slice.token));
  return draftByRow(input)
    .filter(({ slice }) => !library.has(slice.token))
    .map((draft) => (draft.source === "operand" && draft.use === "read" ? { ...draft, use: "both" } : draft));
}
