import type {
  BashCommand,
  CommandContext,
  EnvironmentVariable,
  InnerCommand,
  ShellRedirect,
  Via,
} from "../facts/bash-command.ts";
import type { Directories } from "../facts/directory.ts";
import type { SourceText } from "../source/source-text.ts";
import type { ReadAssignment } from "../walk/read-assignment.ts";
import type { StandardInput } from "../walk/reading.ts";
import type { Token } from "../words/token.ts";
import { findFlag, findPositionals } from "./options.ts";

/** A wrapper around a unit, before units have their places. */
export interface UnitVia {
  readonly unit: ShellUnit;
  readonly name: string;
  readonly kind: Via["kind"];
}

/** What a unit runs, before units have their places. */
export interface UnitInner {
  readonly kind: InnerCommand["kind"];
  readonly certain: boolean;
  readonly installed: boolean;
  readonly units: ShellUnit[];
}

/** A unit while the text is read; complete and unchanging once it has its place. */
export class ShellUnit implements BashCommand {
  index = -1;
  readonly program: Token | null;
  readonly programName: string;
  readonly args: readonly Token[];
  readonly assignments: readonly ReadAssignment[];
  readonly redirects: readonly ShellRedirect[];
  readonly start: number;
  readonly end: number;
  readonly source: SourceText;
  readonly context: readonly CommandContext[];
  readonly topLevel: boolean;
  directories: Directories;
  environment: readonly EnvironmentVariable[];
  opaque: string | null = null;
  extraArgs: { readonly neverOption: boolean } | null = null;
  functionCall: "certain" | "possible" | null = null;
  dynamic: boolean;
  seenBy: "first" | "second" = "first";
  vias: readonly UnitVia[] = [];
  runs: UnitInner | null = null;
  enclosedUnits: readonly ShellUnit[] | null = null;
  /** What it reads from standard input. */
  readonly input: StandardInput;
  private writtenText: string | null = null;

  constructor(words: readonly Token[], parts: UnitParts) {
    const [program = null, ...args] = words;
    this.program = program;
    this.args = args;
    this.programName = program === null ? "" : baseName(program.text);
    this.dynamic = program !== null && (program.dynamic || program.hasGlob);
    this.assignments = parts.assignments;
    this.redirects = parts.redirects;
    this.start = parts.start;
    this.end = Math.max(parts.start, parts.end);
    this.source = parts.source;
    this.context = parts.context;
    this.topLevel = parts.topLevel;
    this.directories = parts.directories;
    this.environment = parts.environment;
    this.input = parts.input;
  }

  get span(): { readonly start: number; readonly end: number } {
    return { start: this.start, end: this.end };
  }

  get raw(): string {
    return this.source.original.slice(this.start, this.end);
  }

  get text(): string {
    this.writtenText ??= textOf(this.program === null ? [] : [this.program, ...this.args]);
    return this.writtenText;
  }

  get via(): readonly Via[] {
    return this.vias.map(({ unit, name, kind }) => ({ unit: unit.index, name, kind }));
  }

  get inner(): InnerCommand | null {
    if (this.runs === null) return null;
    const { kind, certain, installed, units } = this.runs;
    return { kind, certain, installed, units: units.map((unit) => unit.index) };
  }

  get enclosed(): readonly number[] | null {
    return this.enclosedUnits?.map((unit) => unit.index) ?? null;
  }

  hasFlag(...spellings: string[]): boolean {
    return spellings.some((spelling) => findFlag(this, spelling));
  }

  subcommand(options: { readonly valueFlags?: readonly string[] } = {}): Token | undefined {
    return this.positionals(options)[0];
  }

  positionals(options: { readonly valueFlags?: readonly string[] } = {}): readonly Token[] {
    return findPositionals(this.args, options.valueFlags ?? []);
  }
}

export interface UnitParts {
  readonly assignments: readonly ReadAssignment[];
  readonly redirects: readonly ShellRedirect[];
  readonly start: number;
  readonly end: number;
  readonly source: SourceText;
  readonly context: readonly CommandContext[];
  readonly topLevel: boolean;
  readonly directories: Directories;
  readonly environment: readonly EnvironmentVariable[];
  readonly input: StandardInput;
}

/** The words as written, single blanks between; a word that stands for several is written once. */
function textOf(words: readonly Token[]): string {
  let text = "";
  let last: Token | null = null;
  for (const word of words) {
    const again = last !== null && last.source === word.source && last.from === word.from && last.to === word.to;
    if (!again) text += last === null ? word.written : ` ${word.written}`;
    last = word;
  }
  return text;
}

function baseName(program: string): string {
  return program.slice(program.lastIndexOf("/") + 1);
}
