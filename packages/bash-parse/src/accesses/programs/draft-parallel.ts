import type { AccessDraft } from "../access-draft.ts";
import { draftByRow, type ReaderInput } from "../draft-by-row.ts";
import { draftByShape } from "../draft-by-shape.ts";
import { draftsOfSlice } from "../draft-values.ts";
import { wholeSlice } from "../words/slice.ts";

/**
 * GNU `parallel`: what stands behind `:::` goes into the command that it runs, which may do anything with it; behind `::::`
 * stand files of such arguments.
 */
export function draftParallel(input: ReaderInput): readonly AccessDraft[] {
  const drafts = [...draftByRow(input)];
  let separator = "";
  for (const word of input.words) {
    if (/^:{3,4}\+?$/.test(word.text)) separator = word.text;
    else if (separator.startsWith("::::")) {
      const role = { use: "read", recursive: false, form: "plain" } as const;
      drafts.push(...draftsOfSlice(input, wholeSlice(word), role, "operand", input.unit.directories));
    } else if (separator !== "") drafts.push(...draftByShape(input.unit, [word]));
  }
  return drafts;
}
