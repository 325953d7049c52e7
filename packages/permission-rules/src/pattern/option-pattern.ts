import type { FormWord } from "../evaluate/subject.ts";
import { isFullOption } from "./full-options.ts";
import { clusterLetters, ONE_DASH_PROGRAMS, partsOf, spellingsOf } from "./option-spellings.ts";
import { compileWildcard, matchesWildcard, prepareForm, type Wildcard } from "./wildcard.ts";

/** An option that a pattern asks for, in every spelling. */
export interface OptionPattern {
  /** The word as written in the pattern. */
  readonly written: Wildcard;
  /** Names with two dashes that stand for it: `--force`. */
  readonly long: readonly string[];
  /** Letters that stand for it if all are there, in any clusters; for each letter all its spellings (`-f`, `--force`). */
  readonly letters: readonly (readonly string[])[];
  /** A joined value that the pattern asks for (`--output=x`), or `null`. */
  readonly value: Wildcard | null;
}

/**
 * @param words The canonical words of the whole pattern: some spellings belong to a program or subcommand only.
 * @param next A value that the option is read with, if it is not joined to it.
 */
export function compileOption(words: readonly string[], word: string, next: string | null): OptionPattern {
  const body = word.replace(/\*+$/, "");
  const equals = body.startsWith("--") ? body.indexOf("=") : -1;
  const name = equals > 0 ? body.slice(0, equals) : body;
  const wanted = equals > 0 ? word.slice(equals + 1) : next;
  const value = wanted === null ? null : compileWildcard(wanted);
  const written = compileWildcard(next === null ? word : `${word}=${next}`);
  if (/[*?\\]/.test(name) || name.length < 2) return { written, long: [], letters: [], value };
  const others = spellingsOf(words, name);
  const isLong = name.startsWith("--");
  const long = [...(isLong ? [name] : []), ...others].filter((spelling) => spelling.startsWith("--"));
  const short = [...(isLong ? [] : [name]), ...others].filter((spelling) => !spelling.startsWith("--"));
  if (value) return { written, long, letters: [short], value };
  if (!isLong) return { written, long: [], letters: lettersOf(words, name), value };
  return { written, long, letters: short.length > 0 ? [short] : [], value };
}

/** `-rf` asks for r and f. A long word behind one dash (`find -delete`) is no cluster. */
function lettersOf(words: readonly string[], name: string): readonly (readonly string[])[] {
  if (ONE_DASH_PROGRAMS.has(words[0] ?? "")) return [];
  const letters = /^-([A-Za-z0-9]{1,6})$/.exec(name)?.[1] ?? "";
  if (new Set(letters).size !== letters.length) return [];
  return [...letters]
    .flatMap((letter) => partsOf(words, letter))
    .map((letter) => [`-${letter}`, ...spellingsOf(words, `-${letter}`)]);
}

/** A unit's words, the program first, and the same as plain text for the tables. */
export interface CanonicalWords {
  readonly words: readonly FormWord[];
  readonly texts: readonly string[];
}

/** Whether the option stands among the words. Words that stand for it are added to `used`. */
export function optionStands(
  option: OptionPattern,
  unit: CanonicalWords,
  used: Set<FormWord>,
): "certain" | "possible" | null {
  const standing = unit.words.filter((word, index) => {
    const text = literalOption(word);
    return text !== null && standsFor(option, text, unit.words[index + 1], unit.texts);
  });
  const byLetters = standing.length > 0 || option.value ? [] : carriersOfAll(option, unit);
  for (const word of [...standing, ...byLetters]) used.add(word);
  if (standing.length + byLetters.length > 0) return "certain";
  const unknown = unit.words.filter((word) => couldBe(word));
  for (const word of unknown) used.add(word);
  return unknown.length > 0 ? "possible" : null;
}

function literalOption({ form, role }: FormWord): string | null {
  const [text] = form;
  return role === "option" && form.length === 1 && typeof text === "string" ? text : null;
}

/** An unknown word that may be an option, or one that begins like an option and goes on with something unknown. */
function couldBe({ form, role }: FormWord): boolean {
  if (form.every((part) => typeof part === "string")) return false;
  if (role === "option") return true;
  const [head] = form;
  return typeof head !== "string" && form.some((part) => typeof part !== "string" && part.mayBeOption);
}

function standsFor(option: OptionPattern, text: string, next: FormWord | undefined, texts: readonly string[]): boolean {
  if (matchesWildcard(option.written, prepareForm([text]))) return true;
  const isValue = (value: string): boolean =>
    option.value !== null && matchesWildcard(option.value, prepareForm([value]));
  const nextIsValue = (): boolean =>
    option.value !== null &&
    next !== undefined &&
    next.role !== "option" &&
    matchesWildcard(option.value, prepareForm(next.form));
  if (text.startsWith("--")) {
    const equals = text.indexOf("=");
    const name = equals > 0 ? text.slice(0, equals) : text;
    if (!option.long.some((long) => abbreviates(name, long))) return false;
    return option.value === null || (equals > 0 ? isValue(text.slice(equals + 1)) : nextIsValue());
  }
  if (option.value === null) return false;
  return option.letters.some((spellings) =>
    spellings.some((short) => shortStands(short, text, texts, isValue, nextIsValue)),
  );
}

/** A short option with its value: `-o x`, `-ox`, `-so x`, `-sox`; one of several letters only by itself. */
function shortStands(
  short: string,
  text: string,
  texts: readonly string[],
  isValue: (value: string) => boolean,
  nextIsValue: () => boolean,
): boolean {
  if (text === short) return nextIsValue();
  if (short.length > 2) return false;
  const letters = clusterLetters(texts, text);
  if (!letters.endsWith(short.slice(1))) return text.startsWith(short) && isValue(text.slice(2));
  const value = text.slice(letters.length + 1);
  return value === "" ? nextIsValue() : isValue(value);
}

/** `--recurs` is `--recursive`; `--all` is not `--all-match`, since it is an option of its own. */
export function abbreviates(name: string, long: string): boolean {
  if (name === long) return true;
  return name.length > 2 && long.startsWith(name) && !(long.charAt(name.length) === "-" && isFullOption(name));
}

function carriersOfAll({ letters }: OptionPattern, unit: CanonicalWords): readonly FormWord[] {
  const carriers = letters.map((spellings) => unit.words.filter((word) => carries(word, spellings, unit.texts)));
  return carriers.some((found) => found.length === 0) ? [] : carriers.flat();
}

function carries(word: FormWord, spellings: readonly string[], texts: readonly string[]): boolean {
  const text = literalOption(word);
  if (text === null) return false;
  const name = text.split("=", 1)[0] ?? "";
  if (text.startsWith("--")) return spellings.some((long) => long.startsWith("--") && abbreviates(name, long));
  if (spellings.includes(text)) return true;
  if (ONE_DASH_PROGRAMS.has(texts[0] ?? "")) return false;
  const letters = clusterLetters(texts, text);
  return spellings.some((short) => short.length === 2 && letters.includes(short.slice(1)));
}
