import type { FormWord } from "../evaluate/subject.ts";

/**
 * Whether all options stand in front of the first operand behind the subcommands. Many programs stop reading options there:
 * `git config a.b c --get` sets `a.b`, whatever comes behind.
 *
 * @param subcommands How many operands in front of the options are subcommands.
 */
export function optionsAhead(words: readonly FormWord[] | null, subcommands: number): "certain" | null {
  if (words === null) return null;
  let left = subcommands;
  let operands = false;
  for (const { role, form } of words.slice(1)) {
    if (role === "operand" && left > 0) left--;
    else if (role === "operand") operands ||= form[0] !== "--";
    else if (operands) return null;
  }
  return "certain";
}
