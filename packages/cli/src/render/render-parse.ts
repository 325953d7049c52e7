import { escapeText } from "@bashgate/gates";
import type { ParseAnswer, ParsedCommandAnswer } from "../answers/parse-answer.ts";

/** What was read of a command line, for people: one line for each unit, then its paths and what stayed unclear. */
export function renderParse(answer: ParseAnswer): string {
  const lines = answer.commands.flatMap(renderCommand);
  if (lines.length === 0) lines.push("no commands");
  if (answer.paths.length > 0) lines.push("", "paths");
  for (const { path, access } of answer.paths) lines.push(`  ${access.padEnd(7)} ${escapeText(path)}`);
  if (answer.gaps.length > 0) lines.push("", "not read with certainty");
  for (const gap of answer.gaps) lines.push(`  ${gap.start} to ${gap.end}: ${escapeText(gap.why)}`);
  if (!answer.crossChecked) lines.push("", "not cross-checked by the second reader");
  return lines.join("\n");
}

function renderCommand(command: ParsedCommandAnswer): readonly string[] {
  const notes = [
    ...(command.via.length > 0 ? [`run by ${command.via.map(escapeText).join(", ")}`] : []),
    ...(command.context.length > 0 ? [`in ${command.context.join(" > ").replaceAll("_", " ")}`] : []),
    ...(command.dynamic ? ["the text does not fix which program it is"] : []),
    ...(command.opaque === null ? [] : [`runs code that the text does not show: ${escapeText(command.opaque)}`]),
  ];
  const argv = command.argv.map((word) => escapeText(JSON.stringify(word))).join(" ");
  return [argv === "" ? `(no program) ${escapeText(command.text)}` : argv, ...notes.map((note) => `  ${note}`)];
}
