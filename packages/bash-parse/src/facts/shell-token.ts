import type { Span } from "./span.ts";

/** One word of a command, as bash sees it. */
export interface ShellToken extends Span {
  /** Quotes and escapes decoded as bash does. A part whose value the text does not fix stands as written (`a$X`). */
  readonly text: string;
  /** The word as written; for a word that an expansion produced, what produced it. */
  readonly raw: string;
  /** The text does not fix the value: the word holds an unknown piece. A glob alone does not make a word dynamic. */
  readonly dynamic: boolean;
  /** Some of the word stands in quotes or behind a backslash. */
  readonly quoted: boolean;
  /** The word's parts in order; joined, literal, glob and tilde parts give `text`. */
  readonly pieces: readonly WordPiece[];
}

export type WordPiece =
  /** Text that bash takes as it is. */
  | { readonly kind: "literal"; readonly text: string; readonly quoted: boolean }
  /** An unquoted `*`, `?`, `[…]` or extended glob, as written. */
  | { readonly kind: "glob"; readonly text: string }
  /** An unquoted `~`, `~user`, `$HOME` or `${HOME}` at the start of the word: the home directory. `text` is `~` or `~user`. */
  | { readonly kind: "tilde"; readonly text: string }
  /** A part whose value the text does not fix. */
  | UnknownPiece;

export interface UnknownPiece {
  readonly kind: "unknown";
  /** As written: `$X`, `$(git rev-parse HEAD)`, `"$@"`. */
  readonly text: string;
  /** May become any number of words, also none: unquoted, `"$@"`, `"${a[@]}"`, an array. */
  readonly splits: boolean;
  /** What is known of the value although it is not fixed; `null` when nothing is. */
  readonly producer: Producer | null;
  /** Literal words that may be its value or a part of it: `/srv/x` of `${F:-/srv/x}`, `~/.ssh/id` of `$(echo ~/.ssh/id)`. */
  readonly candidates: readonly string[];
}

/**
 * What a value is known to be: `number` (`$(wc -l < f)`, `$#`, arithmetic), `ref` (`$(git rev-parse HEAD)`),
 * `inside` (relative paths without `..`: `$(git ls-files)`, `for d in *`), `temporary` (a path below the temporary
 * directory: `$(mktemp)`), `text` (known never to begin with a dash: `$(date)`). All of them are never an option.
 */
export type Producer = "number" | "ref" | "inside" | "temporary" | "text";
