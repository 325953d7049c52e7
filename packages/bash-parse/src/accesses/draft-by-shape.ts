import type { BashCommand } from "../facts/bash-command.ts";
import type { ShellToken } from "../facts/shell-token.ts";
import type { AccessDraft } from "./access-draft.ts";
import { pathsInValue, valueStart } from "./words/path-forms.ts";
import { isFileUrl, isPathShaped, isRemoteUrl } from "./words/path-shape.ts";
import { type Slice, sliceText, subSlice, wholeSlice } from "./words/slice.ts";

/**
 * The paths in the words of a program that the table does not know: what has the shape of one, and every other operand as a
 * name that a rule may speak of.
 *
 * @see semantics 4.2
 */
export function draftByShape(unit: BashCommand, words: readonly ShellToken[]): readonly AccessDraft[] {
  return words.flatMap((word): AccessDraft[] => {
    const slice = pathPart(word);
    if (slice === null) return [];
    const text = sliceText(slice);
    const basis = isPathShaped(text) || isFileUrl(text) || word.dynamic ? "shape" : "name";
    return pathsInValue(slice, "plain").map((path) => ({
      slice: path.slice,
      use: "unknown",
      source: slice.start > 0 && word.text.startsWith("-") ? "option" : "operand",
      basis,
      recursive: false,
      directories: unit.directories,
    }));
  });
}

/** The part of a word that may be a path: all of an operand, the value in `--opt=/x`, `-o/x` and `@/x`. */
function pathPart(word: ShellToken): Slice | null {
  const whole = wholeSlice(word);
  const { text } = word;
  if (text === "" || isRemoteUrl(text)) return null;
  const start = valueStart(text);
  if (start > 0 && (isPathShaped(text.slice(start)) || isFileUrl(text.slice(start)))) return subSlice(whole, start);
  return text.startsWith("-") ? null : whole;
}
