import type { Action, RuleOrigin } from "../evaluate/verdict.ts";
import type { CommandPattern } from "../pattern/command-pattern.ts";
import type { PathPattern } from "../pattern/path-pattern.ts";
import type { CompiledStructure } from "../structure/matches-structure.ts";
import type { CommandIndex } from "./command-index.ts";

/** A rule on `bash`. */
export type CommandRule =
  | { readonly kind: "pattern"; readonly origin: RuleOrigin; readonly pattern: CommandPattern }
  | { readonly kind: "structure"; readonly origin: RuleOrigin; readonly structure: CompiledStructure };

/** A rule on a path surface. */
export interface PathRule {
  readonly pattern: PathPattern;
  /** What it says of each kind of access; `null`: nothing. */
  readonly read: RuleOrigin | null;
  readonly write: RuleOrigin | null;
}

/** A rule on a surface of names: `mcp`, `skill`, tools. */
export interface NameRule {
  readonly pattern: CommandPattern;
  readonly origin: RuleOrigin;
}

/** All rules of one computation in their order, found by surface and, for commands, by program. */
export interface RuleSet {
  readonly commands: CommandIndex;
  readonly floors: ReadonlyMap<string, RuleOrigin>;
  readonly paths: ReadonlyMap<string, readonly PathRule[]>;
  readonly names: ReadonlyMap<string, readonly NameRule[]>;
  /** The universal default, and where it was written. */
  readonly default: Action;
}
