import type { BashCommand } from "../facts/bash-command.ts";
import type { Directories } from "../facts/directory.ts";
import type { PathAccess } from "../facts/path-access.ts";
import { CreatedNames } from "./created-names.ts";

/** What the units of a text mean for each other's accesses. Filled by `accessesOf`; start a new one for each text. */
export interface AccessState {
  /** All units of the text, by place; those that a wrapper runs are looked up here. */
  readonly units: readonly BashCommand[];
  /** Names that units created so far. */
  readonly created: CreatedNames;
  /** The roots that a repeating wrapper walks, by its unit: what `{}` stands for in the command that it runs. */
  readonly walked: Map<number, readonly PathAccess[]>;
  /** Where the last `cd` came from, if it is certain: what `cd -` goes back to. */
  previous: Directories | null;
}

export function startAccessState(units: readonly BashCommand[]): AccessState {
  return { units, created: new CreatedNames(), walked: new Map(), previous: null };
}
