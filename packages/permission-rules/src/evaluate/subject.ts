/**
 * A text with holes: what a pattern is held against. Literal text, or a part whose value is not known.
 * `["git ", hole]` is `git $X`.
 */
export type Form = readonly (string | Hole)[];

/** A part of a form that may be any text. */
export interface Hole {
  /** As written; a pattern may name it literally (`git push $BRANCH`). */
  readonly raw: string;
  /** Stands for any number of words, also none; the hole then includes the blank in front of it. */
  readonly words: boolean;
  /** A word of it may be an option (begin with `-`). */
  readonly mayBeOption: boolean;
}

/** What a structural rule reads of a command. Parsed commands satisfy it. */
export interface StructuredCommand {
  readonly programName: string;
  hasFlag(...spellings: string[]): boolean;
  /** Whether an unknown word could be one of these options. */
  mayHaveFlag(...spellings: string[]): boolean;
  /** The words that are neither options nor values of them, decoded. `null`: an unknown word, any number of words. */
  positionals(): readonly (string | null)[];
}

/** One unit, as rules on `bash` see it (semantics 2 and 3). */
export interface CommandSubject {
  /** Seen by every rule. At least one. */
  readonly exact: readonly Form[];
  /** Seen by deny and ask rules only, beside the exact ones. */
  readonly loose: readonly Form[];
  /** `null`, or: only rules that name one of these programs count, and no default (effect-free units, transparent wrappers). */
  readonly onlyNaming: readonly string[] | null;
  /** Allow rules do not match at all (semantics 2.10), only deny and ask. */
  readonly neverAllow: boolean;
  /** Variables that an allow pattern must name, unless it is `*` (semantics 2.7). */
  readonly variables: readonly string[];
  /** For structural rules; `null`: none applies. */
  readonly command: StructuredCommand | null;
  /** Every access of the unit is a read (structural rules with `accesses: "read"`). */
  readonly readsOnly: boolean;
}

/** One access, as rules on `path`, `external_directory`, `read`, `write` … see it. */
export interface PathSubject {
  /** The surface; `edit` falls back to `write`, `grep`/`find`/`ls` to `read`, inside the evaluation. */
  readonly surface: string;
  /** One absolute, normalised path. The written and the resolved form are two subjects. */
  readonly path: string;
  readonly access: "read" | "write" | "execute" | "unknown";
  /** Also meets each deny and ask rule for something below it. */
  readonly recursive: boolean;
  /** Rules with the pattern `*` do not count (an operand that is only a name). */
  readonly ignoreCatchAll: boolean;
}
