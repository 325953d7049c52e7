import type { Approval } from "../approvals/approval.ts";
import type { Action } from "../evaluate/verdict.ts";
import type { StructuralRule } from "../structure/structural-rule.ts";
import type { PolicyProblem } from "./policy-problem.ts";

/** One policy as it was written, every rule with its place. Immutable. */
export interface Policy {
  /** `null` where it came from an object. */
  readonly file: string | null;
  /** Presets, in order. */
  readonly extends: readonly Named[];
  /** The top-level `"*"`. */
  readonly default: PolicyRule | null;
  /** The rules of `permission` in the order of the text. */
  readonly rules: readonly PolicyRule[];
  readonly commands: readonly StructuralRule[];
  readonly tests: readonly PolicyTest[];
  readonly approvals: readonly Approval[];
  /** Further directories that count as inside, as written. */
  readonly roots: readonly string[];
  /** Programs that run other programs, by name. */
  readonly wrappers: ReadonlyMap<string, WrapperEntry>;
  /** How many leading words name one command: `rtk git` → 3. */
  readonly arity: ReadonlyMap<string, number>;
  /** For a program: the operands that are no paths, as wildcards; `*` for all. */
  readonly notPaths: ReadonlyMap<string, readonly string[]>;
  /** Tools whose arguments are shell commands or paths, by name. */
  readonly shellTools: ReadonlyMap<string, ShellTool>;
  /** What was wrong; parts with a problem are left out. A policy with problems is broken (semantics 6.4). */
  readonly problems: readonly PolicyProblem[];
}

export interface Place {
  /** 1-based. */
  readonly line: number;
  readonly column: number;
}

export interface Named {
  readonly name: string;
  readonly place: Place | null;
}

export interface PolicyRule {
  readonly surface: string;
  readonly pattern: string;
  readonly action: RuleAction;
  readonly place: Place | null;
}

/** What a rule says of reads and of writes; `null`: nothing. Off the path surfaces both are the same. */
export interface RuleAction {
  readonly read: Action | null;
  readonly write: Action | null;
  readonly reason: string | null;
}

export interface PolicyTest {
  readonly command: string;
  readonly cwd: string | null;
  readonly state: Action;
  /** The pattern that has to decide, or `null`. */
  readonly rule: string | null;
  readonly place: Place | null;
}

export interface WrapperEntry {
  readonly kind: "transparent" | "privileged" | "repeating" | "elsewhere" | "runner";
  /** Options that take the next word as their value. */
  readonly valueFlags: readonly string[];
  /** Operands in front of the inner command. */
  readonly skipOperands: number;
}

export interface ShellTool {
  /** The argument that holds a shell command, or `null`. */
  readonly command: string | null;
  /** The argument that holds the directory it runs in, or `null`. */
  readonly cwd: string | null;
  /** Arguments that are paths, with what is done to them. */
  readonly paths: ReadonlyMap<string, "read" | "write" | "unknown">;
}
