import type { WordItem } from "./fragment.ts";

/** More words than this from one word are not listed: the word is then unknown. */
const MOST_WORDS = 512;

/**
 * Brace expansion: `{a,b}` and `{1..3}` of unquoted text.
 *
 * @returns One list of items for each word; `null` where there would be too many.
 * @see bash(1), Brace Expansion
 */
export function expandBraces(items: readonly WordItem[]): readonly (readonly WordItem[])[] | null {
  if (!items.some((item) => item.kind === "bare" && item.text.includes("{"))) return [items];
  const symbols = items.flatMap(splitSymbols);
  const budget = { left: MOST_WORDS };
  const words = expand(symbols, 0, symbols.length, matchBraces(symbols), budget);
  return budget.left < 0 ? null : words;
}

/** Cuts unquoted text at braces, commas and double dots, each a bare item of its own. */
function splitSymbols(item: WordItem): readonly WordItem[] {
  if (item.kind !== "bare") return [item];
  const symbols: WordItem[] = [];
  for (const match of item.text.matchAll(/[{},]|\.\.|(?:(?!\.\.)[^{},])+/g)) {
    const position = item.position + match.index;
    symbols.push({ kind: "bare", text: match[0], position, end: position + match[0].length });
  }
  return symbols;
}

interface BraceGroup {
  readonly close: number;
  readonly commas: readonly number[];
}

/** The closing brace and the commas of every opening brace that has one. */
function matchBraces(symbols: readonly WordItem[]): ReadonlyMap<number, BraceGroup> {
  const groups = new Map<number, BraceGroup>();
  const open: { at: number; commas: number[] }[] = [];
  symbols.forEach((symbol, at) => {
    if (symbol.kind !== "bare") return;
    if (symbol.text === "{") open.push({ at, commas: [] });
    else if (symbol.text === ",") open.at(-1)?.commas.push(at);
    else if (symbol.text === "}") {
      const group = open.pop();
      if (group !== undefined) groups.set(group.at, { close: at, commas: group.commas });
    }
  });
  return groups;
}

function expand(
  symbols: readonly WordItem[],
  from: number,
  to: number,
  groups: ReadonlyMap<number, BraceGroup>,
  budget: { left: number },
): WordItem[][] {
  let words: WordItem[][] = [[]];
  for (let at = from; at < to && budget.left >= 0; at++) {
    const symbol = symbols[at];
    if (symbol === undefined) break;
    const group = symbol.kind === "bare" && symbol.text === "{" ? groups.get(at) : undefined;
    const alternatives = group === undefined ? null : alternativesOf(symbols, at, group, groups, budget);
    if (group === undefined || alternatives === null) {
      for (const word of words) word.push(symbol);
      continue;
    }
    const next: WordItem[][] = [];
    for (const word of words) for (const alternative of alternatives) next.push([...word, ...alternative]);
    budget.left -= next.length;
    words = next;
    at = group.close;
  }
  return words;
}

function alternativesOf(
  symbols: readonly WordItem[],
  open: number,
  group: BraceGroup,
  groups: ReadonlyMap<number, BraceGroup>,
  budget: { left: number },
): readonly (readonly WordItem[])[] | null {
  if (group.commas.length === 0) return rangeOf(symbols, open, group.close, budget);
  const alternatives: WordItem[][] = [];
  let from = open + 1;
  for (const comma of [...group.commas, group.close]) {
    alternatives.push(...expand(symbols, from, comma, groups, budget));
    from = comma + 1;
  }
  return alternatives;
}

/** `{1..10}`, `{01..10..2}`, `{a..e}`. */
function rangeOf(
  symbols: readonly WordItem[],
  open: number,
  close: number,
  budget: { left: number },
): readonly (readonly WordItem[])[] | null {
  let inside = "";
  for (const symbol of symbols.slice(open + 1, close)) {
    if (symbol.kind !== "bare") return null;
    inside += symbol.text;
  }
  const match = /^(?:(-?\d+)\.\.(-?\d+)|([A-Za-z])\.\.([A-Za-z]))(?:\.\.(-?\d+))?$/.exec(inside);
  if (match === null) return null;
  const [, low, high, first, last, step] = match;
  const numeric = low !== undefined && high !== undefined;
  const start = numeric ? Number(low) : (first ?? "").charCodeAt(0);
  const stop = numeric ? Number(high) : (last ?? "").charCodeAt(0);
  const stride = Math.max(1, Math.abs(Number(step ?? 1))) * (start <= stop ? 1 : -1);
  const count = Math.floor(Math.abs(stop - start) / Math.abs(stride)) + 1;
  if (count > MOST_WORDS) {
    budget.left = -1;
    return null;
  }
  const width =
    (numeric && /^-?0\d/.test(`${low}`)) || /^-?0\d/.test(`${high}`) ? Math.max(`${low}`.length, `${high}`.length) : 0;
  const position = symbols[open]?.position ?? 0;
  const end = symbols[close]?.end ?? position;
  return Array.from({ length: count }, (_, place) => {
    const value = start + place * stride;
    const text = numeric ? padded(value, width) : String.fromCharCode(value);
    return [{ kind: "quoted" as const, text, position, end }];
  });
}

function padded(value: number, width: number): string {
  const digits = String(Math.abs(value));
  return value < 0 ? `-${digits.padStart(width - 1, "0")}` : digits.padStart(width, "0");
}
