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
  return words.flatMap((word) =>
    pathParts(word).flatMap((slice): readonly AccessDraft[] => {
      const text = sliceText(slice);
      const shaped = isPathShaped(text) || isFileUrl(text) || (word.dynamic && slice.start === 0);
      return pathsInValue(slice, "plain").map((path) => ({
        slice: path.slice,
        use: "unknown",
        source: slice.start > 0 && word.text.startsWith("-") ? "option" : "operand",
        basis: shaped ? "shape" : "name",
        recursive: false,
        directories: unit.directories,
      }));
    }),
  );
}

/**
 * The parts of a word that may be paths: all of an operand, and the value in `--opt=x`, `-ox` and `@x`; in `key=x` a value
 * without the shape of a path.
 */
function pathParts(word: ShellToken): readonly Slice[] {
  const whole = wholeSlice(word);
  const { text } = word;
  if (text === "" || isRemoteUrl(text)) return [];
  const start = valueStart(text);
  if (start > 0) {
    const value = text.slice(start);
    if (isRemoteUrl(value)) return [];
    const isPath = isPathShaped(value) || isFileUrl(value);
    return text.startsWith("@") && !isPath ? [whole, subSlice(whole, start)] : [subSlice(whole, start)];
  }
  if (text.startsWith("-")) return [];
  const key = /^[A-Za-z_][\w.-]*=@?(?=[^=])/.exec(text)?.[0].length ?? 0;
  const value = text.slice(key);
  return key === 0 || isPathShaped(value) || isRemoteUrl(value) ? [whole] : [whole, subSlice(whole, key)];
}
