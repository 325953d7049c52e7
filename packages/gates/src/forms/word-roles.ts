import type { BashCommand, ShellToken } from "@bashgate/bash-parse";
import { optionArgument } from "./option-argument.ts";

/** What the argument at each place is in its command. */
export interface WordRole {
  readonly role: "option" | "value" | "operand";
  /** For an option: whether the next word is its value. */
  readonly argument: "none" | "next" | "unknown";
}

const OPERAND: WordRole = { role: "operand", argument: "none" };
const VALUE: WordRole = { role: "value", argument: "none" };

/** Whether more words may come of a word than the one that it is. */
export function bringsWords(token: ShellToken): boolean {
  return token.pieces.some((piece) => piece.kind === "unknown" && piece.splits && piece.producer === null);
}

/** The roles of a unit's arguments, by the option tables where they know the program. */
export function wordRoles(unit: BashCommand): readonly WordRole[] {
  const roles: WordRole[] = [];
  const path = [unit.programName];
  let ended = false;
  for (const token of unit.args) {
    const before = roles.at(-1);
    if (!ended && before?.role === "option" && before.argument === "next")
      roles.push(bringsWords(token) ? OPERAND : VALUE);
    else if (ended || token.text === "-" || !token.text.startsWith("-")) {
      roles.push(OPERAND);
      if (!token.dynamic && path.length < 4) path.push(token.text);
    } else if (token.text === "--" && !token.dynamic) {
      ended = true;
      roles.push(OPERAND);
    } else roles.push({ role: "option", argument: token.dynamic ? "unknown" : optionArgument(path, token.text) });
  }
  return roles;
}
