/**
 * A text with holes: what a pattern is held against. Literal text, or a part whose value is not known.
 * `["git ", hole]` is `git $X`.
 */
export type Form = readonly (string | Hole)[];

/** A part of a form that may be any text. */
export interface Hole {
  /** As written; a pattern may name it literally (`git push $BRANCH`). */
  readonly raw: string;
  /**
   * Stands for any number of whole words, also none. The blank in front belongs to the hole though `raw` does not hold it:
   * `git $X` is `["git", { raw: "$X", words: true, … }]`. A hole inside a word (`a$X`) has `false`, and may be any text,
   * blanks too.
   */
  readonly words: boolean;
  /** A word of it may be an option (begin with `-`). */
  readonly mayBeOption: boolean;
}

/** One decoded word of a unit behind its program, with what is known of its part in the command. */
export interface FormWord {
  /** The word's text; parts that the text does not fix are holes. A hole with `words` stands for any number of words. */
  readonly form: Form;
  /**
   * `option`: begins with a dash and stands where options may. `value`: known to be the value of the option in front of
   * it. `operand`: anything else, also every word after `--`.
   */
  readonly role: "option" | "value" | "operand";
  /**
   * For options: whether the next word is its value. `none`: known to take none, or the value is joined (`--a=b`).
   * `next`: the next word is it. `unknown`: no table says so. `none` for all other roles.
   */
  readonly argument: "none" | "next" | "unknown";
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
  /**
   * The unit as words, for deny and ask patterns that look for options in any place (semantics 2.3): the program first (its role is
   * `operand`), redirects and assignments left out. `null`: the forms are all there is.
   */
  readonly words: readonly FormWord[] | null;
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
  /**
   * The access is a tool's own (`read`, `write` …), so that the universal default answers where no rule does. Left out or
   * `false`: an access of a bash command, on which `path`, `read` and `write` stay silent without a written rule (semantics 4.1).
   */
  readonly tool?: boolean;
  /** `path` is a glob that could not be expanded: deny and ask rules that could match it are answered as `possible`. */
  readonly glob?: boolean;
}
