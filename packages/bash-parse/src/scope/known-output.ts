import type { ParsedScript } from "unbash";
import type { ShellRedirect } from "../facts/bash-command.ts";
import type { Producer } from "../facts/shell-token.ts";
import type { ShellUnit } from "../units/shell-unit.ts";
import { unitOfCommand } from "../walk/command-unit.ts";
import type { Frame } from "../walk/reading.ts";
import { type SubstitutionOutput, UNKNOWN_OUTPUT } from "../words/word-scope.ts";
import { producerOfCommand } from "./known-producers.ts";

/** What is known of the output of a substitution. */
export function outputOf(
  script: ParsedScript,
  units: readonly ShellUnit[],
  frame: Frame,
  directory: string | null,
): SubstitutionOutput {
  const [statement, second] = script.commands;
  if (statement === undefined || second !== undefined) return UNKNOWN_OUTPUT;
  const { command } = statement;
  const last = command.type === "Pipeline" ? command.commands.at(-1) : command;
  if (last?.type !== "Command") return UNKNOWN_OUTPUT;
  const shown = unitOfCommand(last, units, frame);
  if (shown === null || shown.dynamic || shown.functionCall !== null || shown.program?.text.includes("/"))
    return UNKNOWN_OUTPUT;
  if (shown.redirects.some((redirect) => divertsOutput(redirect))) return UNKNOWN_OUTPUT;
  if (command.type === "Command" && shown.programName === "pwd" && directory !== null)
    return { producer: "inside", candidates: [], single: true, value: directory };
  const producer: Producer | null = producerOfCommand(shown);
  const candidates = shown.programName === "echo" || shown.programName === "printf" ? literalWords(shown) : [];
  return { producer, candidates, single: isSingle(shown, producer), value: null };
}

/** Prints one number, one ref or one temporary name. */
function isSingle(unit: ShellUnit, producer: Producer | null): boolean {
  if (producer !== "number" && producer !== "ref" && producer !== "temporary") return false;
  if (unit.programName !== "git") return unit.programName !== "seq" && unit.programName !== "id";
  return unit.positionals().length <= 2 && (unit.subcommand()?.text !== "rev-list" || unit.hasFlag("--count"));
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
