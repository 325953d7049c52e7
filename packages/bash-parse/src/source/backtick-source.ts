import { type SourceText, SourceTextBuilder } from "./source-text.ts";

/**
 * The code between backticks after the backslashes that bash removes there, mapped to the text around it.
 *
 * @param start,end The offsets of the code, the backticks left out.
 * @param quoted Stands in double quotes, where `\"` loses its backslash too.
 */
export function backtickSource(outer: SourceText, start: number, end: number, quoted: boolean): SourceText {
  const builder = new SourceTextBuilder(outer);
  const { text } = outer;
  let run = start;
  let position = start;
  while (position < end) {
    if (text[position] !== "\\" || position + 1 >= end) {
      position++;
      continue;
    }
    const next = text[position + 1] ?? "";
    if (next === "$" || next === "`" || next === "\\" || (quoted && next === '"')) {
      builder.appendSame(text.slice(run, position), run);
      builder.appendProduced(next, position, position + 2, false);
      run = position + 2;
    }
    position += 2;
  }
  builder.appendSame(text.slice(run, end), run);
  return builder.build();
}
