import type { Span } from "../facts/span.ts";

/** A `<<` or `<<-` with its delimiter. */
export interface HeredocStart {
  /** Quotes removed. */
  readonly delimiter: string;
  /** The body is taken as it is. */
  readonly quoted: boolean;
  /** `<<-`: tabs in front of a line do not count. */
  readonly tabs: boolean;
  /** Offset behind the delimiter. */
  readonly end: number;
}

// A delimiter of plain characters, bare or in one pair of quotes.
const START = /<<(-?)[ \t]*(?:'([^'\n]+)'|"([^"$`\\\n]+)"|\\?([\w.+:,@%/-]+))(?=[\s;&|<>()]|$)/y;

/** Reads the operator at `position`; `null` if its delimiter is not of the plain kinds. */
export function heredocStart(text: string, position: number): HeredocStart | null {
  START.lastIndex = position;
  const found = START.exec(text);
  if (found === null) return null;
  const [whole, dash, single, double, bare] = found;
  const delimiter = single ?? double ?? bare ?? "";
  const quoted = bare === undefined || whole.includes("\\");
  return { delimiter, quoted, tabs: dash === "-", end: START.lastIndex };
}

/**
 * The body that begins at `start`, without its last line; `next` is the offset behind that line.
 *
 * @returns `null` if no line ends it, or if it cannot be told which.
 */
export function heredocBody(
  text: string,
  start: number,
  heredoc: HeredocStart,
): (Span & { readonly next: number }) | null {
  let line = start;
  while (line < text.length) {
    const newline = text.indexOf("\n", line);
    const lineEnd = newline === -1 ? text.length : newline;
    const written = text.slice(line, lineEnd);
    const content = heredoc.tabs ? written.replace(/^\t+/, "") : written;
    if (content === heredoc.delimiter) return { start, end: line, next: Math.min(lineEnd + 1, text.length) };
    // The next line is a continuation of this one and may not be the last, whatever it says.
    if (!heredoc.quoted && content.endsWith("\\")) return null;
    line = lineEnd + 1;
  }
  return null;
}
