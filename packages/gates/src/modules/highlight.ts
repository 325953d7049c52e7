import type { Span } from "@bashgate/bash-parse";

/** Stretches of a text: spans (half-open UTF-16 offsets), every place where texts or patterns stand, or what a function picks. */
export type Highlight = Mark | readonly Mark[] | ((text: string) => readonly Span[]);

type Mark = string | RegExp | Span;

/** The stretches that a highlight marks in a text, in order, those that touch joined; what lies outside is left out. */
export function highlightedSpans(highlight: Highlight | null, text: string): readonly Span[] {
  if (highlight === null) return [];
  const marks = typeof highlight === "function" ? highlight(text) : isList(highlight) ? highlight : [highlight];
  const spans = marks.flatMap((mark) => spansOf(mark, text));
  const fitting = spans
    .map(({ start, end }) => ({ start: Math.max(0, start), end: Math.min(text.length, end) }))
    .filter(({ start, end }) => start < end)
    .sort((a, b) => a.start - b.start);
  const joined: { start: number; end: number }[] = [];
  for (const span of fitting) {
    const last = joined.at(-1);
    if (last !== undefined && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else joined.push({ ...span });
  }
  return joined;
}

function isList(highlight: Mark | readonly Mark[]): highlight is readonly Mark[] {
  return Array.isArray(highlight);
}

function spansOf(mark: Mark, text: string): readonly Span[] {
  if (typeof mark === "string") return mark === "" ? [] : placesOf(mark, text);
  if (!(mark instanceof RegExp)) return [mark];
  const all = new RegExp(mark.source, mark.flags.includes("g") ? mark.flags : `${mark.flags}g`);
  return [...text.matchAll(all)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

function placesOf(wanted: string, text: string): readonly Span[] {
  const spans: Span[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    spans.push({ start: at, end: at + wanted.length });
  }
  return spans;
}
