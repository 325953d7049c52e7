import type { ParsedScript } from "unbash";
import type { ShellRedirect } from "../facts/bash-command.ts";
import type { Producer } from "../facts/shell-token.ts";
import type { ShellUnit } from "../units/shell-unit.ts";
import { unitOfCommand } from "../walk/command-unit.ts";
import type { Frame } from "../walk/reading.ts";
import type { SubstitutionOutput } from "../words/word-scope.ts";
import { producerOfCommand } from "./known-producers.ts";

const NOTHING: SubstitutionOutput = { producer: null, candidates: [], value: null };

/** What is known of the output of a substitution. */
export function outputOf(
  script: ParsedScript,
  units: readonly ShellUnit[],
  frame: Frame,
  directory: string | null,
): SubstitutionOutput {
  const [statement, second] = script.commands;
  if (statement === undefined || second !== undefined) return NOTHING;
  const { command } = statement;
  const last = command.type === "Pipeline" ? command.commands.at(-1) : command;
  if (last?.type !== "Command") return NOTHING;
  const shown = unitOfCommand(last, units, frame);
  if (shown === null || shown.dynamic || shown.functionCall !== null || shown.program?.text.includes("/"))
    return NOTHING;
  if (shown.redirects.some((redirect) => divertsOutput(redirect))) return NOTHING;
  if (command.type === "Command" && shown.programName === "pwd" && directory !== null)
    return { producer: "inside", candidates: [], value: directory };
  const producer: Producer | null = producerOfCommand(shown);
  const candidates = shown.programName === "echo" || shown.programName === "printf" ? literalWords(shown) : [];
  return { producer, candidates, value: null };
}

/** Sends the output elsewhere, or mixes errors into it. */
function divertsOutput({ operator, descriptor }: ShellRedirect): boolean {
  return operator.includes(">") && (descriptor !== "2" || operator === ">&");
}

function literalWords(unit: ShellUnit): readonly string[] {
  return unit.args
    .filter((word) => !word.dynamic && !word.text.startsWith("-"))
    .map((word) => word.text)
    .slice(0, 16);
}
