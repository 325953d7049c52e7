import type { ArityTable, OptionKind, OptionTable } from "../table/read-table.ts";

/** A prefix of the table with all that a lookup needs to know of it. */
export interface CommandGroup {
  /** The prefix: `docker compose`. */
  readonly key: string;
  /** How many words say what is done. */
  readonly arity: number;
  /** Longer prefixes, by their next word. */
  readonly below: ReadonlyMap<string, CommandGroup>;
  readonly options: Readonly<Record<string, OptionKind>> | undefined;
  /** The prefix that is one word shorter; `null` for a program. */
  readonly above: CommandGroup | null;
}

/** The tables as a tree of words, programs at its top. */
export type CommandTree = ReadonlyMap<string, CommandGroup>;

interface GrowingGroup extends CommandGroup {
  arity: number;
  below: Map<string, GrowingGroup>;
}

const nothingBelow: Map<string, GrowingGroup> = new Map();

/** Words between that the table does not list (`a b` listed, `a` not) count as many words as they have themselves. */
export function buildCommandTree(arity: ArityTable, options: OptionTable): CommandTree {
  const top = new Map<string, GrowingGroup>();
  for (const key in arity) {
    const group = groupAt(key, top, options);
    if (group !== null) group.arity = arity[key] ?? 1;
  }
  return top;
}

function groupAt(key: string, top: Map<string, GrowingGroup>, options: OptionTable): GrowingGroup | null {
  let level = top;
  let above: GrowingGroup | null = null;
  let path = "";
  let depth = 0;
  for (const word of key.split(" ")) {
    path = depth++ === 0 ? word : `${path} ${word}`;
    let group: GrowingGroup | undefined = level.get(word);
    if (group === undefined) {
      group = { key: path, arity: depth, below: nothingBelow, options: options[path], above };
      if (above !== null && above.below === nothingBelow) {
        above.below = new Map();
        level = above.below;
      }
      level.set(word, group);
    }
    above = group;
    level = group.below;
  }
  return above;
}
