import type { DoubleQuotedChild, Word, WordPart } from "unbash";
import { decodeAnsiC } from "./ansi-c-quoting.ts";
import type { UnknownFragment, WordItem } from "./fragment.ts";
import { readParameter, readSimpleParameter } from "./read-parameter.ts";
import type { WordScope } from "./word-scope.ts";

/** A word taken apart: quotes off, expansions resolved as far as the text fixes them, braces and tildes still in place. */
export function readWord(word: Word, scope: WordScope): WordItem[] {
  const items: WordItem[] = [];
  const parts = word.parts;
  if (parts !== undefined) {
    for (const part of parts) readPart(part, scope, items);
  } else if (isPlain(word.text) || !mayExpand(word.text)) {
    readBare(word.text, word.pos, items);
  } else {
    scope.gap(word.pos, word.end, "nested too deeply to be read");
    items.push(unknown(word.text, word.pos, word.end, true));
  }
  return items;
}

/** The parts of a heredoc body or of double quotes. */
export function readQuotedParts(
  parts: readonly WordPart[],
  scope: WordScope,
  items: WordItem[],
  heredoc: boolean,
): void {
  for (const part of parts) readQuotedPart(part as DoubleQuotedChild, scope, items, heredoc);
}

/** An unknown value without anything known of it. */
export function unknown(text: string, position: number, end: number, splits: boolean): UnknownFragment {
  return { kind: "unknown", text, position, end, splits, producer: null, candidates: [] };
}

/** Unquoted text: backslashes quote the next character, a backslash before a newline vanishes with it. */
export function readBare(text: string, position: number, items: WordItem[]): void {
  let from = 0;
  for (let slash = text.indexOf("\\"); slash !== -1; slash = text.indexOf("\\", from)) {
    if (slash > from)
      items.push({ kind: "bare", text: text.slice(from, slash), position: position + from, end: position + slash });
    const next = text[slash + 1];
    if (next === undefined) {
      items.push({ kind: "quoted", text: "\\", position: position + slash, end: position + slash + 1 });
    } else if (next !== "\n") {
      items.push({ kind: "quoted", text: next, position: position + slash, end: position + slash + 2 });
    }
    from = slash + 2;
  }
  if (from < text.length)
    items.push({ kind: "bare", text: text.slice(from), position: position + from, end: position + text.length });
}

function readPart(part: WordPart, scope: WordScope, items: WordItem[]): void {
  switch (part.type) {
    case "Literal":
      readBare(part.text, part.pos, items);
      return;
    case "Glob":
      for (const inner of part.parts ?? []) readPart(inner, scope, []);
      items.push({ kind: "glob", text: part.text, position: part.pos, end: part.end });
      return;
    case "ExtendedGlob":
      for (const inner of part.parts ?? []) readPart(inner, scope, []);
      items.push({ kind: "glob", text: part.text, position: part.pos, end: part.end });
      return;
    case "SingleQuoted":
      items.push({ kind: "quoted", text: part.value, position: part.pos + 1, end: part.pos + 1 + part.value.length });
      return;
    case "AnsiCQuoted":
      readAnsiC(part.text, part.pos, items);
      return;
    case "DoubleQuoted":
    case "LocaleString":
      if (part.parts.length === 0) items.push({ kind: "quoted", text: "", position: part.pos, end: part.end });
      for (const inner of part.parts) readQuotedPart(inner, scope, items, false);
      return;
    case "BraceExpansion":
      readBraces(part, scope, items);
      return;
    case "SimpleExpansion":
      items.push(...readSimpleParameter(part, scope, items, false));
      return;
    case "ParameterExpansion":
      items.push(...readParameter(part, scope, items, false));
      return;
    case "CommandExpansion":
    case "ProcessSubstitution":
      readSubstitution(part, scope, items, false);
      return;
    case "ArithmeticExpansion":
      readArithmetic(part, scope, items);
      return;
    default:
      unreachable(part);
  }
}

