import { grammarOf } from "./grammar/option-grammar.ts";
import { type OptionUse, scanOptions } from "./grammar/scan-options.ts";
import { innerOfOptions } from "./readers/option-inner.ts";
import type { WrapperEntry } from "./table/wrapper-entry.ts";
import type { InnerReading, WrapperWord } from "./wrapper-reading.ts";

/** A program or subcommand in the table. */
export interface EntryNode {
  entry: WrapperEntry | null;
  readonly children: Map<string, EntryNode>;
}

export interface FoundEntry {
  readonly entry: WrapperEntry;
  /** The first word behind the entry's own words. */
  readonly from: number;
  /** Options in front of the subcommand. */
  readonly uses: readonly OptionUse[];
  readonly uncertain: string | null;
  /** Code in options in front of the subcommand. */
  readonly inner: readonly InnerReading[];
}

/** The table as a tree, by program and subcommand. */
export function indexEntries(entries: readonly WrapperEntry[]): ReadonlyMap<string, EntryNode> {
  const root = new Map<string, EntryNode>();
  for (const entry of entries) {
    for (const name of entry.names.split("|")) {
      let level = root;
      let node: EntryNode | undefined;
      for (const word of name.split(" ")) {
        node = level.get(word) ?? { entry: null, children: new Map() };
        level.set(word, node);
        level = node.children;
      }
      if (node) node.entry = entry;
    }
  }
  return root;
}

const noOptions: WrapperEntry = { names: "", kind: "transparent", form: "globals", rests: "knowledge" };

/** The deepest entry that the program and its words lead to; `null` where they lead to none. */
export function findEntry(
  root: ReadonlyMap<string, EntryNode>,
  programName: string,
  words: readonly WrapperWord[],
): FoundEntry | null {
  let node = root.get(programName);
  let from = 0;
  let uncertain: string | null = null;
  const uses: OptionUse[] = [];
  const inner: InnerReading[] = [];
  while (node && node.children.size > 0) {
    const grammar = grammarOf(node.entry ?? noOptions);
    const scan = scanOptions(grammar, words, { from, operands: 1, permutes: false });
    const operand = scan.operands[0];
    const child = operand === undefined ? undefined : node.children.get(words[operand]?.text ?? "");
    if (operand === undefined || child === undefined || words[operand]?.dynamic) break;
    uses.push(...scan.uses);
    if (node.entry) inner.push(...innerOfOptions(node.entry, words, scan.uses));
    uncertain ??= scan.uncertain;
    from = operand + 1;
    node = child;
  }
  if (!node?.entry) return null;
  return { entry: node.entry, from, uses, uncertain, inner };
}
