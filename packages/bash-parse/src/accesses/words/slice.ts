import type { ShellToken, WordPiece } from "../../facts/shell-token.ts";

/** A stretch of a word's decoded text: the value in `--out=x`, the path in `@x`. Offsets count in `token.text`, half-open. */
export interface Slice {
  readonly token: ShellToken;
  readonly start: number;
  readonly end: number;
  /** What the stretch means after one more decoding (a file URL's), where that differs from the text. */
  readonly meaning?: string;
}

export function wholeSlice(token: ShellToken): Slice {
  return { token, start: 0, end: token.text.length };
}

export function sliceText(slice: Slice): string {
  return slice.meaning ?? slice.token.text.slice(slice.start, slice.end);
}

/** A part of a slice; offsets count from its start. */
export function subSlice(slice: Slice, start: number, end: number = slice.end - slice.start): Slice {
  if (slice.meaning !== undefined) return { ...slice, meaning: slice.meaning.slice(start, end) };
  return { token: slice.token, start: slice.start + start, end: slice.start + end };
}

/** The pieces of a slice in order; literal ones are cut at its ends, unknown ones are kept whole. */
export function slicePieces(slice: Slice): readonly WordPiece[] {
  const { token, start, end } = slice;
  if (slice.meaning !== undefined) return [{ kind: "literal", text: slice.meaning, quoted: true }];
  if (start === 0 && end === token.text.length) return token.pieces;
  const found: WordPiece[] = [];
  let offset = 0;
  for (const piece of token.pieces) {
    const from = Math.max(start, offset);
    const to = Math.min(end, offset + piece.text.length);
    if (from < to) {
      found.push(piece.kind === "unknown" ? piece : { ...piece, text: piece.text.slice(from - offset, to - offset) });
    }
    offset += piece.text.length;
  }
  return found;
}

/** Whether the word may become any number of words when it runs, also none. */
export function maySplit(token: ShellToken): boolean {
  return token.pieces.some((piece) => piece.kind === "unknown" && piece.splits);
}
