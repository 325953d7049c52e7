import type { LineWord } from "../line/line-command.ts";
import { isRiskyAssignment } from "./risky-assignment.ts";

/**
 * Where the inner command of a wrapper begins.
 *
 * @param words The wrapper's words, itself first.
 * @param from The place behind the wrapper's own name.
 * @param grammar Its options as in the tables of `command-kinds.ts`.
 * @returns A place in `words`; `null` if there is no inner command or a word on the way is not known.
 */
export function findInner(words: readonly LineWord[], from: number, grammar: string): number | null {
  const known = new Set(grammar.split(" "));
  let operands = Number(/<(\d)>/.exec(grammar)?.[1] ?? 0);
  let optionsEnded = false;
  for (let at = from; at < words.length; at++) {
    const word = words[at];
    if (word === undefined || word.dynamic) return null;
    const { text } = word;
    if (!optionsEnded && text.startsWith("-") && text.length > 1) {
      if (text === "--") optionsEnded = true;
      else if (known.has(`${text}=`)) at++;
      else if (!isKnownOption(text, known)) return null;
    } else if (known.has("=") && /^[A-Za-z_]\w*=/.test(text)) {
      if (isRiskyAssignment(text)) return null;
    } else if (operands-- <= 0) return at;
    else optionsEnded = true;
  }
  return null;
}

/** An option that takes no further word: listed so, with its value attached, or a cluster of such letters. */
function isKnownOption(text: string, known: ReadonlySet<string>): boolean {
  if (known.has(text)) return true;
  if (text.startsWith("--")) return text.includes("=") && known.has(text.slice(0, text.indexOf("=") + 1));
  if (known.has(`${text.slice(0, 2)}=`)) return true;
  return [...text.slice(1)].every((letter) => known.has(`-${letter}`));
}
