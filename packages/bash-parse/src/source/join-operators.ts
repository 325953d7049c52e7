import { type SourceText, SourceTextBuilder } from "./source-text.ts";

/**
 * A text without the line continuations that stand between the characters of one operator (`&\` newline `&`), which bash
 * removes before it looks for operators.
 *
 * @param errors Where the reader failed: only continuations there are removed, for elsewhere they may be quoted text.
 * @returns `null` where there are none.
 */
export function joinOperators(source: SourceText, errors: readonly { readonly pos: number }[]): SourceText | null {
  const { text } = source;
  if (!text.includes("\\\n")) return null;
  const builder = new SourceTextBuilder(source);
  let from = 0;
  for (const match of text.matchAll(/(?<=[&|<>;(])(?:\\\n)+(?=[&|<>;(-])/g)) {
    const end = match.index + match[0].length;
    if (!errors.some(({ pos }) => pos >= match.index - 2 && pos <= end + 1)) continue;
    builder.appendSame(text.slice(from, match.index), from);
    from = end;
  }
  if (from === 0) return null;
  builder.appendSame(text.slice(from), from);
  return builder.build();
}
