import { type BashCommand, BashProgram, type CommandQuery, findCommands, type Span } from "@bashgate/bash-parse";
import type { BashToolCall, ModuleAnswer } from "./match-tool.ts";
import { type ModuleDecision, request } from "./module-decision.ts";

/** Which commands to look for, and what to say of them. */
export interface CommandMatch extends CommandQuery {
  /** A stretch that could not be read with certainty makes a request, whether the program was found or not. */
  readonly strict?: boolean;
  /** Called once with all the commands that match. */
  onMatch(found: MatchedCommands): ModuleAnswer;
}

export interface MatchedCommands {
  readonly commands: readonly BashCommand[];
  /** Where the program and the subcommand words of each stand. */
  readonly spans: readonly Span[];
  readonly program: BashProgram;
  readonly tool: BashToolCall;
}

/**
 * A handler for `bash` in `matchTool`: finds commands by program and subcommand wherever bash would run them, in chains,
 * substitutions, payloads and behind wrappers. A request without a highlight marks the matched words.
 */
export function matchCommand(match: CommandMatch): (tool: BashToolCall) => Promise<ModuleDecision | undefined> {
  return async (tool) => {
    const program = await BashProgram.parse(tool.command);
    const gap = match.strict === true ? program.gaps[0] : undefined;
    if (gap !== undefined) {
      return request({
        guidance: `a part could not be read: ${gap.why}`,
        highlight: [{ start: gap.start, end: gap.end }],
      });
    }
    const { commands, spans } = findCommands(program, match);
    if (commands.length === 0) return undefined;
    const decision = await match.onMatch({ commands, spans, program, tool });
    return decision?.kind === "request" && decision.highlight === null ? { ...decision, highlight: spans } : decision;
  };
}
