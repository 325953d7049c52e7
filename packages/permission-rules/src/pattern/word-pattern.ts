import type { FormWord } from "../evaluate/subject.ts";
import { canonicalPatternWords, canonicalWords } from "./canonical-words.ts";
import { couldMatchWildcard } from "./could-match.ts";
import { compileOption, type OptionPattern, optionStands } from "./option-pattern.ts";
import { compileWildcard, matchesWildcard, type PreparedForm, prepareForm, type Wildcard } from "./wildcard.ts";

/**
 * A deny or ask pattern as words: options that must be there, in any place and spelling, and the other words in their order.
 */
export interface WordPattern {
  readonly program: string;
  readonly options: readonly OptionPattern[];
  readonly operands: readonly (Wildcard | typeof ANY_WORDS)[];
  /** The pattern ends in a star, so that further words and options may follow. */
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
  const canonical = canonicalPatternWords(words);
  const options: OptionPattern[] = [];
  const operands: (Wildcard | typeof ANY_WORDS)[] = [];
  let ended = false;
  for (const word of canonical.slice(1)) {
    if (word === "--") ended = true;
    else if (!ended && /^-./.test(word)) {
      options.push(compileOption(canonical, word));
      if (word.endsWith("*")) operands.push(ANY_WORDS);
    } else {
      if (word.startsWith("*")) operands.push(ANY_WORDS);
      if (!/^\*+$/.test(word)) operands.push(compileWildcard(word));
      if (word.endsWith("*") && !/^\*+$/.test(word)) operands.push(ANY_WORDS);
    }
  }
  return { program: canonical[0] ?? "", options, operands, open: words.at(-1)?.endsWith("*") ?? false };
}

/** The program and the first operand that a pattern asks for, as far as they are fixed: `git push`, `git`. */
export function wordHead(words: readonly string[]): string {
  const [program = "", ...rest] = canonicalPatternWords(words);
  for (const word of rest) {
    const isOption = /^-./.test(word);
    if (isOption && word.endsWith("*")) return program;
    if (!isOption) return /[*?\\]/.test(word) ? program : `${program} ${word}`;
  }
  return program;
}

/** Whether the words of a unit match: for every value of their unknown parts, for some value, or for none. */
export function matchesWords(pattern: WordPattern, words: readonly FormWord[]): "certain" | "possible" | null {
  const reading = canonicalWords(words);
  if (!reading || reading.program !== pattern.program) return null;
  let certain = true;
  const used = new Set<FormWord>();
  for (const option of pattern.options) {
    const stands = optionStands(option, reading, used);
    if (stands === null) return null;
    if (stands === "possible") certain = false;
  }
  const closed = !pattern.open && reading.words.some((word) => word.role === "option" && !used.has(word));
  if (closed) return null;
  const items = itemsOf(reading.words);
  if (certain && operandsMatch(pattern.operands, items, false)) return "certain";
  return operandsMatch(pattern.operands, items, true) ? "possible" : null;
}

function itemsOf(words: readonly FormWord[]): readonly Item[] {
  const items: Item[] = [];
  words.forEach((word, index) => {
    if (word.role === "option") {
      const joined = joinedValue(word);
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

/** The value inside an option's word: `x` of `--file=x` and of `-Fx`. */
export function joinedValue({ form }: FormWord): string | null {
  const [text] = form;
  if (form.length !== 1 || typeof text !== "string") return null;
  if (text.startsWith("--")) return text.includes("=") ? text.slice(text.indexOf("=") + 1) : null;
  return text.length > 2 ? text.slice(2) : null;
}

/** Word against word; `possible`: unknown words may be whatever the pattern wants. */
function operandsMatch(operands: WordPattern["operands"], items: readonly Item[], possible: boolean): boolean {
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

function skipAny(operands: WordPattern["operands"], states: Set<number>): Set<number> {
  for (const state of states) if (operands[state] === ANY_WORDS) states.add(state + 1);
  return states;
}
