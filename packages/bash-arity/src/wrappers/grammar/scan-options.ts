import type { WrapperWord } from "../wrapper-reading.ts";
import type { OptionGrammar, OptionRule } from "./option-grammar.ts";

/** One option as it stands in the words. */
export interface OptionUse {
  /** The flag as the table spells it. */
  readonly flag: string;
  readonly rule: OptionRule;
  /** The word it stands in. */
  readonly word: number;
  /** Where its value begins: a word, or the tail of one; `null` where there is none. */
  readonly value: { readonly word: number; readonly offset: number } | null;
}

export interface OptionScan {
  readonly uses: readonly OptionUse[];
  /** Operands in front of `next`. */
  readonly operands: readonly number[];
  /** The first word that was not read: behind `--`, the first operand that is too many, or the end. */
  readonly next: number;
  /** The place of `--`, or `null`. */
  readonly doubleDash: number | null;
  /** See `WrapperReading.uncertain`. */
  readonly uncertain: string | null;
}

export interface ScanLimits {
  readonly from: number;
  /** Operands that are read before the scan ends. */
  readonly operands: number;
  /** Options are read behind operands too. */
  readonly permutes: boolean;
  /** Letters that the table does not know are switches: of programs whose options are only searched for code. */
  readonly lenient?: boolean;
}

/** Reads options and operands from the left, in one pass. */
export function scanOptions(grammar: OptionGrammar, words: readonly WrapperWord[], limits: ScanLimits): OptionScan {
  const uses: OptionUse[] = [];
  const operands: number[] = [];
  let uncertain: string | null = null;
  const doubt = (why: string): void => {
    uncertain ??= why;
  };
  let at = limits.from;
  let doubleDash: number | null = null;
  while (at < words.length) {
    const word = words[at];
    if (!word) break;
    const optionsEnded = operands.length > 0 && !limits.permutes;
    const isOperand = !mayBeOption(word) || (word.text === "-" && !grammar.rules.has("-"));
    if (optionsEnded || isOperand) {
      if (operands.length >= limits.operands) break;
      if (word.dynamic && word.splits !== false) doubt(`\`${word.text}\` may be any number of words`);
      operands.push(at);
      at += 1;
      continue;
    }
    if (word.dynamic && !word.text.startsWith("-")) {
      doubt(`\`${word.text}\` may be an option`);
      if (operands.length >= limits.operands) break;
      operands.push(at);
      at += 1;
      continue;
    }
    if (word.text === "--") {
      doubleDash = at;
      at += 1;
      break;
    }
    const read = readOption(grammar, words, at, limits.lenient ?? false);
    if (word.dynamic && (word.splits !== false || read.uses.at(-1)?.value?.word !== at)) {
      doubt(`\`${word.text}\` is not known in full`);
    }
    if (read.unknown !== null) doubt(`unknown option \`${read.unknown}\``);
    for (let value = at + 1; value < read.next; value += 1) {
      const taken = words[value];
      if (taken?.dynamic && taken.splits !== false) doubt(`\`${taken.text}\` may be any number of words`);
    }
    // A value that is missing is no value.
    uses.push(...read.uses.map((use) => (use.value && use.value.word >= words.length ? { ...use, value: null } : use)));
    at = Math.min(read.next, words.length);
    if (read.uses.some((use) => endsScan(use.rule))) break;
  }
  return { uses, operands, next: at, doubleDash, uncertain };
}

function endsScan(rule: OptionRule): boolean {
  return rule.roles.some((role) => role === "rest" || role === "ends" || role === "splits");
}

