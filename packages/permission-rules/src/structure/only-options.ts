import type { FormWord } from "../evaluate/subject.ts";

/**
 * Whether every option behind the subcommands is one of a list: `--name`, `-n`, and with a value `--max=`, `-n=`. A cluster is
 * read letter by letter (`-la`), a joined value after its letter (`-n5`). `-#` stands for a number (`head -20`).
 *
 * @param only `null`: any option is fine.
 * @param subcommands How many operands in front of the options are subcommands.
 */
export function onlyOptions(
  only: readonly string[] | null,
  words: readonly FormWord[] | null,
  subcommands: number,
): "certain" | "possible" | null {
  if (only === null) return "certain";
  if (words === null) return null;
  const listed = new Set(only);
  let left = subcommands;
  let possible = false;
  let valueNext = false;
  for (const word of words.slice(1)) {
    const isValue = valueNext;
    valueNext = false;
    if (left > 0) {
      if (word.role === "operand") left--;
      continue;
    }
    if (isValue) continue;
    const [text] = word.form;
    const known = word.form.length === 1 && typeof text === "string";
    // A value by some table, of an option that takes none by this list: then it is an option itself.
    const option = word.role === "option" || (word.role === "value" && known && text.startsWith("-"));
    if (known && option) {
      const stands = optionListed(text, listed);
      if (stands === null) return null;
      valueNext = stands === "takes the next word";
    } else if (word.role === "option") {
      // A known option with an unknown value joined to it is as good as listed.
      if (typeof text !== "string" || !joinedListed(text, listed)) return null;
    } else if (
      !known &&
      word.form.some((part) => typeof part !== "string" && part.mayBeOption) &&
      typeof text !== "string"
    ) {
      possible = true;
    }
  }
  return possible ? "possible" : "certain";
}

function optionListed(text: string, listed: ReadonlySet<string>): "alone" | "takes the next word" | null {
  if (text === "--" || text === "-") return "alone";
  if (text.startsWith("--")) {
    if (joinedListed(text, listed)) return "alone";
    if (listed.has(text)) return "alone";
    return listed.has(`${text}=`) ? "takes the next word" : null;
  }
  if (/^-\d+$/.test(text) && listed.has("-#")) return "alone";
  if (listed.has(text)) return "alone";
  if (listed.has(`${text}=`)) return "takes the next word";
  for (let at = 1; at < text.length; at++) {
    const letter = `-${text.charAt(at)}`;
    if (listed.has(letter)) continue;
    if (!listed.has(`${letter}=`)) return null;
    return at + 1 < text.length ? "alone" : "takes the next word";
  }
  return "alone";
}

function joinedListed(text: string, listed: ReadonlySet<string>): boolean {
  const equals = text.indexOf("=");
  return equals > 0 && listed.has(text.slice(0, equals + 1));
}
