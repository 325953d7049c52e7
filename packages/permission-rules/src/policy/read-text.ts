import { createScanner, type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import type { Place } from "./policy.ts";
import { MAX_DEPTH } from "./policy-node.ts";
import type { PolicyProblem } from "./policy-problem.ts";

/** Token kinds of the scanner, whose own names are constants that vanish when it is compiled. */
const TOKEN = { openBrace: 1, closeBrace: 2, openBracket: 3, closeBracket: 4, end: 17 } as const;

/** A policy's text as a tree of places. */
export interface ReadText {
  readonly root: Node | null;
  readonly problems: readonly PolicyProblem[];
  /** Of a UTF-16 offset. */
  placeOf(offset: number): Place;
}

/** Reads JSON with comments and trailing commas. Duplicate keys are problems (semantics 3.1). */
export function readText(source: string, file: string): ReadText {
  const text = source.startsWith("\uFEFF") ? ` ${source.slice(1)}` : source;
  const placeOf = placesOf(text);
  const problem = (
    offset: number,
    code: PolicyProblem["code"],
    message: string,
    help: string | null,
  ): PolicyProblem => ({
    file,
    ...placeOf(offset),
    code,
    message,
    help,
  });
  const deep = tooDeepAt(text);
  if (deep !== null) {
    return {
      root: null,
      placeOf,
      problems: [problem(deep, "policy/too-deep", `more than ${MAX_DEPTH} levels of nesting`, null)],
    };
  }
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: true, allowEmptyContent: true });
  const problems = errors.map(({ error, offset }) =>
    problem(offset, "policy/syntax", describeSyntax(printParseErrorCode(error)), null),
  );
  if (root) {
    walk(root, (key, first) =>
      problems.push(
        problem(
          key.offset,
          "policy/duplicate-key",
          `duplicate key \`${key.value}\``,
          `the first one is on line ${placeOf(first.offset).line}; keep one of them, order decides`,
        ),
      ),
    );
  }
  return { root: root ?? null, problems, placeOf };
}

/** `InvalidSymbol` → `invalid symbol`. */
function describeSyntax(code: string): string {
  return code.replace(/[A-Z]/g, (letter, at: number) => (at === 0 ? "" : " ") + letter.toLowerCase());
}

function placesOf(text: string): (offset: number) => Place {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

/** The reader of the tree calls itself for each level, so the depth is bounded before it starts. */
function tooDeepAt(text: string): number | null {
  const scanner = createScanner(text, true);
  let depth = 0;
  for (let kind: number = scanner.scan(); kind !== TOKEN.end; kind = scanner.scan()) {
    if (kind === TOKEN.openBrace || kind === TOKEN.openBracket) depth++;
    if (kind === TOKEN.closeBrace || kind === TOKEN.closeBracket) depth--;
    if (depth > MAX_DEPTH) return scanner.getTokenOffset();
  }
  return null;
}

function walk(node: Node, onDuplicate: (key: Node, first: Node) => void): void {
  const seen = new Map<unknown, Node>();
  for (const child of node.children ?? []) {
    const key = child.type === "property" ? child.children?.[0] : undefined;
    const first = key && seen.get(key.value);
    if (key && first) onDuplicate(key, first);
    else if (key) seen.set(key.value, key);
    walk(child, onDuplicate);
  }
}
