import type { BashProgram } from "@bashgate/bash-parse";
import type { Action, RuleOrigin } from "@bashgate/permission-rules";

/** The answer for one command line, with everything that led to it. Plain data but for `program`. */
export interface Decision {
  readonly state: Action;
  /** One sentence: which part, which rule, why. For a person. */
  readonly reason: string;
  /** The command line as it was given. */
  readonly command: string;
  /** One verdict for each unit, in the order of `program.commands()`. */
  readonly units: readonly UnitVerdict[];
  /** The verdict on the whole text where it has no unit that could be read, also for an empty text; else `null`. */
  readonly line: LineVerdict | null;
  /** One verdict for each access that a rule or the outside check speaks of. */
  readonly accesses: readonly AccessVerdict[];
  /** The floors that hold, with the unit they stand on. */
  readonly floors: readonly FloorVerdict[];
  /** What decided: the first part with the state of the whole. `null` if everything is allowed. */
  readonly deciding: Deciding | null;
  readonly suggestions: readonly Suggestion[];
  readonly crossChecked: boolean;
  /** Layers that are broken: every answer that they could have changed is at least `ask`. */
  readonly problems: readonly string[];
  readonly program: BashProgram;
}

/** What the rules say of a text as a whole. */
export interface LineVerdict {
  readonly state: Action;
  /** `null`: the universal default. */
  readonly rule: RuleOrigin | null;
}

export interface UnitVerdict {
  /** Place in `program.commands()`. */
  readonly unit: number;
  readonly state: Action;
  /** The rule that decided; `null`: the universal default, or no rule speaks of it. */
  readonly rule: RuleOrigin | null;
  /** How the state came about. */
  readonly basis:
    | "rule"
    | "default"
    | "no-effect"
    | "wrapper"
    | "function"
    | "inside-elsewhere"
    | "approval"
    | "module";
}

export interface AccessVerdict {
  /** Place in `program.accesses()`. */
  readonly access: number;
  readonly unit: number;
  /** Absolute and normalised; for an unknown path as written. */
  readonly path: string;
  readonly written: string;
  readonly kind: "read" | "write" | "execute" | "unknown";
  readonly state: Action;
  /**
   * What each surface said (`path`, `read`/`write`/`edit`, `external_directory`): once, or once for each rule that has
   * something against one of the paths, the strictest first.
   */
  readonly judged: readonly {
    readonly surface: string;
    readonly state: Action;
    readonly rule: RuleOrigin | null;
    /** The absolute paths that it was said of: several where links, globs or directories give several; none where unknown. */
    readonly paths: readonly string[];
  }[];
}

export type FloorName =
  | "<unparseable-bash-command>"
  | "<opaque-bash-wrapper>"
  | "<dynamic-command>"
  | "<dynamic-argument>"
  | "<privileged-wrapper>"
  | "<runs-later>"
  | "<bashgate-self>";

export interface FloorVerdict {
  readonly name: FloorName;
  /** The unit it stands on; `null`: the whole line. */
  readonly unit: number | null;
  /** One line, lower case: why it holds. */
  readonly why: string;
  /** What the floor makes of an allow: `ask`, or what a rule on its name says. */
  readonly state: Action;
  readonly rule: RuleOrigin | null;
}

export type Deciding =
  | { readonly part: "line" }
  | { readonly part: "unit"; readonly unit: number }
  | { readonly part: "access"; readonly access: number; readonly surface: string }
  | { readonly part: "floor"; readonly floor: number }
  | { readonly part: "problem" };

/** What a person could approve so that this line passes the gate that asked. */
export interface Suggestion {
  readonly surface: string;
  readonly pattern: string;
  /** What it answers: the rule that asked, `null` for the default, or a floor's name. */
  readonly answers: RuleOrigin | FloorName | null;
  /** The pattern is no pattern but the exact text that has to be there. */
  readonly exact: boolean;
  /** The program destroys (`rm`, `dd`): offer the exact text first. */
  readonly risky: boolean;
}
