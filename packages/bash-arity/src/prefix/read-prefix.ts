import type { OptionKind } from "../table/read-table.ts";
import type { CommandGroup, CommandTree } from "./command-tree.ts";
import { findProgram, programNames } from "./find-program.ts";

/** Which of a command's words say what it does. */
export interface PrefixReading {
  /** Places of the words that count, in order; the program's is 0. */
  readonly places: readonly number[];
  /** Places of the values that options before the last of these words take. */
  readonly values: readonly number[];
  /** The longest prefix of the table that the command begins with; `null` for an unknown program. */
  readonly group: CommandGroup | null;
}

/** Programs that take `NAME=value` before what is to be made, as variables for it. */
const takesVariables = new Set(["make", "gmake", "bmake", "just", "task"]);
/** Such a variable, or the number behind a bare `-j`, which make takes although it is a word of its own. */
const variable = /^[A-Za-z_]\w*:?=|^\d+$/;

/**
 * Finds the words that say what a command does, options and their values left out. INVARIANT (longest prefix wins): each
 * word that counts is looked up below the prefix found so far, so one pass over the words finds the longest one.
 *
 * @param words The command's words, quotes removed, the program first.
 */
export function readPrefix(words: readonly string[], tree: CommandTree): PrefixReading {
  const first = words[0];
  if (first === undefined) return { places: [], values: [], group: null };
  const places = [0];
  const values: number[] = [];
  let group = findProgram(first, tree);
  if (group === null) return { places, values, group };
  const withVariables = takesVariables.has(group.key);
  let deepest = true;
  let optionsEnded = false;
  for (let at = 1; at < words.length; at++) {
    const word = words[at] ?? "";
    const below: CommandGroup | undefined = deepest ? group.below.get(word.toLowerCase()) : undefined;
    if (below !== undefined) {
      places.push(at);
      group = below;
      continue;
    }
    const complete = places.length >= group.arity;
    if (complete && (!deepest || group.below.size === 0)) break;
    if (!optionsEnded && (isOption(word) || (withVariables && variable.test(word)))) {
      if (word === "--") optionsEnded = true;
      else if (optionKind(group, word) === "value") values.push(++at);
      continue;
    }
    if (complete) break;
    places.push(at);
    deepest = false;
  }
  return { places, values, group };
}

/**
 * The words that count as the tables write them: in lower case, the program under the name that the tree knows, or without
 * its directory.
 */
export function pathOf(words: readonly string[], { places, group }: PrefixReading): string[] {
  const program = group?.key.split(" ")[0] ?? programNames(words[0] ?? "")[1] ?? "";
  return [program, ...places.slice(1).map((place) => (words[place] ?? "").toLowerCase())];
}

/** Begins with a dash, or with a plus as a toolchain does (`cargo +nightly build`). */
function isOption(word: string): boolean {
  const first = word.charCodeAt(0);
  return (first === 45 || first === 43) && word.length > 1;
}

/** What an option means in a group: the nearest prefix that lists it says so. */
function optionKind(group: CommandGroup, option: string): OptionKind {
  for (let at: CommandGroup | null = group; at !== null; at = at.above) {
    const kind = at.options?.[option];
    if (kind !== undefined) return kind;
  }
  return "none";
}