function readQuotedPart(part: DoubleQuotedChild, scope: WordScope, items: WordItem[], heredoc: boolean): void {
  switch (part.type) {
    case "Literal":
      readDoubleQuoted(part.text, part.pos, items, heredoc);
      return;
    case "SimpleExpansion":
      items.push(...readSimpleParameter(part, scope, items, true));
      return;
    case "ParameterExpansion":
      items.push(...readParameter(part, scope, items, true));
      return;
    case "CommandExpansion":
      readSubstitution(part, scope, items, true);
      return;
    case "ArithmeticExpansion":
      readArithmetic(part, scope, items);
      return;
    default:
      unreachable(part);
  }
}

function readBraces(part: Extract<WordPart, { type: "BraceExpansion" }>, scope: WordScope, items: WordItem[]): void {
  if (part.parts === undefined) {
    readBare(part.text, part.pos, items);
    return;
  }
  items.push({ kind: "bare", text: "{", position: part.pos, end: part.pos + 1 });
  for (const inner of part.parts) readPart(inner, scope, items);
  items.push({ kind: "bare", text: "}", position: part.end - 1, end: part.end });
}

/** Text in double quotes or an unquoted heredoc, where a backslash quotes only some characters. */
export function readDoubleQuoted(text: string, position: number, items: WordItem[], heredoc: boolean): void {
  let from = 0;
  let at = text.indexOf("\\");
  while (at !== -1 && at + 1 < text.length) {
    const next = text[at + 1] ?? "";
    if (next === "\n" || next === "$" || next === "`" || next === "\\" || (next === '"' && !heredoc)) {
      if (at > from)
        items.push({ kind: "quoted", text: text.slice(from, at), position: position + from, end: position + at });
      if (next !== "\n") items.push({ kind: "quoted", text: next, position: position + at, end: position + at + 2 });
      from = at + 2;
    }
    at = text.indexOf("\\", at + 2);
  }
  if (from < text.length || text === "")
    items.push({ kind: "quoted", text: text.slice(from), position: position + from, end: position + text.length });
  else if (items.length === 0) items.push({ kind: "quoted", text: "", position, end: position + text.length });
}

function readAnsiC(text: string, position: number, items: WordItem[]): void {
  const parts = decodeAnsiC(text.slice(2, text.endsWith("'") ? -1 : undefined));
  if (parts.length === 0) items.push({ kind: "quoted", text: "", position, end: position + text.length });
  for (const part of parts)
    items.push({ kind: "quoted", text: part.text, position: position + 2 + part.start, end: position + 2 + part.end });
}

function readSubstitution(
  part: Extract<WordPart, { type: "CommandExpansion" | "ProcessSubstitution" }>,
  scope: WordScope,
  items: WordItem[],
  quoted: boolean,
): void {
  const { producer, candidates, single, value } = scope.substitution(part, quoted);
  if (value !== null && items.length === 0) {
    items.push({ kind: "quoted", text: value, position: part.pos, end: part.end });
    return;
  }
  const splits = part.type === "CommandExpansion" && !quoted && !single;
  const evaluates = part.type === "CommandExpansion" && producer !== "number";
  const { text, pos: position, end } = part;
  items.push({ kind: "unknown", text, position, end, splits, producer, candidates, evaluates });
}

function readArithmetic(
  part: Extract<WordPart, { type: "ArithmeticExpansion" }>,
  scope: WordScope,
  items: WordItem[],
): void {
  const { text, pos, end } = part;
  if (scope.enter(pos, end)) {
    scope.arithmetic(part.expression);
    scope.leave();
  }
  items.push({ kind: "unknown", text, position: pos, end, splits: false, producer: "number", candidates: [] });
}

function isPlain(text: string): boolean {
  return !/[$`<>]/.test(text);
}

/** Whether an unquoted text without structure holds what would have structure if it had been read. */
function mayExpand(text: string): boolean {
  return /(?:^|[^\\])(?:\\\\)*(?:`|\$[\w({[@*#?$!-]|[<>]\()/.test(text);
}

function unreachable(part: never): void {
  throw new Error(`unknown word part ${JSON.stringify(part)}`);
}
