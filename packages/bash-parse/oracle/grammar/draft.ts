import { createRandom, type Random } from "./random.ts";

/** A program in the making: what the rules of the grammar share. */
export interface Draft {
  readonly random: Random;
  /** How many more rules may be opened before only plain ones are taken. */
  budget: number;
  /** Bodies of heredocs that begin at the next newline. */
  pending: string[];
  /** A newline may be written here: no heredoc of an outer text waits for one. */
  newlines: boolean;
  /** Everything in it stands in its text, so that no flag is right. */
  readonly certain: boolean;
  /** Something in it is for the shell to find out, so a flag is right. */
  flagExpected: boolean;
  /** Functions defined so far. */
  readonly functions: string[];
  readonly count: { names: number; words: number };
  readonly prefix: string;
}

/** @param prefix Makes the names of this program unlike those of every other. */
export function createDraft(seed: number, prefix: string): Draft {
  const random = createRandom(seed);
  return {
    random,
    budget: 4 + random.below(22),
    pending: [],
    newlines: true,
    certain: !random.oneIn(3),
    flagExpected: false,
    functions: [],
    count: { names: 0, words: 0 },
    prefix,
  };
}

/** The name of a command that exists nowhere. It succeeds if it ends in `t` and fails if it ends in `f`. */
export function freshName(draft: Draft): string {
  draft.count.names += 1;
  return `${draft.prefix}${draft.count.names}${draft.random.oneIn(3) ? "f" : "t"}`;
}

/** A name for a variable, a function, a file or a heredoc, never that of a command. */
export function freshWord(draft: Draft, kind: string): string {
  draft.count.words += 1;
  return `${kind}${draft.count.words}`;
}

/** Spends one of the budget; `false` if nothing is left. */
export function spend(draft: Draft): boolean {
  if (draft.budget <= 0) return false;
  draft.budget -= 1;
  return true;
}

/** A newline with the bodies that wait for it. */
export function newline(draft: Draft): string {
  const bodies = draft.pending.join("");
  draft.pending = [];
  return `\n${bodies}`;
}

/** A text with heredocs of its own, such as the inside of a substitution: they end before it does. */
export function enclosed(draft: Draft, newlines: boolean, write: () => string): string {
  const outer = { pending: draft.pending, newlines: draft.newlines };
  draft.newlines = newlines && outer.newlines && outer.pending.length === 0;
  draft.pending = [];
  const text = write();
  const whole = draft.pending.length > 0 ? text + newline(draft) : text;
  draft.pending = outer.pending;
  draft.newlines = outer.newlines;
  return whole;
}

/**
 * One of two texts: `write` where running alone would tell what it runs, so that a flag is right; in a program that is
 * to be certain, `instead`.
 */
export function uncertain(draft: Draft, write: () => string, instead: () => string): string {
  if (draft.certain) return instead();
  draft.flagExpected = true;
  return write();
}