/** Whether a word would be read as an option where one may stand. */
function mayBeOption(word: WrapperWord): boolean {
  if (!word.dynamic) return word.text.length > 0 && word.text.startsWith("-");
  if (word.splits !== false) return true;
  if (word.neverOption !== undefined) return !word.neverOption;
  return /^[-$`"'\\]/.test(word.text) || word.text === "";
}

interface OptionRead {
  readonly uses: readonly OptionUse[];
  readonly next: number;
  /** The spelling that the table does not know, or `null`. */
  readonly unknown: string | null;
}

function readOption(grammar: OptionGrammar, words: readonly WrapperWord[], at: number, lenient: boolean): OptionRead {
  const text = words[at]?.text ?? "";
  const equals = text.indexOf("=");
  const name = equals > 0 ? text.slice(0, equals) : text;
  const whole = grammar.rules.get(text) ?? (name.length > 2 ? grammar.rules.get(name) : undefined);
  if (whole) return readWhole(grammar, whole, grammar.rules.has(text) ? text : name, text, at);
  if (grammar.numeric && /^-[-+]?\d+$/.test(text)) return { uses: [], next: at + 1, unknown: null };
  if (text.startsWith("--")) return readAbbreviation(grammar, name, text, at);
  if (grammar.singleDash) return { uses: [], next: at + 1, unknown: text };
  return readBundle(grammar, text, at, lenient);
}

function readWhole(grammar: OptionGrammar, rule: OptionRule, flag: string, text: string, at: number): OptionRead {
  const attached = text.length > flag.length;
  if (attached && attachesProgram(grammar, rule)) {
    const value = { word: at, offset: flag.length + 1 };
    return { uses: [{ flag, rule, word: at, value }], next: at + 1, unknown: null };
  }
  if (rule.arity === 0) {
    // Some parsers let a switch be set in full (`--stdin=true`).
    const setting = text.slice(flag.length);
    if (setting === "=false") return { uses: [], next: at + 1, unknown: null };
    const unknown = attached && setting !== "=true" ? text : null;
    return { uses: [{ flag, rule, word: at, value: null }], next: at + 1, unknown };
  }
  if (attached) {
    const value = { word: at, offset: flag.length + 1 };
    return { uses: [{ flag, rule, word: at, value }], next: at + 1, unknown: null };
  }
  if (rule.arity === "attached" || rule.arity === "digits") {
    return { uses: [{ flag, rule, word: at, value: null }], next: at + 1, unknown: null };
  }
  const value = { word: at + 1, offset: 0 };
  return { uses: [{ flag, rule, word: at, value }], next: at + 1 + rule.arity, unknown: null };
}

function attachesProgram(grammar: OptionGrammar, rule: OptionRule): boolean {
  return grammar.attachesRest && rule.roles.includes("rest");
}

/** `--verb` for `--verbose`: read by its meaning, but never certain, for the table may not hold all that begins so. */
function readAbbreviation(grammar: OptionGrammar, name: string, text: string, at: number): OptionRead {
  const meant: string[] = [];
  for (const flag of grammar.rules.keys()) if (name.length > 3 && flag.startsWith(name)) meant.push(flag);
  const [flag] = meant;
  const rule = flag === undefined ? undefined : grammar.rules.get(flag);
  if (flag === undefined || rule === undefined || meant.length > 1) return { uses: [], next: at + 1, unknown: text };
  const read = readWhole(grammar, rule, name, text, at);
  return { ...read, uses: read.uses.map((use) => ({ ...use, flag })), unknown: text };
}

/** `-nu bob`, `-0n1`, `-iS`: letters until one takes a value. */
function readBundle(grammar: OptionGrammar, text: string, at: number, lenient: boolean): OptionRead {
  const uses: OptionUse[] = [];
  for (let place = 1; place < text.length; place += 1) {
    const flag = `-${text[place]}`;
    const rule = grammar.rules.get(flag);
    if (!rule && lenient) continue;
    if (!rule) return { uses, next: at + 1, unknown: flag };
    const more = place + 1 < text.length;
    if (more && attachesProgram(grammar, rule)) {
      const offset = place + (text[place + 1] === "=" ? 2 : 1);
      uses.push({ flag, rule, word: at, value: { word: at, offset } });
      return { uses, next: at + 1, unknown: null };
    }
    if (rule.arity === 0) {
      uses.push({ flag, rule, word: at, value: null });
    } else if (rule.arity === "digits") {
      uses.push({ flag, rule, word: at, value: null });
      while (/\d/.test(text[place + 1] ?? "")) place += 1;
    } else if (more) {
      uses.push({ flag, rule, word: at, value: { word: at, offset: place + 1 } });
      return { uses, next: at + 1, unknown: null };
    } else if (rule.arity === "attached") {
      uses.push({ flag, rule, word: at, value: null });
    } else {
      uses.push({ flag, rule, word: at, value: { word: at + 1, offset: 0 } });
      return { uses, next: at + 1 + rule.arity, unknown: null };
    }
  }
  return { uses, next: at + 1, unknown: null };
}
