import type { BashCommand } from "@bashgate/bash-parse";
import type { FormWord } from "@bashgate/permission-rules";
import type { UnitWords } from "./unit-words.ts";
import type { WordForm } from "./word-form.ts";
import type { WordRole } from "./word-roles.ts";

/** The words of a unit for rules that look for options in any place: program first, by its bare name. */
export function formWords(
  unit: BashCommand,
  name: string,
  words: UnitWords,
  roles: readonly WordRole[],
): readonly FormWord[] | null {
  if (unit.program === null) return null;
  const program: FormWord = {
    form: unit.program.dynamic ? (words.unquoted[0]?.segments ?? [name]) : [name],
    role: "operand",
    argument: "none",
  };
  const args = words.unquoted.slice(1).map((word, at): FormWord => ({ form: formOf(word), ...(roles[at] ?? OPERAND) }));
  const added = words.added.map((word): FormWord => ({ form: word.segments, ...OPERAND }));
  return [program, ...args, ...added];
}

const OPERAND: WordRole = { role: "operand", argument: "none" };

function formOf(word: WordForm): FormWord["form"] {
  return word.text !== null ? [word.text] : word.segments;
}
