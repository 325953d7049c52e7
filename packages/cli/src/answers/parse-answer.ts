import type { BashCommand, BashProgram } from "@bashgate/gates";

/** What was read of a command line, in the form of the public contract. Spans are half-open UTF-16 offsets. */
export interface ParseAnswer {
  readonly commands: readonly ParsedCommandAnswer[];
  readonly paths: readonly { path: string; access: string; span: SpanAnswer }[];
  readonly gaps: readonly GapAnswer[];
  readonly hasErrors: boolean;
  readonly crossChecked: boolean;
}

export type SpanAnswer = readonly [start: number, end: number];

export interface GapAnswer {
  readonly start: number;
  readonly end: number;
  readonly why: string;
}

/** What every answer says of one unit. */
export interface CommandAnswer {
  readonly text: string;
  readonly programName: string;
  readonly span: SpanAnswer;
  readonly context: readonly string[];
  readonly via: readonly string[];
  readonly opaque: string | null;
  readonly dynamic: boolean;
}

export interface ParsedCommandAnswer extends CommandAnswer {
  readonly argv: readonly string[];
}

/** The answer of `bashgate parse`. */
export function parseAnswer(program: BashProgram): ParseAnswer {
  return {
    commands: program.commands().map((command) => {
      const { text, programName, ...rest } = commandAnswer(command);
      return { text, programName, argv: argvOf(command), ...rest };
    }),
    paths: program
      .accesses()
      .map((access) => ({ path: access.path, access: access.access, span: [access.token.start, access.token.end] })),
    gaps: gapAnswers(program),
    hasErrors: program.hasErrors,
    crossChecked: program.crossChecked,
  };
}

/** The members that `check` and `parse` have in common for one unit. */
export function commandAnswer(command: BashCommand): CommandAnswer {
  return {
    text: command.text,
    programName: command.programName,
    span: [command.span.start, command.span.end],
    context: command.context,
    via: command.via.map((outer) => outer.name),
    opaque: command.opaque,
    dynamic: command.dynamic,
  };
}

export function gapAnswers(program: BashProgram): readonly GapAnswer[] {
  return program.gaps.map((gap) => ({ start: gap.start, end: gap.end, why: gap.why }));
}

function argvOf(command: BashCommand): readonly string[] {
  return command.program === null ? [] : [command.program, ...command.args].map((word) => word.text);
}
