import type { Span } from "../facts/span.ts";
import { afterKeywords, isKeyword } from "./leading-keywords.ts";
import type { SecondCommand, SecondReading } from "./second-reading.ts";

/** What is compared of a unit of the first reader; a `BashCommand` is one. */
export interface KnownCommand {
  readonly program: Span | null;
  readonly span: Span;
  readonly assignments: readonly Span[];
  readonly redirects: readonly (Span & { readonly target: Span | null })[];
}

/**
 * The commands that the second reader saw and no unit of the first covers (semantics 1.2).
 *
 * They are the same if they stand at the same program word, or if the second reader's word is a keyword, a quote, an
 * assignment or a redirect in front of it.
 *
 * @param text The text of `reading`.
 * @param origin Where an offset of `text` lies for the spans of `units`, if `text` is a payload within their text.
 * @returns Their spans are offsets into `text`.
 */
export function unmatched(
  reading: SecondReading,
  text: string,
  units: readonly KnownCommand[],
  origin: (offset: number) => number = (offset) => offset,
): readonly SecondCommand[] {
  if (reading.programs.length === 0) return [];
  const starts = startsOf(units);
  const elsewhere = reading.programs.filter((program) => !starts.has(origin(program.start)));
  if (elsewhere.length === 0) return [];
  const known: Known = { starts, heads: redirectHeads(units), origin };
  const missed = elsewhere.filter((program) => !covered(program, text, known));
  return missed.length === 0 ? [] : reading.describe(missed);
}

interface Known {
  readonly starts: ReadonlySet<number>;
  readonly heads: readonly Span[];
  readonly origin: (offset: number) => number;
}

function covered(program: Span, text: string, known: Known): boolean {
  if (standsAt(program.start, text, known)) return true;
  if (!isKeyword(text.slice(program.start, program.end))) return false;
  const next = afterKeywords(text, program.start);
  return next === null || standsAt(next, text, known);
}

/** Where a unit begins: its program, its assignments, or the whole of a construct. */
function startsOf(units: readonly KnownCommand[]): ReadonlySet<number> {
  const starts = new Set<number>();
  for (const unit of units) {
    starts.add(unit.span.start);
    if (unit.program !== null) starts.add(unit.program.start);
    for (const assignment of unit.assignments) starts.add(assignment.start);
  }
  return starts;
}

// What one reader counts to the word and the other does not: quotes, a backslash, `$` of `$'…'`, a carriage return, and
// the blanks of other alphabets, which are none for bash.
const SLACK = /['"\\$\r\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u3000\ufeff]/;
const SKIPPED = /(?:\\\n|[ \t'"\\$])*/y;

function standsAt(position: number, text: string, { starts, heads, origin }: Known): boolean {
  SKIPPED.lastIndex = position;
  if (starts.has(origin(position + (SKIPPED.exec(text)?.[0].length ?? 0)))) return true;
  let start = position;
  while (!starts.has(origin(start))) {
    if (start === 0 || !SLACK.test(text.charAt(start - 1))) return within(heads, origin(position));
    start -= 1;
  }
  return true;
}

/**
 * Descriptor, operator and the first character of the target: never a place where bash runs something, for a
 * substitution in a target begins behind its opening. Ordered by start.
 */
function redirectHeads(units: readonly KnownCommand[]): readonly Span[] {
  const heads = units.flatMap((unit) =>
    unit.redirects.map((redirect) => ({
      start: redirect.start,
      end: redirect.target === null ? redirect.end : redirect.target.start + 1,
    })),
  );
  return heads.sort((a, b) => a.start - b.start);
}

function within(heads: readonly Span[], position: number): boolean {
  let low = 0;
  let high = heads.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((heads[middle] as Span).start <= position) low = middle + 1;
    else high = middle;
  }
  const head = heads[low - 1];
  return head !== undefined && position < head.end;
}
