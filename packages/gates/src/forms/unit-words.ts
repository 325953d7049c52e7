import type { BashCommand, ShellToken } from "@bashgate/bash-parse";
import {
  addedWords,
  decodedWord,
  fixedWord,
  type TildeText,
  unquotedWord,
  type WordForm,
  type WordPlace,
  writtenWord,
} from "./word-form.ts";

/** The words of a unit in the three spellings that forms are made of. Program first, if there is one. */
export interface UnitWords {
  readonly tokens: readonly ShellToken[];
  readonly written: readonly WordForm[];
  readonly decoded: readonly WordForm[];
  readonly unquoted: readonly WordForm[];
  /** The decoded words with the home directory for `~`; `null` where there is no `~` or no home. */
  readonly homed: readonly WordForm[] | null;
  /** Words that are added when it runs, at the end of each form. */
  readonly added: readonly WordForm[];
}

/**
 * @param isValue Whether the argument at this place is the value of the option in front of it.
 * @param home The home directory, or `null`.
 */
export function unitWords(unit: BashCommand, isValue: (place: number) => boolean, home: string | null): UnitWords {
  const tokens = unit.program === null ? unit.args : [unit.program, ...unit.args];
  const places = placesOf(unit, isValue);
  const spell = (spelling: (token: ShellToken, place: WordPlace, tilde: TildeText) => WordForm, tilde: TildeText) =>
    tokens.map((token, at) => spelling(token, places[at] ?? { neverOption: false }, tilde));
  const added = unit.extraArgs === null ? [] : [addedWords(unit.extraArgs.neverOption)];
  if (tokens.every(isPlain)) {
    const plain = tokens.map((token) => fixedWord(token.text));
    return { tokens, written: plain, decoded: plain, unquoted: plain, homed: null, added };
  }
  const decoded = spell(decodedWord, null);
  const tilde = home !== null && tokens.some((token) => token.pieces[0]?.kind === "tilde");
  return {
    tokens,
    written: spell(writtenWord, null),
    decoded,
    unquoted: spell(unquotedWord, null),
    homed: tilde ? spell(decodedWord, home) : null,
    added,
  };
}

/** Written as it is meant: every spelling is the same. */
function isPlain({ dynamic, text, raw, pieces }: ShellToken): boolean {
  return !dynamic && text === raw && text !== "" && pieces[0]?.kind !== "tilde";
}

function placesOf(unit: BashCommand, isValue: (place: number) => boolean): readonly WordPlace[] {
  const end = unit.args.findIndex((token) => token.text === "--" && !token.dynamic);
  const places = unit.args.map((_, at) => ({ neverOption: (end >= 0 && at > end) || isValue(at) }));
  return unit.program === null ? places : [{ neverOption: false }, ...places];
}
