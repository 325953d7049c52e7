import type { GeneratedProgram } from "./grammar/index.ts";

/** What a reading says of one program, as far as it is compared. */
export interface Reading {
  readonly commands: readonly {
    readonly programName: string;
    readonly opaque: string | null;
    readonly dynamic: boolean;
  }[];
  readonly gaps: readonly { readonly why: string }[];
}

/** How a reading stands to what bash did. */
export interface Comparison {
  /** Names that bash looked up and no unit has. */
  readonly omitted: readonly string[];
  /** Why the reading is flagged, `null` if it is not. Then omissions are admitted. */
  readonly flag: string | null;
  /** It is flagged although everything in the program stands in its text. */
  readonly flaggedForNothing: boolean;
}

/** Compares the units of a program with the names that bash looked up when it ran. */
export function compare(program: GeneratedProgram, dispatched: readonly string[], reading: Reading): Comparison {
  const seen = new Set(reading.commands.map((command) => command.programName));
  const omitted = [...new Set(dispatched)].filter((name) => !seen.has(name));
  const flag = flagOf(reading);
  return { omitted, flag, flaggedForNothing: flag !== null && !program.flagExpected };
}

function flagOf(reading: Reading): string | null {
  const [gap] = reading.gaps;
  if (gap !== undefined) return `gap: ${gap.why}`;
  for (const { programName, opaque, dynamic } of reading.commands) {
    if (opaque !== null) return `opaque ${programName}: ${opaque}`;
    if (dynamic) return `dynamic ${programName}`;
  }
  return null;
}
