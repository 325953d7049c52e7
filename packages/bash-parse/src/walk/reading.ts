import type { WrapperTable } from "@bashgate/bash-arity/wrappers";
import type { CommandContext } from "../facts/bash-command.ts";
import type { Gap } from "../facts/gap.ts";
import type { Place } from "../scope/place.ts";
import type { ShellState } from "../scope/shell-state.ts";
import type { SourceText } from "../source/source-text.ts";
import type { ShellUnit, UnitInner, UnitVia } from "../units/shell-unit.ts";

/** Levels of constructs, substitutions and payloads that are followed. */
export const MOST_LEVELS = 256;

/** Payloads within payloads that are followed. */
export const MOST_PAYLOADS = 16;

/** Why text is not read once more. */
export const TOO_MUCH_TEXT = "too much nested text to be read";

/** Stands for the arguments of functions and shells among the names of variables. */
export const ARGUMENTS = "@";

/** What one reading of a command line gathers. */
export interface Reading {
  readonly units: ShellUnit[];
  readonly gaps: Gap[];
  readonly wrappers: WrapperTable | undefined;
  /** How much text within expansions, wrappers and payloads is still read: each level is read again by those around it. */
  readonly budget: { characters: number };
  /** Literal code that was read out of words and inputs, for the second reader. */
  readonly payloads: { readonly source: SourceText; readonly frame: Frame }[];
  /** The bodies of functions, which run where they are called. */
  readonly functions: { readonly name: string; readonly units: readonly ShellUnit[] }[];
  /** Code that runs at some time behind the place where it stands: a trap, an alias. */
  readonly later: { readonly units: readonly ShellUnit[]; readonly places: readonly Place[]; readonly at: number }[];
  /** The states behind what changed directories or variables, with the number of units before. */
  readonly moves: { readonly state: ShellState; readonly at: number }[];
  /** Arithmetic on arguments, and in code that runs later on variables that nothing had set where it stands. */
  readonly arithmetic: { readonly name: string; readonly units: readonly ShellUnit[] }[];
  /** Variables and arguments that got a value somewhere which arithmetic would run as code. */
  readonly evaluating: Set<string>;
}

/** What holds for a stretch of the text. */
export interface Frame {
  readonly source: SourceText;
  readonly context: readonly CommandContext[];
  readonly topLevel: boolean;
  /** Constructs, substitutions and payloads around it. */
  readonly levels: number;
  readonly payloads: number;
  readonly vias: readonly UnitVia[];
  /** How much of `context` stands around the shell that runs this code. */
  readonly shellDepth: number;
  /** How many of `vias` stand around the shell that runs this code; the others stand within it, around the command. */
  readonly outerVias: number;
  /** The wrapper or carrier whose code this is: its units are listed there. */
  readonly inner: UnitInner | null;
  readonly stdin: StandardInput;
  /** Takes errors of the code instead of the gaps: they concern one unit, which says so. */
  readonly onError: ((why: string) => void) | null;
  /** The code runs later than it stands there: a function's body, a trap. */
  readonly later: boolean;
  /** Followed only to learn what it changes; its units do not count. */
  readonly trial: boolean;
  /** Loops around it. */
  readonly loops: number;
  /** Takes the states at each `return` of the function around it; `null` outside functions, where a `return` fails. */
  readonly returns: ShellState[] | null;
  /** Takes the states at each `break` and `continue` of the loops around it. */
  readonly jumps: ShellState[];
  /** In the condition of an `if`, `while`, `&&`, `||`, `!`, where `set -e` does not end the shell. */
  readonly tested: boolean;
}

/** Where a command's standard input comes from. */
export type StandardInput =
  /** From outside the text. */
  | { readonly kind: "outer" }
  /** The text shows it: `<<EOF`, `<<<'…'`, `echo '…' |`. Parts that an expansion put there are marked in `code`. */
  | { readonly kind: "text"; readonly code: SourceText; readonly dynamic: boolean }
  /** A file that the text names. */
  | { readonly kind: "file" }
  /** Something that the text does not show, named by `from`. */
  | { readonly kind: "hidden"; readonly from: string };

/** The states in which a command may leave the shell; `null`: it never does. */
export interface Outcome {
  readonly ok: ShellState | null;
  readonly failed: ShellState | null;
}

export function bothWays(state: ShellState | null): Outcome {
  return { ok: state, failed: state };
}

export function within(frame: Frame, kind: CommandContext, changes: Partial<Frame> = {}): Frame {
  return { ...frame, context: [...frame.context, kind], levels: frame.levels + 1, ...changes };
}

/**
 * Takes text that is read once more off what is still read.
 *
 * @returns `false` where that is too much.
 */
export function mayReadAgain(reading: Reading, characters: number): boolean {
  reading.budget.characters -= characters;
  return reading.budget.characters >= 0;
}

/** Records a gap at a stretch of the frame's text. */
export function addGap(reading: Reading, frame: Frame, position: number, end: number, why: string): void {
  const start = frame.source.start(position);
  reading.gaps.push({ start, end: Math.max(start, frame.source.end(end)), why });
}
