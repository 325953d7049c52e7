import type { Span } from "@bashgate/bash-parse";
import { displayWidth } from "./display-width.ts";
import { escapeText } from "./escape-text.ts";

/** How `underlineSpan` lays out its lines. */
export interface UnderlineOptions {
  /** Columns that one line may take; longer ones are cut around the span. */
  readonly width: number;
  /** Lines of the command that are shown at most; 4 if not given. */
  readonly lines?: number;
}

interface Cell {
  readonly text: string;
  readonly width: number;
  readonly marked: boolean;
}

/**
 * The lines of a command line that a span touches, escaped for people, each with a line of `^` below the marked part.
 *
 * @param span Half-open, UTF-16 offsets into `command`. An empty span marks the place with one `^`.
 */
export function underlineSpan(command: string, span: Span, options: UnderlineOptions): readonly string[] {
  const limit = options.lines ?? 4;
  const out: string[] = [];
  let shown = 0;
  let hidden = 0;
  let start = 0;
  for (const line of command.split("\n")) {
    const end = start + line.length;
    if (touches(span, start, end)) {
      if (shown < limit) {
        out.push(...underlineLine(line, { start: span.start - start, end: span.end - start }, options.width));
        shown++;
      } else hidden++;
    }
    start = end + 1;
  }
  if (hidden > 0) out.push(`… ${hidden} more ${hidden === 1 ? "line" : "lines"}`);
  return out;
}

function touches(span: Span, start: number, end: number): boolean {
  if (span.start === span.end) return span.start >= start && span.start <= end;
  return span.start <= end && span.end > start && !(span.start === end && start !== end);
}

function underlineLine(line: string, span: Span, width: number): readonly string[] {
  const { cells, before, after } = cut(toCells(line, span), width);
  const text = cells.map((cell) => cell.text).join("");
  const marks = cells.map((cell) => (cell.marked ? "^" : " ").repeat(cell.width)).join("");
  const under = marks.trimEnd() === "" ? `${" ".repeat(displayWidth(text))}^` : marks.trimEnd();
  return [`${before ? "…" : ""}${text}${after ? "…" : ""}`, `${before ? " " : ""}${under}`];
}

function toCells(line: string, span: Span): readonly Cell[] {
  const cells: Cell[] = [];
  let offset = 0;
  for (const character of line) {
    const text = escapeText(character);
    const inside = offset < span.end && offset + character.length > span.start;
    const at = span.start === span.end && offset === span.start;
    cells.push({ text, width: displayWidth(text), marked: inside || at });
    offset += character.length;
  }
  return cells;
}

/** Cuts a long line so that the beginning of the marked part stays in sight. */
function cut(cells: readonly Cell[], width: number): { cells: readonly Cell[]; before: boolean; after: boolean } {
  const total = cells.reduce((sum, cell) => sum + cell.width, 0);
  if (total <= width) return { cells, before: false, after: false };
  const room = Math.max(1, width - 2);
  const marked = Math.max(
    0,
    cells.findIndex((cell) => cell.marked),
  );
  let first = marked;
  let lead = 0;
  while (first > 0 && lead + (cells[first - 1]?.width ?? 0) <= Math.floor(room / 3)) {
    first--;
    lead += cells[first]?.width ?? 0;
  }
  let last = first;
  let used = 0;
  while (last < cells.length && used + (cells[last]?.width ?? 0) <= room) {
    used += cells[last]?.width ?? 0;
    last++;
  }
  while (last === cells.length && first > 0 && used + (cells[first - 1]?.width ?? 0) <= room) {
    first--;
    used += cells[first]?.width ?? 0;
  }
  return { cells: cells.slice(first, last), before: first > 0, after: last < cells.length };
}
