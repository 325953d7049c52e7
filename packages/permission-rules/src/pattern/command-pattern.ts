import type { FormWord } from "../evaluate/subject.ts";
import { couldMatchWildcard } from "./could-match.ts";
import { expandHome } from "./expand-home.ts";
import { splitPattern } from "./split-pattern.ts";
import { compileWildcard, matchesWildcard, type PreparedForm, type Wildcard } from "./wildcard.ts";
import { compileWordPattern, matchesWords, type WordPattern, wordHeads } from "./word-pattern.ts";

/** A compiled pattern of the surface `bash`. */
export interface CommandPattern {
  readonly source: string;
  /** `*` alone: matches everything and names nothing. */
  readonly catchAll: boolean;
  /** The pattern's readings, compiled when first asked for: as written, with the home directory put in, and each without a trailing ` *`. */
  readonly readings: readonly Wildcard[];
  /** The texts of the readings. */
  readonly texts: readonly string[];
  /** Ends in a star. */
  readonly open: boolean;
  /** The word that names the program; `null` where there is none. */
  readonly program: Wildcard | null;
  /** The program's word where it holds no wildcard, else `null`. */
  readonly programName: string | null;
  /** Variables that the pattern names in front of the program (`PATH=* git *`). */
  readonly variables: readonly string[];
  /** For deny and ask, made when first asked for: the pattern as words and options in any place; `null` where its program is not fixed. */
  readonly words: WordPattern | null;
  /** The fixed heads of `words`: `git push`, or the program alone. */
  readonly wordHeads: readonly string[];
}

const ASSIGNMENT = /^([A-Za-z_][A-Za-z0-9_]*)\+?=/;

export function compileCommandPattern(source: string, home: string | null): CommandPattern {
  return new LazyPattern(source, home);
}

/** A policy has many patterns and a command meets few of them, so what only matching needs is made when first asked for. */
class LazyPattern implements CommandPattern {
  readonly source: string;
  readonly catchAll: boolean;
  readonly texts: readonly string[];
  readonly open: boolean;
  readonly programName: string | null;
  readonly variables: readonly string[];
  readonly #written: readonly string[];
  #readings: readonly Wildcard[] | null = null;
  #program: Wildcard | null = null;
  #words: WordPattern | null | undefined = undefined;

  constructor(source: string, home: string | null) {
    const trimmed = source.trim();
    const expanded = home === null ? trimmed : expandHome(trimmed, home);
    const words = splitPattern(trimmed);
    this.source = source;
    this.catchAll = trimmed.endsWith("*") && /^[* \t]*$/.test(trimmed);
    this.texts = expanded === trimmed ? withBare(trimmed) : [...withBare(trimmed), ...withBare(expanded)];
    this.open = trimmed.endsWith("*") && !trimmed.endsWith("\\*");
    this.variables = trimmed.includes("=") ? variablesOf(words) : NONE;
    this.#written = words;
    const word = words[this.variables.length];
    this.programName = word === undefined ? null : literalOf(word);
  }

  get readings(): readonly Wildcard[] {
    this.#readings ??= this.texts.map(compileWildcard);
    return this.#readings;
  }

  get program(): Wildcard | null {
    const word = this.#written[this.variables.length];
    if (word !== undefined) this.#program ??= compileWildcard(word);
    return this.#program;
  }

  get wordHeads(): readonly string[] {
    return this.#isPlain() ? wordHeads(this.#written) : NONE;
  }

  get words(): WordPattern | null {
    if (this.#words === undefined) this.#words = this.#isPlain() ? compileWordPattern(this.#written) : null;
    return this.#words;
  }

  #isPlain(): boolean {
    return this.variables.length === 0 && this.programName !== null;
  }
}

const NONE: readonly string[] = [];

function literalOf(word: string): string | null {
  if (!/[*?\\]/.test(word)) return word;
  const { literal, prefix } = compileWildcard(word);
  return literal ? prefix : null;
}

function withBare(text: string): readonly string[] {
  return text.length > 2 && text.endsWith(" *") ? [text, text.slice(0, -2)] : [text];
}

function variablesOf(words: readonly string[]): readonly string[] {
  const variables: string[] = [];
  for (const word of words) {
    const name = word.includes("=") ? ASSIGNMENT.exec(word)?.[1] : undefined;
    if (name === undefined) break;
    variables.push(name);
  }
  return variables;
}

/** Whether the pattern matches the form for every value of its holes. */
export function matches(pattern: CommandPattern, form: PreparedForm): boolean {
  if (pattern.catchAll || pattern.readings.some((reading) => matchesWildcard(reading, form))) return true;
  // Where the pattern matches what stands in front of the unknown words, its last star takes them and all behind them.
  if (form.head !== null && pattern.open && matches(pattern, form.head)) return true;
  return form.variants?.every((variant) => matches(pattern, variant)) ?? false;
}

/** Whether the pattern matches the form for some value of its holes. */
export function couldMatch(pattern: CommandPattern, form: PreparedForm): boolean {
  if (pattern.catchAll) return true;
  if (form.holes.length === 0) return matches(pattern, form);
  return pattern.readings.some((reading) => couldMatchWildcard(reading, form));
}

/** Whether a deny or ask pattern matches the words of a unit, options in any place (semantics 2.3). */
export function matchesLoosely(pattern: CommandPattern, words: readonly FormWord[]): "certain" | "possible" | null {
  return pattern.words ? matchesWords(pattern.words, words) : null;
}
