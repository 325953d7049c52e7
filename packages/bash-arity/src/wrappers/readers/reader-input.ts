import type { OptionGrammar } from "../grammar/option-grammar.ts";
import type { OptionUse } from "../grammar/scan-options.ts";
import type { WrapperEntry } from "../table/wrapper-entry.ts";
import type { InnerReading, WrapperWord } from "../wrapper-reading.ts";

/** What a reader of inner commands is given. */
export interface ReaderInput {
  readonly entry: WrapperEntry;
  readonly grammar: OptionGrammar;
  readonly words: readonly WrapperWord[];
  /** The first word behind the program and its subcommands. */
  readonly from: number;
}

/** What a reader found. */
export interface ReaderOutput {
  readonly inner: readonly InnerReading[];
  readonly uses: readonly OptionUse[];
  readonly assignments: readonly number[];
  readonly uncertain: string | null;
  /** It does something of its own that no option tells (`script FILE`). */
  readonly ownEffect?: boolean;
}

/** An inner command that is words, or shell code. */
export type InnerArgv = Extract<InnerReading, { runs: "argv" }>;
export type InnerShell = Extract<InnerReading, { runs: "shell" }>;

export type InnerReader = (input: ReaderInput) => ReaderOutput;

/** Words that are a command, to be run as they are. */
export function argv(entry: WrapperEntry, start: number, end: number): InnerArgv {
  return { runs: "argv", start, end, extra: entry.extra ?? null, placeholder: entry.placeholder ?? null };
}

/** Words that are shell code when joined by blanks. */
export function shellCode(entry: WrapperEntry, words: readonly number[], offset = 0): InnerShell {
  return {
    runs: "shell",
    words,
    offset,
    extra: entry.extra ?? null,
    placeholder: entry.placeholder ?? null,
    later: entry.later ?? false,
  };
}

/**
 * The words behind an option that a command stands behind, up to `end`. A program that is attached to the option is joined to
 * them as shell code, which is how much of it can be said.
 */
export function restCommand(
  entry: WrapperEntry,
  uses: readonly OptionUse[],
  start: number,
  end: number,
): InnerArgv | InnerShell | null {
  const attached = uses.findLast((use) => use.rule.roles.includes("rest"))?.value;
  if (attached) return shellCode(entry, [attached.word, ...range(attached.word + 1, end)], attached.offset);
  return end > start ? argv(entry, start, end) : null;
}

/** The numbers from `start` to `end`, half-open. */
export function range(start: number, end: number): readonly number[] {
  return Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index);
}

/** `env` and `sudo` take any word with an equals sign behind its first letter for an assignment. */
export function isAssignment(word: WrapperWord | undefined): boolean {
  return word !== undefined && word.text.indexOf("=") > 0;
}
