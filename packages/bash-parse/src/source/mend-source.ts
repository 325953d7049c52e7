import { type SourceText, SourceTextBuilder } from "./source-text.ts";

/** A stretch of a text and what stands for it. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * A text with the places changed at which the reader fails although bash does not, so that it means the same to both.
 *
 * @param errors Where the reader failed: only what stands there is changed, for elsewhere it may be quoted text.
 * @returns `null` where there is nothing to change.
 */
export function mendSource(source: SourceText, errors: readonly { readonly pos: number }[]): SourceText | null {
  const { text } = source;
  const edits = [...brokenOperators(text, errors), ...testedWords(text, errors)].sort((a, b) => a.start - b.start);
  if (edits.length === 0) return null;
  const builder = new SourceTextBuilder(source);
  let from = 0;
  for (const edit of edits) {
    builder.appendSame(text.slice(from, edit.start), from);
    builder.appendProduced(edit.text, edit.start, edit.end, false);
    from = edit.end;
  }
  builder.appendSame(text.slice(from), from);
  return builder.build();
}

/** Line continuations between the characters of one operator (`&\` newline `&`), which bash removes before it looks for operators. */
function* brokenOperators(text: string, errors: readonly { readonly pos: number }[]): Generator<Edit> {
  if (!text.includes("\\\n")) return;
  for (const { index, 0: continuation } of text.matchAll(/(?<=[&|<>;(])(?:\\\n)+(?=[&|<>;(-])/g)) {
    const end = index + continuation.length;
    if (errors.some(({ pos }) => pos >= index - 2 && pos <= end + 1)) yield { start: index, end, text: "" };
  }
}

/** `[[ ! == x ]]`: a `!` in front of a binary operator is a word. The reader takes it for a negation and fails at `x`. */
function* testedWords(text: string, errors: readonly { readonly pos: number }[]): Generator<Edit> {
  for (const { pos } of errors) {
    const found = /!\s+(?:==?|!=|=~|<|>|-(?:eq|ne|lt|le|gt|ge|nt|ot|ef))\s+$/.exec(
      text.slice(Math.max(0, pos - 64), pos),
    );
    if (found === null) continue;
    const start = pos - found[0].length;
    yield { start, end: start + 1, text: "\\!" };
  }
}
