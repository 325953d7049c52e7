import type { FormWord } from "../evaluate/subject.ts";
import { couldMatchWildcard } from "./could-match.ts";
import { expandHome } from "./expand-home.ts";
import { splitPattern } from "./split-pattern.ts";
import {
  ANY_RUN,
  compileWildcard,
  fromTokens,
  isLiteral,
  matchesWildcard,
  type PreparedForm,
  type Wildcard,
} from "./wildcard.ts";
import { compileWordPattern, matchesWords, type WordPattern } from "./word-pattern.ts";

/** A compiled pattern of the surface `bash`. */
export interface CommandPattern {
  readonly source: string;
  /** `*` alone: matches everything and names nothing. */
  readonly catchAll: boolean;
  /** The pattern's readings: as written, with the home directory put in, and each without a trailing ` *`. */
  readonly readings: readonly Wildcard[];
  /** Ends in a star. */
  readonly open: boolean;
  /** The word that names the program; `null` where there is none. */
  readonly program: Wildcard | null;
  /** The program's word where it holds no wildcard, else `null`. */
  readonly programName: string | null;
  /** Variables that the pattern names in front of the program (`PATH=* git *`). */
  readonly variables: readonly string[];
  /** For deny and ask: the pattern as words and options in any place; `null` where its program is not fixed. */
  readonly words: WordPattern | null;
}

const ASSIGNMENT = /^([A-Za-z_][A-Za-z0-9_]*)\+?=/;

export function compileCommandPattern(source: string, home: string | null): CommandPattern {
  const trimmed = source.trim();
  const texts = new Set([trimmed, ...(home === null ? [] : [expandHome(trimmed, home)])]);
  const readings = [...texts].flatMap(withBareReading);
  const words = splitPattern(trimmed);
  const variables: string[] = [];
  let at = 0;
  for (; at < words.length; at++) {
    const name = ASSIGNMENT.exec(words[at] ?? "")?.[1];
    if (name === undefined) break;
    variables.push(name);
  }
  const programWord = words[at];
  const program = programWord === undefined ? null : compileWildcard(programWord);
  const programName = program && isLiteral(program) ? program.prefix : null;
  return {
    source,
    catchAll: words.length > 0 && words.every((word) => /^\*+$/.test(word)),
    readings,
    open: readings.some(({ tokens }) => tokens.at(-1) === ANY_RUN),
    program,
    programName,
    variables,
    words: at === 0 && programName !== null ? compileWordPattern(words) : null,
  };
}

function withBareReading(text: string): Wildcard[] {
  const full = compileWildcard(text);
  const { tokens } = full;
  const star = tokens.length - 1;
  const endsInStar = tokens.length > 2 && typeof tokens[star] === "symbol" && text.endsWith(" *");
  return endsInStar ? [full, fromTokens(tokens.slice(0, star - 1))] : [full];
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
