import type { Span } from "../facts/span.ts";
import { type HeredocStart, heredocBody, heredocStart } from "./heredoc-extent.ts";

/** Data longer than this is not worth the second reader's time, in UTF-16 code units. */
const LONG: number = 1024;

/** A stretch in which bash runs nothing and expands nothing, and what may stand for it. */
export interface LongData extends Span {
  readonly standIn: string;
}

/**
 * Where a text holds long data: the inside of quotes without an expansion, the body of a heredoc whose delimiter is quoted.
 *
 * This reads quotes, comments and heredocs on its own, so that neither reader's view of a text shapes the other's. Where
 * it is in doubt it stops: what is not replaced is read.
 */
export function longData(text: string): readonly LongData[] {
  if (text.length <= LONG) return [];
  const scan: Scan = { text, position: 0, found: [], bodies: [], heredocs: [], open: [] };
  while (scan.position < text.length && step(scan)) {}
  return scan.found;
}

/** The bodies of heredocs in which bash runs nothing, their last lines included: the delimiter is quoted, or no substitution stands in it. */
export function inertBodies(text: string): readonly Span[] {
  const scan: Scan = { text, position: 0, found: [], bodies: [], heredocs: [], open: [] };
  while (scan.position < text.length && step(scan)) {}
  return scan.bodies;
}

interface Scan {
  readonly text: string;
  position: number;
  readonly found: LongData[];
  /** Bodies of heredocs that run nothing. */
  readonly bodies: Span[];
  /** Heredocs whose bodies begin at the next newline. */
  heredocs: HeredocStart[];
  /** What is open around the position, innermost last. */
  readonly open: ("(" | "`" | '"' | "{")[];
}

/** One character or one quoted stretch; `false` to stop. */
function step(scan: Scan): boolean {
  const character = scan.text.charAt(scan.position);
  switch (character) {
    case "\\":
      scan.position += 2;
      return true;
    case '"':
      return doubleQuote(scan);
    case "$":
      return dollar(scan);
    case "`":
      return toggle(scan, "`");
    case "}":
      if (scan.open.at(-1) === "{") scan.open.pop();
      break;
    default:
      if (inDoubleQuotes(scan)) break;
      return outsideQuotes(scan, character);
  }
  scan.position += 1;
  return true;
}

function outsideQuotes(scan: Scan, character: string): boolean {
  switch (character) {
    case "'":
      return singleQuotes(scan, scan.position + 1);
    case "(":
      scan.open.push("(");
      break;
    case ")":
      if (scan.open.at(-1) === "(") scan.open.pop();
      break;
    case "#":
      if (atWordStart(scan)) return skipTo(scan, scan.text.indexOf("\n", scan.position));
      break;
    case "<":
      if (scan.text.startsWith("<<", scan.position)) return heredoc(scan);
      break;
    case "\n":
      scan.position += 1;
      return heredocBodies(scan);
    case "c":
      // The `)` of a pattern closes nothing, and telling it from another takes a parser.
      if (scan.open.length > 0 && atWordStart(scan) && scan.text.startsWith("case", scan.position)) return false;
      break;
  }
  scan.position += 1;
  return true;
}

function doubleQuote(scan: Scan): boolean {
  if (scan.open.at(-1) === '"') return toggle(scan, '"');
  const start = scan.position + 1;
  PLAIN_TO_QUOTE.lastIndex = start;
  const end = start + (PLAIN_TO_QUOTE.exec(scan.text)?.[0].length ?? 0);
  if (scan.text.charAt(end) !== '"') return toggle(scan, '"');
  addIfLong(scan, { start, end, standIn: "x" });
  scan.position = end + 1;
  return true;
}

const PLAIN_TO_QUOTE = /[^"$`\\]*/y;

function singleQuotes(scan: Scan, start: number): boolean {
  const end = scan.text.indexOf("'", start);
  if (end === -1) return false;
  addIfLong(scan, { start, end, standIn: "x" });
  scan.position = end + 1;
  return true;
}

function dollar(scan: Scan): boolean {
  const next = scan.text.charAt(scan.position + 1);
  if (next === "'" && !inDoubleQuotes(scan)) return ansiQuotes(scan);
  if (next === "(" || next === "{") scan.open.push(next);
  scan.position += next === "(" || next === "{" ? 2 : 1;
  return true;
}

function ansiQuotes(scan: Scan): boolean {
  const start = scan.position + 2;
  let end = start;
  while (end < scan.text.length && scan.text.charAt(end) !== "'") end += scan.text.charAt(end) === "\\" ? 2 : 1;
  if (end >= scan.text.length) return false;
  addIfLong(scan, { start, end, standIn: "x" });
  scan.position = end + 1;
  return true;
}

function heredoc(scan: Scan): boolean {
  if (scan.text.startsWith("<<<", scan.position)) {
    scan.position += 3;
    return true;
  }
  const start = heredocStart(scan.text, scan.position);
  // In a substitution the body may end with the substitution; `1<<2` in arithmetic has none.
  if (start === null || scan.open.includes("`")) return false;
  scan.heredocs.push(start);
  scan.position = start.end;
  return true;
}

function heredocBodies(scan: Scan): boolean {
  for (const start of scan.heredocs) {
    const body = heredocBody(scan.text, scan.position, start);
    if (body === null) return false;
    if (start.quoted || !SUBSTITUTION.test(scan.text.slice(body.start, body.end)))
      scan.bodies.push({ start: body.start, end: body.next });
    if (start.quoted) addIfLong(scan, { ...body, standIn: start.delimiter === "x" ? "xx\n" : "x\n" });
    scan.position = body.next;
  }
  scan.heredocs = [];
  return true;
}

// `$((` is arithmetic; where it is not, the first reader has units for what it runs.
const SUBSTITUTION = /`|\$\((?!\()|\$\{[ |]/;

function toggle(scan: Scan, mark: "`" | '"'): boolean {
  if (scan.open.at(-1) === mark) scan.open.pop();
  else scan.open.push(mark);
  scan.position += 1;
  return true;
}

/** In double quotes, or in an expansion directly within them: a `'` is an ordinary character there. */
function inDoubleQuotes(scan: Scan): boolean {
  for (let index = scan.open.length - 1; index >= 0; index -= 1) {
    if (scan.open[index] === '"') return true;
    if (scan.open[index] !== "{") return false;
  }
  return false;
}

function atWordStart(scan: Scan): boolean {
  return scan.position === 0 || /[\s;&|()`]/.test(scan.text.charAt(scan.position - 1));
}

function skipTo(scan: Scan, position: number): boolean {
  if (position === -1) return false;
  scan.position = position;
  return true;
}

function addIfLong(scan: Scan, data: Span & { standIn: string }): void {
  if (data.end - data.start <= LONG) return;
  scan.found.push({ start: data.start, end: data.end, standIn: data.standIn });
}
