import type { FormWord } from "../evaluate/subject.ts";
import { canonicalPatternWords, canonicalWords } from "./canonical-words.ts";
import { couldMatchWildcard } from "./could-match.ts";
import { type CanonicalWords, compileOption, type OptionPattern, optionStands } from "./option-pattern.ts";
import { clusterLetters } from "./option-spellings.ts";
import { compileWildcard, matchesWildcard, type PreparedForm, prepareForm, type Wildcard } from "./wildcard.ts";

/** A deny or ask pattern as words, in each way in which they may be meant. */
export interface WordPattern {
  readonly program: string;
  /** The program as the pattern writes it, if with a directory: then only that file is meant. */
  readonly path: string | null;
  /** One, or two where a word behind an option may be its value or an operand. */
  readonly readings: readonly PatternReading[];
}

/** Options that must be there, in any place and spelling, and the other words in their order. */
interface PatternReading {
  readonly options: readonly OptionPattern[];
  readonly operands: readonly (Wildcard | typeof ANY_WORDS)[];
  /** Further options may stand there: the pattern ends in a star, or asks for options itself. */
  readonly open: boolean;
}

const ANY_WORDS: unique symbol = Symbol("any words");

/** One word of a unit that is held against the operands of a pattern. */
interface Item {
  readonly form: PreparedForm;
  /** May be left out: the value of an option, or a word that could be one. */
  readonly optional: boolean;
  /** Stands for any number of words. */
  readonly many: boolean;
}

export function compileWordPattern(words: readonly string[]): WordPattern {
  const ways = canonicalPatternWords(words.map(withoutQuotes));
  const written = words[0] ?? "";
  const path = written.includes("/") ? compileWildcard(written).prefix : null;
  return {
    program: ways[0]?.[0] ?? "",
    path,
    readings: ways.flatMap((way) => wordListsOf(way).map((list) => compileReading(way, list))),
  };
}

/** The fixed heads of the readings: program and first operand (`git push`), or the program alone. */
export function wordHeads(words: readonly string[]): readonly string[] {
  return canonicalPatternWords(words.map(withoutQuotes)).flatMap((way) => {
    const [program = "", ...rest] = way;
    if (!rest.some((word) => word.startsWith("-"))) return [headOf(program, wordList(rest.slice(0, 1), false))];
    return wordListsOf(way).map((list) => headOf(program, list));
  });
}

function headOf(program: string, list: readonly PatternWord[]): string {
  const first = list.find(({ kind }) => kind === "operand");
  return first === undefined || /[*?\\]/.test(first.text) ? program : `${program} ${first.text}`;
}

/** A word of a pattern; an option with the value that it is read with. */
type PatternWord =
  | { readonly kind: "operand"; readonly text: string; readonly value: null }
  | { readonly kind: "option"; readonly text: string; readonly value: string | null };

function wordListsOf(canonical: readonly string[]): readonly (readonly PatternWord[])[] {
  const apart = wordList(canonical.slice(1), false);
  const bound = wordList(canonical.slice(1), true);
  return apart.length === bound.length ? [apart] : [apart, bound];
}

/** @param binding A word behind an option is its value. */
function wordList(words: readonly string[], binding: boolean): readonly PatternWord[] {
  const list: PatternWord[] = [];
  let ended = false;
  for (let at = 0; at < words.length; at++) {
    const text = words[at] ?? "";
    const next = words[at + 1];
    const anywhere = ended ? null : /^\*+(--[A-Za-z].*)$/.exec(text)?.[1];
    if (text === "--") ended = true;
    // `git push *--force*` asks for the option, wherever it stands.
    else if (anywhere) {
      list.push({ kind: "operand", text: "*", value: null }, { kind: "option", text: anywhere, value: null });
    } else if (ended || !/^-./.test(text)) list.push({ kind: "operand", text, value: null });
    else if (binding && next !== undefined && !/^(?:-.|\*)/.test(next) && !/[*=]/.test(text)) {
      list.push({ kind: "option", text, value: next });
      at++;
    } else list.push({ kind: "option", text, value: null });
  }
  return list;
}

