import type { BashCommand } from "../facts/bash-command.ts";
import type { Gap } from "../facts/gap.ts";
import { BashProgram, type ParseOptions } from "./bash-program.ts";

export interface ParsedShellCommand {
  readonly commands: readonly BashCommand[];
  readonly gaps: readonly Gap[];
  /** Some stretch could not be read with certainty. */
  readonly hasErrors: boolean;
  readonly program: BashProgram;
}

/** Reads a command line with both readers, for predicates on its commands. */
export async function parseShellCommand(command: string, options: ParseOptions = {}): Promise<ParsedShellCommand> {
  const program = await BashProgram.parse(command, options);
  return { commands: program.commands(), gaps: program.gaps, hasErrors: program.hasErrors, program };
}

/** The units of a command line at once; with the second reader only if that is warm. Never `null`. */
export function parseBashCommandsSync(command: string, options: ParseOptions = {}): readonly BashCommand[] {
  return BashProgram.parseSync(command, options).commands();
}

/** The paths that a command line names, relative ones and dot files too. */
export async function extractTokensForPathRules(command: string): Promise<string[]> {
  return [...(await BashProgram.parse(command)).pathTokens()];
}

/** The paths of a command line that resolve outside `cwd`. */
export async function extractExternalPathsFromBashCommand(command: string, cwd: string): Promise<string[]> {
  return [...(await BashProgram.parse(command)).externalPaths(cwd)];
}
