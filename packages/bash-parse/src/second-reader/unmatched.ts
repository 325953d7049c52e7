import type { Span } from "../facts/span.ts";
import { MAX_LENGTH } from "./bounds.ts";
import { afterKeywords, isKeyword } from "./leading-keywords.ts";
import { inertBodies } from "./long-data.ts";
import type { SecondCommand, SecondReading } from "./second-reading.ts";

interface KnownWord extends Span {
  readonly pieces: readonly { readonly kind: string; readonly text: string }[];
}

/** What is compared of a unit of the first reader; a `BashCommand` is one. */
export interface KnownCommand {
  readonly program: Span | null;
  readonly span: Span;
  readonly args?: readonly KnownWord[];
  readonly assignments: readonly Span[];
  readonly redirects: readonly (Span & {
    readonly target: Span | null;
    readonly heredoc?: { readonly body: Span } | null;
  })[];
}

/**
 * The commands that the second reader saw and no unit of the first covers (semantics 1.2).
 *
 * They are the same if they stand at the same program word, or if the second reader's word is a keyword, a quote, an
 * assignment or a redirect in front of it.
 *
 * @param text The text of `reading`.
 * @param origin Where an offset of `text` lies for the spans of `units`, if `text` is a payload within their text.
 * @param units May grow at its end while the result is gone through: what a new unit covers is not given any more. So a caller that
 *   reads each command with all that is nested in it does not read that again and again.
 * @param onLimit Called with the reason, lower case, if more was missed than is given: together no more than `MAX_LENGTH`
 *   characters, or commands within commands would be read as often as they are deep.
 * @returns Their spans are offsets into `text`.
 */
export function* unmatched(
  reading: SecondReading,
  text: string,
  units: readonly KnownCommand[],
  origin: Origin = (offset) => offset,
  onLimit: (why: string) => void = () => {},
): Generator<SecondCommand, void, undefined> {
  if (reading.programs.length === 0) return;
  const known = indexOf(units);
  const missed = reading.programs.filter(
    (program) => !known.starts.has(origin(program.start)) && !covered(program, text, known, origin),
  );
  if (missed.length === 0) return;
  const beside = outsideData(missed, text, units, origin);
  if (beside.length === 0) return;
  let length = 0;
  for (const command of reading.describe(beside)) {
    takeNewUnits(known, units);
    if (covered(command.program, text, known, origin)) continue;
    length += command.span.end - command.span.start;
    if (length > MAX_LENGTH) return onLimit("too much that the first reader did not see");
    yield command;
  }
}

/**
 * The programs that do not stand in data: in an extended pattern, or in the body of a heredoc in which bash runs nothing, as
 * the first reader and a scan of its own agree. The second reader takes the former for subshells, and the latter's lines for
 * commands where the body stands behind a pipe.
 */
function outsideData(
  programs: readonly Span[],
  text: string,
  units: readonly KnownCommand[],
  origin: Origin,
): readonly Span[] {
  const bodies = units.flatMap(({ redirects }) => redirects.flatMap(({ heredoc }) => lineBehind(heredoc)));
  const patterns = units.flatMap(({ args }) => args?.filter(isPattern) ?? []);
  const inert = bodies.length === 0 ? [] : inertBodies(text);
  return programs.filter(
    ({ start }) => !(holds(inert, start) && holds(bodies, origin(start))) && !holds(patterns, origin(start)),
  );
}

/** An argument with an extended pattern in which nothing runs: bash reads it as one, or not at all. */
function isPattern({ pieces }: KnownWord): boolean {
  return (
    pieces.some(({ kind, text }) => kind === "glob" && /^[@?*+!]\(/.test(text)) &&
    !pieces.some(({ kind, text }) => kind !== "literal" && /`|\$[({]|[<>]\(/.test(text))
  );
}

function holds(spans: readonly Span[], position: number): boolean {
  return spans.some(({ start, end }) => position >= start && position < end);
}

/** The body of a heredoc with the first character of the line that ends it. */
function lineBehind(heredoc: { readonly body: Span } | null | undefined): readonly Span[] {
  return heredoc == null ? [] : [{ start: heredoc.body.start, end: heredoc.body.end + 1 }];
}

/** Where units stand. */
interface Known {
  /** How many of the units are in it. */
  taken: number;
  /** Where a unit begins: its program, its assignments, or the whole of a construct. */
  readonly starts: Set<number>;
  heads: readonly Span[];
}

// The units of a command line are compared once for it and once for each payload; they are gone through only once.
const indexes = new WeakMap<readonly KnownCommand[], Known>();

function indexOf(units: readonly KnownCommand[]): Known {
  const known = indexes.get(units) ?? { taken: 0, starts: new Set(), heads: [] };
  indexes.set(units, known);
  takeNewUnits(known, units);
  return known;
}

function takeNewUnits(known: Known, units: readonly KnownCommand[]): void {
  if (known.taken === units.length) return;
  const added = units.slice(known.taken);
  known.taken = units.length;
  for (const unit of added) {
    known.starts.add(unit.span.start);
    if (unit.program !== null) known.starts.add(unit.program.start);
    for (const assignment of unit.assignments) known.starts.add(assignment.start);
  }
  const heads = redirectHeads(added);
  if (heads.length > 0) known.heads = [...known.heads, ...heads].sort((a, b) => a.start - b.start);
}

type Origin = (offset: number) => number;

function covered(program: Span, text: string, known: Known, origin: Origin): boolean {
  if (standsAt(program.start, text, known, origin)) return true;
  if (!isKeyword(text.slice(program.start, program.end))) return false;
  const next = afterKeywords(text, program.start);
  return next === null || standsAt(next, text, known, origin);
}

// What one reader counts to the word and the other does not: quotes, a backslash, `$` of `$'…'`, a carriage return, and
// the blanks of other alphabets, which are none for bash.
const SLACK = /['"\\$\r\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u3000\ufeff]/;
const SKIPPED = /(?:\\\n|[ \t'"\\$])*/y;

function standsAt(position: number, text: string, { starts, heads }: Known, origin: Origin): boolean {
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
 * substitution in a target begins behind its opening.
 */
function redirectHeads(units: readonly KnownCommand[]): readonly Span[] {
  return units.flatMap((unit) =>
    unit.redirects.map((redirect) => ({
      start: redirect.start,
      end: redirect.target === null ? redirect.end : redirect.target.start + 1,
    })),
  );
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
