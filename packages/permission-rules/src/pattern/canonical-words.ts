import type { FormWord } from "../evaluate/subject.ts";
import type { CanonicalWords } from "./option-pattern.ts";
import { subcommandOf } from "./subcommand-synonyms.ts";

/** A unit's words with the program's bare name, and synonyms of programs and subcommands put into one spelling. */
export interface CanonicalUnit extends CanonicalWords {
  readonly program: string;
}

/** @returns `null` where the program is not fixed. */
export function canonicalWords(words: readonly FormWord[]): CanonicalUnit | null {
  const program = literal(words[0]);
  if (program === null) return null;
  const texts = words.map((word) => literal(word) ?? "");
  texts[0] = bareName(program);
  const asModule = moduleProgram(texts);
  const from = asModule === null ? 1 : 3;
  const name = asModule ?? texts[0];
  const rest = words.slice(from);
  const restTexts = texts.slice(from);
  const place = rest.findIndex((word, index) => {
    const before = rest[index - 1];
    return (
      word.role === "operand" &&
      !(before?.role === "option" && before.argument === "unknown" && !isKnown(name, restTexts[index]))
    );
  });
  const canonical = place < 0 ? null : subcommandOf(name, restTexts[place] ?? "");
  const changed =
    canonical === null
      ? rest
      : rest.map(
          (word, index): FormWord =>
            index === place ? { form: [canonical], role: "operand", argument: "none" } : word,
        );
  return { program: name, words: changed, texts: [name, ...changed.map((word) => literal(word) ?? "")] };
}

/** The same for the words of a pattern, as far as they are literal. */
export function canonicalPatternWords(words: readonly string[]): readonly string[] {
  const texts = [bareName(words[0] ?? ""), ...words.slice(1)];
  const asModule = moduleProgram(texts);
  const name = asModule ?? texts[0] ?? "";
  const rest = texts.slice(asModule === null ? 1 : 3);
  const place = rest.findIndex((word) => !word.startsWith("-"));
  const canonical = place < 0 ? null : subcommandOf(name, rest[place] ?? "");
  return [name, ...rest.map((word, index) => (index === place && canonical !== null ? canonical : word))];
}

function literal(word: FormWord | undefined): string | null {
  const [text] = word?.form ?? [];
  return word?.form.length === 1 && typeof text === "string" ? text : null;
}

function isKnown(program: string, word: string | undefined): boolean {
  return word !== undefined && subcommandOf(program, word) !== null;
}

/** Any directory and `.exe` dropped, versions of one program taken together (`pip3` is `pip`). */
export function bareName(program: string): string {
  if (!/[\\/.]|^pip3/.test(program)) return program;
  const name = (program.split(/[\\/]/).at(-1) ?? program).replace(/\.(exe|cmd|bat)$/i, "");
  return /^pip3(\.\d+)?$/.test(name) ? "pip" : name;
}

/** `python -m pip` is `pip`. */
function moduleProgram(texts: readonly string[]): string | null {
  if (texts[1] !== "-m") return null;
  const isPython = /^(python|python[23](\.\d+)?|py)$/.test(texts[0] ?? "");
  return isPython && texts[2] === "pip" ? "pip" : null;
}
