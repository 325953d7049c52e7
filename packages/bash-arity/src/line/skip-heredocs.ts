/**
 * Skips the bodies of heredocs that begin at a line's start.
 *
 * @returns The place behind the last delimiter's line; `null` if one is missing.
 */
export function skipHeredocs(text: string, start: number, delimiters: readonly string[]): number | null {
  let at = start;
  for (const delimiter of delimiters) {
    for (;;) {
      if (at >= text.length) return null;
      const newline = text.indexOf("\n", at);
      const end = newline < 0 ? text.length : newline;
      const line = text.slice(at, end).replace(/^\t+/, "");
      at = newline < 0 ? text.length : newline + 1;
      if (line === delimiter) break;
    }
  }
  return at;
}
