import type { ArithmeticExpression, CommandExpansionPart, ProcessSubstitutionPart } from "unbash";
import type { Producer } from "../facts/shell-token.ts";
import type { Variable } from "../scope/variable.ts";
import type { SourceText } from "../source/source-text.ts";

/** What the words of one text need to know of the shell around them, and where they report what they run. */
export interface WordScope {
  readonly source: SourceText;
  /** The value of a variable; `null` if the text does not set it. */
  variable(name: string): Variable | null;
  /** The value of a variable that arithmetic evaluates; of an `element`, that of any value it was ever given. */
  arithmeticVariable(name: string, element: boolean): Variable | null;
  /** Arithmetic evaluates an argument of the function or the shell around it. */
  evaluatesArguments(): void;
  /** The directory in force, if the text fixes it. */
  readonly directory: string | null;
  /** Reads the commands of a substitution; answers what is known of its output. */
  substitution(part: CommandExpansionPart | ProcessSubstitutionPart, quoted: boolean): SubstitutionOutput;
  /** Goes one level deeper; `false`, with a gap, where that is too deep. Behind a `true` stands a `leave`. */
  enter(position: number, end: number): boolean;
  leave(): void;
  /** Reads an arithmetic expression. */
  arithmetic(expression: ArithmeticExpression | undefined): void;
  /** Reads the expansions in a stretch of quoted text that bash expands again all the same, and perhaps evaluates. */
  expandAgain(position: number, end: number, as: "text" | "arithmetic"): void;
  /** An expansion assigned the variable (`${x:=1}`, `$((x = 1))`). */
  assigned(name: string, value: Variable): void;
  opaque(reason: string): void;
  gap(position: number, end: number, why: string): void;
}

export interface SubstitutionOutput {
  readonly producer: Producer | null;
  readonly candidates: readonly string[];
  /** The output is one word, whatever it is. */
  readonly single: boolean;
  /** The whole output, where it is fixed by the directory in force: `$(pwd)`. */
  readonly value: string | null;
}

/** Nothing is known of the output. */
export const UNKNOWN_OUTPUT: SubstitutionOutput = { producer: null, candidates: [], single: false, value: null };
