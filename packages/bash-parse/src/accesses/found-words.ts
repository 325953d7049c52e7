import type { BashCommand } from "../facts/bash-command.ts";
import type { ShellToken, UnknownPiece, WordPiece } from "../facts/shell-token.ts";
import { pipedProducer, pipedWords } from "./piped-words.ts";

/** The text that stands for what a repeating wrapper finds. */
export const PLACEHOLDER = "{}";

/** The words that a repeating wrapper adds behind the others when it runs the unit, as one that is not known; `null`: none. */
export function addedWord(unit: BashCommand, units: readonly BashCommand[]): ShellToken | null {
  const { extraArgs, program, args } = unit;
  if (extraArgs === null || program === null || args.some(({ text }) => text === PLACEHOLDER)) return null;
  return { ...program, text: PLACEHOLDER, dynamic: true, quoted: false, pieces: [foundPiece(unit, units, true)] };
}

/** Whether a word holds what a repeating wrapper puts in: `{}`, or a placeholder of its own that the reader of words marked. */
export function holdsFound(word: ShellToken, unit: BashCommand): boolean {
  if (!unit.via.some(({ kind }) => kind === "repeating")) return false;
  return word.text.includes(PLACEHOLDER) || word.pieces.some(isPlaceholder);
}

/** The word with what it stands for as parts that are not known. */
export function wordOfFound(word: ShellToken, unit: BashCommand, units: readonly BashCommand[]): ShellToken {
  const found = foundPiece(unit, units, false);
  const pieces = word.pieces.flatMap((piece): readonly WordPiece[] => {
    if (isPlaceholder(piece)) return [{ ...found, text: piece.text }];
    if (piece.kind !== "literal") return [piece];
    const parts = piece.text.split(PLACEHOLDER).map((text): WordPiece => ({ ...piece, text }));
    return parts.flatMap((part, place) => (place === 0 ? [part] : [found, part]));
  });
  return { ...word, dynamic: true, pieces: pieces.filter(({ text }) => text !== "") };
}

/** A part that is not known and is no expansion. */
export function isPlaceholder({ kind, text }: WordPiece): boolean {
  return kind === "unknown" && !/[$`()]/.test(text);
}

function foundPiece(unit: BashCommand, units: readonly BashCommand[], splits: boolean): UnknownPiece {
  const outer = unit.via.findLast(({ kind }) => kind === "repeating");
  const wrapper = outer === undefined ? undefined : units[outer.unit];
  const candidates = wrapper === undefined ? [] : pipedWords(wrapper, units);
  const producer = wrapper === undefined ? null : pipedProducer(wrapper, units);
  return { kind: "unknown", text: PLACEHOLDER, splits, producer, candidates };
}
