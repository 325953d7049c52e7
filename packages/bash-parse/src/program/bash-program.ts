import type { WrapperTable } from "@bashgate/bash-arity/wrappers";
import { accessesOfUnits } from "../accesses/accesses-of.ts";
import type { BashCommand } from "../facts/bash-command.ts";
import type { Gap } from "../facts/gap.ts";
import type { PathAccess } from "../facts/path-access.ts";
import { getWarmBashParser, warmBashParser, whyNotWarm } from "../second-reader/index.ts";
import { type ExternalPathOptions, externalPathsOf } from "./external-paths.ts";
import { isPlainText } from "./plain-text.ts";
import { readProgram } from "./read-program.ts";

export interface ParseOptions {
  /** The wrappers to know instead of the built-in ones: a table made with `extendWrappers`. */
  readonly wrappers?: WrapperTable;
  /** Leave the second reader out. */
  readonly firstReaderOnly?: boolean;
}

/** What bash would run for a command line. Immutable; one reading serves every question. */
export class BashProgram {
  readonly command: string;
  /** Stretches that could not be read with certainty, in order. */
  readonly gaps: readonly Gap[];
  /** Both readers read the text. */
  readonly crossChecked: boolean;
  /** Why the second reader did not read the text; `null` if it did. */
  readonly crossCheckReason: string | null;
  private readonly units: readonly BashCommand[];
  private knownAccesses: readonly PathAccess[] | null = null;

  private constructor(command: string, options: ParseOptions) {
    const second = options.firstReaderOnly === true ? null : getWarmBashParser();
    const read = readProgram(command, second, options.wrappers);
    this.command = command;
    this.units = read.units;
    this.gaps = read.gaps;
    this.crossChecked = read.crossChecked;
    const absent = options.firstReaderOnly === true ? "the second reader is left out" : whyNotWarm();
    this.crossCheckReason = second === null ? (absent ?? "the second reader is not loaded") : read.crossCheckReason;
  }

  /** Reads a command line with both readers. Never throws, on any text. */
  static async parse(command: string, options: ParseOptions = {}): Promise<BashProgram> {
    if (options.firstReaderOnly !== true) await warmBashParser();
    return new BashProgram(command, options);
  }

  /** Reads a command line at once; with the second reader only if that is warm. Never throws, on any text. */
  static parseSync(command: string, options: ParseOptions = {}): BashProgram {
    return new BashProgram(command, options);
  }

  /** Some stretch could not be read with certainty. */
  get hasErrors(): boolean {
    return this.gaps.length > 0;
  }

  /** Only plain words, plain quotes, descriptor redirects and `;`, `&&`, `||`, `|` (semantics 1.6). */
  get plain(): boolean {
    return isPlainText(this.command);
  }

  /** Every unit, in source order. */
  commands(): readonly BashCommand[] {
    return this.units;
  }

  /** The units of the shell that the command line itself is. */
  topLevelCommands(): readonly BashCommand[] {
    return this.units.filter(({ topLevel }) => topLevel);
  }

  /** Every file or directory that a unit touches, in the order of the units. */
  accesses(): readonly PathAccess[] {
    const accesses = this.knownAccesses ?? accessesOfUnits(this.units).flat();
    this.knownAccesses = accesses;
    return accesses;
  }

  /** The paths that the units name, as written and decoded, each once; relative ones and dot files too. */
  pathTokens(): readonly string[] {
    return [...new Set(this.accesses().map(({ path }) => path))];
  }

  /** The paths that resolve outside `cwd`, each once. */
  externalPaths(cwd: string, options: ExternalPathOptions = {}): readonly string[] {
    return externalPathsOf(this.accesses(), cwd, options);
  }
}
