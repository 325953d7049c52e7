import type { Directories } from "../../facts/directory.ts";
import type { AccessDraft } from "../access-draft.ts";
import { type Slice, slicePieces, subSlice } from "../words/slice.ts";
import { awkFiles } from "./awk-files.ts";
import { sedFiles } from "./sed-files.ts";

/** A file that a script names, as a stretch of the script. */
export interface ScriptFile {
  readonly start: number;
  readonly end: number;
  readonly use: "read" | "write";
  /** The name is put together when the script runs, or the script could not be read that far. */
  readonly unknown: string | null;
}

/** The files that a sed or awk script given as a word reads and writes. */
export function scriptDrafts(
  form: "sedscript" | "awkscript",
  slice: Slice,
  directories: Directories,
): readonly AccessDraft[] {
  const text = maskUnknown(slice);
  const files = form === "sedscript" ? sedFiles(text) : awkFiles(text);
  return files.map(({ start, end, use, unknown }) => {
    const draft = {
      slice: subSlice(slice, start, end),
      use,
      source: "operand",
      basis: "meaning",
      recursive: false,
      directories,
    } as const;
    return unknown === null ? draft : { ...draft, implied: { path: text.slice(start, end), unknown, below: null } };
  });
}

/** The script with letters in place of what is not known, so that `$x` or `${x//a/b}` in it is not read as script. */
function maskUnknown(slice: Slice): string {
  return slicePieces(slice)
    .map((piece) => (piece.kind === "unknown" ? "x".repeat(piece.text.length) : piece.text))
    .join("");
}
