import type { ParsedScript } from "unbash";
import type { Producer } from "../facts/shell-token.ts";
import type { ShellUnit } from "../units/shell-unit.ts";
import type { SubstitutionOutput } from "../words/word-scope.ts";
import { producerOfCommand } from "./known-producers.ts";

const NOTHING: SubstitutionOutput = { producer: null, candidates: [], value: null };

/** What is known of the output of a substitution. */
export function outputOf(
  script: ParsedScript,
  units: readonly ShellUnit[],
  directory: string | null,
): SubstitutionOutput {
  const [statement, second] = script.commands;
  if (statement === undefined || second !== undefined) return NOTHING;
  const { command } = statement;
  const last = command.type === "Pipeline" ? command.commands.at(-1) : command;
  if (last?.type !== "Command") return NOTHING;
  const unit =
    units.findLast((one) => one.vias.length === 0 && one.context.at(-1) !== "command_substitution") ?? units.at(-1);
  const shown = units.find((one) => one.program?.from === last.name?.pos && one.vias.length === 0) ?? unit;
  if (shown === undefined || shown.dynamic || shown.functionCall !== null || shown.program?.text.includes("/"))
    return NOTHING;
  if (command.type === "Command" && shown.programName === "pwd" && directory !== null)
    return { producer: "inside", candidates: [], value: directory };
  const producer: Producer | null = producerOfCommand(shown);
  const candidates = shown.programName === "echo" || shown.programName === "printf" ? literalWords(shown) : [];
  return { producer, candidates, value: null };
}

function literalWords(unit: ShellUnit): readonly string[] {
  return unit.args
    .filter((word) => !word.dynamic && !word.text.startsWith("-"))
    .map((word) => word.text)
    .slice(0, 16);
}
