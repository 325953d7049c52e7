import type { Place, RuleAction } from "../policy/policy.ts";

/** A rule on what a command is made of, in any spelling and order. Every condition that is given has to hold. */
export interface StructuralRule {
  /** Names of programs; wildcards allowed. At least one. */
  readonly programs: readonly string[];
  /** The path of subcommands; each step has one or more alternatives, wildcards allowed. Empty: any. */
  readonly subcommands: readonly (readonly string[])[];
  readonly flags: FlagConditions;
  readonly args: ArgConditions;
  /** `read`: only where every access of the unit is a read (semantics 3.4). */
  readonly accesses: "read" | null;
  /**
   * The first operand is a script of this language that only prints (no writing, running or reading of further files);
   * `null`: asks nothing.
   */
  readonly script: "sed" | "awk" | null;
  readonly action: RuleAction;
  readonly place: Place | null;
}

/** Conditions on options, each in any place and spelling (`-r` in `-fr`, `--out` in `--out=x`). Empty lists ask nothing. */
export interface FlagConditions {
  readonly any: readonly string[];
  readonly all: readonly string[];
  readonly none: readonly string[];
  /** Every option behind the subcommands is one of these (`--name`, `-n`; `--max=`, `-n=` with a value); `null`: any. */
  readonly only: readonly string[] | null;
  /** No option stands behind an operand: of programs that end their options there, so that what follows is an operand too. */
  readonly ahead: boolean;
}

/** Conditions on the operands behind the subcommands, by wildcard. */
export interface ArgConditions {
  /** At least one operand matches one of them. */
  readonly any: readonly string[];
  /** Every operand matches one of them; `null`: asks nothing. */
  readonly all: readonly string[] | null;
  /** No operand matches one of them. */
  readonly none: readonly string[];
  /** At most, at least so many operands. */
  readonly max: number | null;
  readonly min: number;
}
