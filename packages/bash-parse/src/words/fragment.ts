import type { Producer } from "../facts/shell-token.ts";

/**
 * A stretch of a word after its quotes are taken off. `position` and `end` are offsets in the text that is read.
 *
 * - `bare`: unquoted text without a backslash; braces, tildes and blanks in it are syntax.
 * - `quoted`: text that bash takes as it is.
 * - `glob`: an unquoted pattern.
 * - `tilde`: the home directory of `text`.
 * - `unknown`: a value that the text does not fix; `text` as written.
 *
 * Where `text` is as long as the stretch, its characters stand one by one at their place; else all of it was produced by
 * the whole stretch.
 */
export type Fragment =
  | {
      readonly kind: "bare" | "quoted" | "glob" | "tilde";
      readonly text: string;
      readonly position: number;
      readonly end: number;
    }
  | UnknownFragment;

export interface UnknownFragment {
  readonly kind: "unknown";
  readonly text: string;
  readonly position: number;
  readonly end: number;
  readonly splits: boolean;
  readonly producer: Producer | null;
  readonly candidates: readonly string[];
  /** Arithmetic may run the value as code, as said of `Variable`. Absent: it may not. */
  readonly evaluates?: Evaluates;
}

/** `arguments`: only if one of the arguments of the function or shell around it does. */
export type Evaluates = boolean | "arguments";

/** Whether arithmetic may run a word with these parts as code. */
export function evaluatesAny(items: readonly (Fragment | WordBreak)[]): Evaluates {
  let found: Evaluates = false;
  for (const item of items) {
    if (item.kind !== "unknown" || item.evaluates === undefined || item.evaluates === false) continue;
    if (item.evaluates === true) return true;
    found = item.evaluates;
  }
  return found;
}

/** Marks the boundary between two words that one expansion produced. */
export interface WordBreak {
  readonly kind: "break";
  readonly position: number;
  readonly end: number;
}

export type WordItem = Fragment | WordBreak;
