import type { BashCommand } from "@bashgate/bash-parse";
import type { FormWord } from "@bashgate/permission-rules";
import type { GlobWord } from "./glob-words.ts";
import type { UnitWords } from "./unit-words.ts";
import type { WordForm } from "./word-form.ts";
import { bringsWords, type WordRole } from "./word-roles.ts";

/** The words of a unit for rules that look for options in any place: program first, by its bare name. */
export function formWords(
  unit: BashCommand,
  name: string,
  words: UnitWords,
  roles: readonly WordRole[],
  globs: ReadonlyMap<number, GlobWord>,
): readonly FormWord[] | null {
  if (unit.program === null) return null;
  const program: FormWord = {
    form: unit.program.dynamic ? (words.unquoted[0]?.segments ?? [name]) : [name],
    role: "operand",
    argument: "none",
  };
  const args = words.unquoted.slice(1).flatMap((word, at): readonly FormWord[] => {
    const own: FormWord = { form: formOf(word), ...(roles[at] ?? OPERAND) };
    const token = unit.args[at];
    const glob = globs.get(at);
    if (glob !== undefined) return [own, anyWords(glob.option)];
    // Where words come of a value (`-k $X`), the first of them is the value.
    if (word.anyNumber && mayTakeValue(roles[at - 1]) && roles[at]?.role !== "value") return [ADDED_VALUE, own];
    // `--key=$X` may fall apart: the option is the first word, and more may follow.
    return token !== undefined && !word.anyNumber && bringsWords(token) ? [own, anyWords(true)] : [own];
  });
  if (unit.extraArgs === null) return [program, ...args];
  // Of the words that are added behind an option that takes a value, only the first is that value.
  const value: readonly FormWord[] = mayTakeValue(roles.at(-1)) ? [ADDED_VALUE] : [];
  return [program, ...args, ...value, anyWords(!unit.extraArgs.neverOption)];
}

function mayTakeValue(role: WordRole | undefined): boolean {
  return role?.role === "option" && role.argument !== "none";
}

function anyWords(mayBeOption: boolean): FormWord {
  return { form: [{ raw: "", words: true, mayBeOption }], ...OPERAND };
}

const ADDED_VALUE: FormWord = {
  form: [{ raw: "", words: false, mayBeOption: false }],
  role: "value",
  argument: "none",
};

const OPERAND: WordRole = { role: "operand", argument: "none" };

function formOf(word: WordForm): FormWord["form"] {
  return word.text !== null ? [word.text] : word.segments;
}
