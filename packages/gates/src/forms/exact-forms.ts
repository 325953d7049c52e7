import type { BashCommand } from "@bashgate/bash-parse";
import type { FormSet } from "./form-set.ts";
import { type GlobalOption, isHarmlessSetting } from "./read-global-options.ts";
import { nameInTrustedDirectory } from "./trusted-directory.ts";
import type { Spelling } from "./unit-forms.ts";
import type { UnitWords } from "./unit-words.ts";
import { fixedWord, type WordForm } from "./word-form.ts";

/**
 * The forms that every rule sees (semantics 2.2): as written; decoded; a trusted directory of the program dropped;
 * harmless global options dropped; each with the variables that can change what
 * runs in front, where there are any.
 */
export function addExactForms(
  set: FormSet,
  unit: BashCommand,
  spelling: Spelling,
  words: UnitWords,
  options: readonly GlobalOption[],
): void {
  const prefix = unit.environment.map((variable) => fixedWord(variable.name, variable.raw));
  const add = (form: readonly WordForm[]) => {
    set.add([...form, ...words.added]);
    if (prefix.length > 0) set.add([...prefix, ...form, ...words.added]);
  };
  add(spelling.written);
  for (const spelled of spelling.homed === null ? [spelling.decoded] : [spelling.decoded, spelling.homed]) {
    if (spelled !== spelling.written) add(spelled);
    const named = withoutTrustedDirectory(unit, spelled);
    if (named !== spelled) add(named);
    const dropped = options.filter((option) => isHarmless(unit, option));
    if (dropped.length > 0) add(withoutOptions(named, dropped));
  }
}

/** Words without the options; places of options count from the first argument. */
export function withoutOptions(words: readonly WordForm[], options: readonly GlobalOption[]): readonly WordForm[] {
  return words.filter((_, at) => !options.some((option) => at - 1 >= option.start && at - 1 < option.end));
}

function withoutTrustedDirectory(unit: BashCommand, words: readonly WordForm[]): readonly WordForm[] {
  const program = words[0]?.text ?? null;
  if (unit.program === null || program === null) return words;
  const name = nameInTrustedDirectory(program);
  return name === null ? words : [fixedWord(name), ...words.slice(1)];
}

function isHarmless(unit: BashCommand, option: GlobalOption): boolean {
  if (option.loose) return false;
  switch (option.effect) {
    case "harmless":
    case "directory":
      return true;
    case "setting":
      return settingIsHarmless(unit, option);
    case "file":
    case "risky":
      return false;
  }
}

function settingIsHarmless(unit: BashCommand, option: GlobalOption): boolean {
  if (option.value === null) return false;
  const { token, offset } = option.value;
  const first = token.pieces[0];
  // A value may hold unknown parts (`user.name=$ME`) as long as the key in front of them is literal.
  const head = first !== undefined && first.kind !== "unknown" ? first.text.slice(offset) : "";
  return isHarmlessSetting(unit.programName, token.dynamic ? head : token.text.slice(offset)) && head.includes("=");
}