function withoutQuotes(word: string): string {
  return /^["']/.test(word) && /^(["']).*\1$/s.test(word) && word.length > 1 ? word.slice(1, -1) : word;
}

function compileReading(canonical: readonly string[], list: readonly PatternWord[]): PatternReading {
  const options: OptionPattern[] = [];
  const operands: (Wildcard | typeof ANY_WORDS)[] = [];
  for (const { kind, text, value } of list) {
    const last = value ?? text;
    if (kind === "option") options.push(compileOption(canonical, text, value));
    else {
      if (text.startsWith("*")) operands.push(ANY_WORDS);
      if (!/^\*+$/.test(text)) operands.push(compileWildcard(text));
    }
    if (last.endsWith("*") && operands.at(-1) !== ANY_WORDS) operands.push(ANY_WORDS);
  }
  return { options, operands, open: options.length > 0 || (canonical.at(-1)?.endsWith("*") ?? false) };
}

/** Whether the words of a unit match: for every value of their unknown parts, for some value, or for none. */
export function matchesWords(pattern: WordPattern, words: readonly FormWord[]): "certain" | "possible" | null {
  const unit = canonicalWords(words);
  if (!unit || unit.program !== pattern.program) return null;
  if (pattern.path !== null && pattern.path !== words[0]?.form[0]) return null;
  const answers = pattern.readings.flatMap((reading) => {
    const answer = matchesReading(reading, unit);
    return answer === "certain" || !unit.written ? [answer] : [answer, matchesReading(reading, unit.written)];
  });
  return answers.find((answer) => answer === "certain") ?? answers.find((answer) => answer !== null) ?? null;
}

function matchesReading(reading: PatternReading, unit: CanonicalWords): "certain" | "possible" | null {
  let certain = true;
  const used = new Set<FormWord>();
  for (const option of reading.options) {
    const stands = optionStands(option, unit, used);
    if (stands === null) return null;
    if (stands === "possible") certain = false;
  }
  if (!reading.open && unit.words.some(({ role }) => role === "option")) return null;
  const items = itemsOf(unit);
  if (certain && operandsMatch(reading.operands, items, false)) return "certain";
  return operandsMatch(reading.operands, items, true) ? "possible" : null;
}

function itemsOf({ words, texts }: CanonicalWords): readonly Item[] {
  const items: Item[] = [];
  words.forEach((word, index) => {
    if (word.role === "option") {
      const joined = joinedValue(word, texts);
      if (joined !== null) items.push({ form: prepareForm([joined]), optional: true, many: false });
      return;
    }
    const before = words[index - 1];
    const optional = word.role === "value" || (before?.role === "option" && before.argument === "unknown");
    const many = word.form.length === 1 && word.form.some((part) => typeof part !== "string" && part.words);
    items.push({ form: prepareForm(word.form), optional, many });
  });
  return items;
}

/** The value inside an option's word: `x` of `--file=x`, of `-Fx` and of `-sFx`. */
export function joinedValue({ form }: FormWord, texts: readonly string[]): string | null {
  const [text] = form;
  if (form.length !== 1 || typeof text !== "string") return null;
  if (text.startsWith("--")) return text.includes("=") ? text.slice(text.indexOf("=") + 1) : null;
  const letters = clusterLetters(texts, text).length;
  const value = text.slice(letters + 1) || text.slice(2);
  return value === "" ? null : value;
}

/** Word against word; `possible`: unknown words may be whatever the pattern wants. */
function operandsMatch(operands: PatternReading["operands"], items: readonly Item[], possible: boolean): boolean {
  let states = skipAny(operands, new Set([0]));
  for (const item of items) {
    const next = new Set<number>();
    for (const state of states) {
      const operand = operands[state];
      if (item.optional) next.add(state);
      if (operand === ANY_WORDS) next.add(state);
      else if (operand && item.many && possible) for (let to = state; to <= operands.length; to++) next.add(to);
      else if (operand && !item.many && wordMatches(operand, item.form, possible)) next.add(state + 1);
      if (item.many && possible) next.add(state);
    }
    states = skipAny(operands, next);
    if (states.size === 0) return false;
  }
  return states.has(operands.length);
}

function wordMatches(operand: Wildcard, form: PreparedForm, possible: boolean): boolean {
  return possible && form.holes.length > 0 ? couldMatchWildcard(operand, form) : matchesWildcard(operand, form);
}

function skipAny(operands: PatternReading["operands"], states: Set<number>): Set<number> {
  for (const state of states) if (operands[state] === ANY_WORDS) states.add(state + 1);
  return states;
}
