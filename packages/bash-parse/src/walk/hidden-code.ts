import { type InterpreterReading, readInterpreter } from "@bashgate/bash-arity/wrappers";
import type { ShellUnit } from "../units/shell-unit.ts";
import type { Token } from "../words/token.ts";
import { hiddenInSed } from "./hidden-sed.ts";

/** Why a script file is code that the text does not show; `null` if the text names it. */
export function hiddenFile(word: Token | undefined): string | null {
  if (word === undefined) return null;
  if (word.dynamic) return `runs code from \`${word.raw}\``;
  return /^\/(?:dev|proc)\/(?!null$)/.test(word.text) ? `runs code from \`${word.text}\`` : null;
}

/** Why an interpreter of another language runs code that the text does not show; `null` if it does not. */
export function hiddenProgram(unit: ShellUnit): string | null {
  const reading = readInterpreter(unit.programName, unit.args);
  return (reading === null ? null : hiddenIn(unit, reading)) ?? hiddenInSed(unit);
}

/** Languages in which a variable in a program is everyday, and data as a rule: only what a command prints is hidden code. */
const DATA_LANGUAGES: ReadonlySet<string> = new Set(["awk", "sql", "redis"]);

function hiddenIn(unit: ShellUnit, { program, language }: InterpreterReading): string | null {
  switch (program.kind) {
    case "none":
    case "module":
      return null;
    case "file":
      return hiddenFile(unit.args[program.word]?.tail(program.offset));
    case "inline": {
      const isSpliced = DATA_LANGUAGES.has(language) ? holdsOutput : (word: Token) => word.dynamic;
      const spliced = program.code.flatMap(({ word }) => unit.args[word] ?? []).find(isSpliced);
      return spliced === undefined ? null : `an expansion is spliced into its code: \`${spliced.raw}\``;
    }
    case "stdin":
      return hiddenInput(unit, language);
    default:
      return unreachable(program);
  }
}

/** Whether the output of a command is part of a word, and not a number. */
function holdsOutput({ fragments }: Token): boolean {
  return fragments.some(
    (fragment) =>
      fragment.kind === "unknown" && fragment.producer !== "number" && /^(?:[$<>]\(|`|\$\{[ |])/.test(fragment.text),
  );
}

function hiddenInput({ input }: ShellUnit, language: string): string | null {
  switch (input.kind) {
    case "file":
      return null;
    case "text":
      return input.dynamic ? "an expansion is spliced into the code that it reads" : null;
    case "hidden":
      return `runs code from ${input.from}`;
    case "outer":
      // Of a client of a database nobody expects a program there.
      return DATA_LANGUAGES.has(language) ? null : "runs code from standard input";
    default:
      return unreachable(input);
  }
}

function unreachable(kind: never): never {
  throw new Error(`unknown kind ${JSON.stringify(kind)}`);
}
