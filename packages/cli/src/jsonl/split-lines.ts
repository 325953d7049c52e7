/** One line of input, without its line feed, or the news that it was too long to be kept. */
export type InputLine = { readonly kind: "line"; readonly text: string } | { readonly kind: "too-long" };

/**
 * Cuts a stream of UTF-8 into lines at line feeds only, holding no more than one line at a time. What follows the last line
 * feed is a line if it is not empty. A byte order mark at the very beginning is dropped; bytes that are not UTF-8 become
 * U+FFFD.
 *
 * @param limit UTF-16 code units that one line may have. The rest of a longer one is skipped.
 */
export async function* splitLines(chunks: AsyncIterable<Uint8Array>, limit: number): AsyncGenerator<InputLine> {
  const decoder = new TextDecoder();
  let parts: string[] = [];
  let length = 0;
  const finish = (): InputLine => {
    const line: InputLine = length > limit ? { kind: "too-long" } : { kind: "line", text: parts.join("") };
    parts = [];
    length = 0;
    return line;
  };
  const add = (text: string): void => {
    length += text.length;
    if (length <= limit) parts.push(text);
    else parts = [];
  };
  for await (const chunk of chunks) {
    const text = decoder.decode(chunk, { stream: true });
    let start = 0;
    for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", start)) {
      add(text.slice(start, end));
      yield finish();
      start = end + 1;
    }
    if (start < text.length) add(text.slice(start));
  }
  add(decoder.decode());
  if (length > 0) yield finish();
}
