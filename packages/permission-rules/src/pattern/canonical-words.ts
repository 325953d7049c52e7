import type { FormWord } from "../evaluate/subject.ts";
import type { CanonicalWords } from "./option-pattern.ts";
import { ONE_DASH_PROGRAMS } from "./option-spellings.ts";
import { programOf } from "./program-synonyms.ts";
import { withShortSignals } from "./signal-words.ts";
import { subcommandOf } from "./subcommand-synonyms.ts";

/** A unit's words with the program's bare name, and synonyms of programs and subcommands put into one spelling. */
export interface CanonicalUnit extends CanonicalWords {
  readonly program: string;
  /** The same with its subcommands as written, for patterns with a wildcard there; `null` where nothing differs. */
  readonly written: CanonicalWords | null;
}

/** @returns `null` where the program is not fixed. */
export function canonicalWords(words: readonly FormWord[]): CanonicalUnit | null {
  if (literal(words[0]) === null) return null;
  const { name, lead, from } = programOf(words.map((word) => literal(word) ?? ""));
  const behind = withShortSignals(name, words.slice(from)).map((word) => withOneDash(name, word));
  const rest = [...lead.map(operand), ...behind];
  const written = wordsOf(name, [...rest, ...refspecOptions(name, rest)]);
  const places = rest.flatMap((word, index) => (word.role === "operand" ? [index] : []));
  const renamed = renames(
    name,
    rest.map((word) => literal(word) ?? ""),
    places,
    (index) => {
      const before = rest[index - 1];
      return before?.role === "option" && before.argument === "unknown";
    },
  );
  if (renamed.size === 0) return { program: name, ...written, written: null };
  const changed = written.words.flatMap((word, index) => renamed.get(index)?.map(operand) ?? [word]);
  return { program: name, ...wordsOf(name, changed), written };
}

/**
 * The same for the words of a pattern, as far as they are literal. Two ways where a subcommand ends in a star: `docker ps*` means
 * what begins with `ps`, and `docker container ls` too.
 */
export function canonicalPatternWords(words: readonly string[]): readonly (readonly string[])[] {
  const { name, lead, from } = programOf(words);
  const oneDash = ONE_DASH_PROGRAMS.has(name);
  const rest = [...lead, ...words.slice(from).map((word) => (oneDash ? word.replace(/^--(?=.)/, "-") : word))];
  const places = rest.flatMap((word, index) => (word.startsWith("-") ? [] : [index]));
  const stems = rest.map((word) => word.replace(/\*+$/, ""));
  const never = (): boolean => false;
  const exact = renames(name, rest, places, never);
  const byStem = renames(name, stems, places, never);
  const rename = (found: ReadonlyMap<number, readonly string[]>, star: boolean): readonly string[] => [
    name,
    ...rest.flatMap((word, index) => {
      const names = found.get(index);
      return names ? [...names.slice(0, -1), `${names.at(-1)}${star ? word.slice(stems[index]?.length) : ""}`] : [word];
    }),
  ];
  return byStem.size === exact.size ? [rename(exact, false)] : [rename(exact, false), rename(byStem, true)];
}

/**
 * The usual names of a subcommand and of the one below it, by their places.
 *
 * @param doubtful Whether a word may be the value of the option in front of it; it counts only if the table knows it.
 */
function renames(
  program: string,
  texts: readonly string[],
  places: readonly number[],
  doubtful: (place: number) => boolean,
): ReadonlyMap<number, readonly string[]> {
  const found = new Map<number, readonly string[]>();
  let path = program;
  for (const place of places) {
    const text = texts[place] ?? "";
    const name = subcommandOf(path, text);
    if (name === null && doubtful(place)) continue;
    if (name !== null) found.set(place, name.split(" "));
    if (path !== program || name?.includes(" ")) break;
    path = `${program} ${name ?? text}`;
  }
  return found;
}

function wordsOf(name: string, words: readonly FormWord[]): CanonicalWords {
  return { words, texts: [name, ...words.map((word) => literal(word) ?? "")] };
}

function operand(text: string): FormWord {
  return { form: [text], role: "operand", argument: "none" };
}

function option(text: string): FormWord {
  return { form: [text], role: "option", argument: "none" };
}

/** These programs take `--name` for `-name`. */
function withOneDash(program: string, word: FormWord): FormWord {
  const [text] = word.form;
  if (word.role !== "option" || typeof text !== "string" || !text.startsWith("--")) return word;
  return ONE_DASH_PROGRAMS.has(program) ? { ...word, form: [text.slice(1), ...word.form.slice(1)] } : word;
}

/** What refspecs say without an option: `git push origin +main` is forced, `git push origin :main` deletes. */
function refspecOptions(program: string, words: readonly FormWord[]): readonly FormWord[] {
  const [push, , ...refspecs] = words.filter(({ role }) => role === "operand");
  if (program !== "git" || literal(push) !== "push") return [];
  const heads = refspecs.map(({ form: [text] }) => (typeof text === "string" ? text : ""));
  return [
    ...(heads.some((text) => text.startsWith("+")) ? [option("--force")] : []),
    ...(heads.some((text) => /^\+?:./.test(text)) ? [option("--delete")] : []),
  ];
}

function literal(word: FormWord | undefined): string | null {
  const [text] = word?.form ?? [];
  return word?.form.length === 1 && typeof text === "string" ? text : null;
}
