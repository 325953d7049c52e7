import type { BashCommand } from "../facts/bash-command.ts";
import type { Span } from "../facts/span.ts";
import { findPositionals } from "../units/options.ts";
import type { BashProgram } from "./bash-program.ts";

/** Which commands to find. All that is given must hold. */
export interface CommandQuery {
  /** The program's name, or several. */
  readonly program: string | readonly string[];
  /** Subcommands of which one must be there; `stash drop` is two words in a row. An empty list matches nothing. */
  readonly subcommands?: readonly string[];
  /** Options whose value is the next word, so that it is no subcommand. */
  readonly valueFlags?: readonly string[];
  /** `first` (the default): the subcommand is the first word; `any`: it may be any later word too. */
  readonly subcommandPosition?: "first" | "any";
  readonly where?: (command: BashCommand) => boolean;
}

export interface FoundCommands {
  readonly commands: readonly BashCommand[];
  /** Where the program and the subcommand words of each stand, in source order. */
  readonly spans: readonly Span[];
}

/** Options of git that take a value and stand in front of the subcommand. */
export const gitValueFlags: readonly string[] = [
  "-C",
  "-c",
  "--git-dir",
  "--work-tree",
  "--namespace",
  "--super-prefix",
  "--config-env",
  "--attr-source",
];

/** The commands of a program that a query describes. */
export function findCommands(program: BashProgram, query: CommandQuery): FoundCommands {
  const commands: BashCommand[] = [];
  const spans: Span[] = [];
  const names = typeof query.program === "string" ? [query.program] : query.program;
  for (const command of program.commands()) {
    if (command.program === null || !names.includes(command.programName)) continue;
    const words = subcommandWords(command, query);
    if (words === null || query.where?.(command) === false) continue;
    commands.push(command);
    for (const { start, end } of [command.program, ...words]) spans.push({ start, end });
  }
  return { commands, spans };
}

function subcommandWords(command: BashCommand, query: CommandQuery): readonly Span[] | null {
  const { subcommands, valueFlags = [], subcommandPosition = "first" } = query;
  if (subcommands === undefined) return [];
  const words = findPositionals(command.args, valueFlags);
  const wanted = subcommands.map((subcommand) => subcommand.split(" "));
  const starts = subcommandPosition === "first" ? [0] : words.map((_, place) => place);
  for (const start of starts)
    for (const path of wanted) {
      const found = words.slice(start, start + path.length);
      if (found.length === path.length && found.every(({ text }, place) => text === path[place])) return found;
    }
  return null;
}
