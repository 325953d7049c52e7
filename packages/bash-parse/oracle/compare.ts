import type { GeneratedProgram } from "./grammar/index.ts";

/** What a reading says of one program, as far as it is compared. */
export interface Reading {
  readonly commands: readonly {
    readonly programName: string;
    readonly opaque: string | null;
    readonly dynamic: boolean;
    readonly seenBy: "first" | "second";
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
  readonly needless: boolean;
  /** Only units that the second reader alone saw carry a flag: the price of a reader that can only tighten. */
  readonly onlyBySecond: boolean;
}

/** Compares the units of a program with the names that bash looked up when it ran. */
export function compare(program: GeneratedProgram, dispatched: readonly string[], reading: Reading): Comparison {
  const seen = new Set(reading.commands.map((command) => command.programName));
  const omitted = [...new Set(dispatched)].filter((name) => !seen.has(name));
  const byFirst = flagOf(reading, "first");
  const flag = byFirst ?? flagOf(reading, "second");
  const needless = flag !== null && !program.flagExpected;
  return { omitted, flag, needless, onlyBySecond: needless && byFirst === null };
}

function flagOf(reading: Reading, by: "first" | "second"): string | null {
  const [gap] = reading.gaps;
  if (gap !== undefined) return `gap: ${gap.why}`;
  for (const { programName, opaque, dynamic, seenBy } of reading.commands) {
    if (seenBy !== by) continue;
    if (opaque !== null) return `opaque ${programName}: ${opaque}`;
    if (dynamic) return `dynamic ${programName}`;
  }
  return null;
}
