import type { Action, RuleOrigin } from "../evaluate/verdict.ts";
import type { CommandPattern } from "../pattern/command-pattern.ts";
import type { PathPattern } from "../pattern/path-pattern.ts";
import { type CompiledStructure, literalPrograms } from "../structure/matches-structure.ts";

/** A rule on `bash`. */
export type CommandRule =
  | { readonly kind: "pattern"; readonly origin: RuleOrigin; readonly pattern: CommandPattern }
  | { readonly kind: "structure"; readonly origin: RuleOrigin; readonly structure: CompiledStructure };

/** A rule on a path surface. */
export interface PathRule {
  readonly pattern: PathPattern;
  /** What it says of each kind of access; `null`: nothing. */
  readonly read: RuleOrigin | null;
  readonly write: RuleOrigin | null;
}

/** A rule on a surface of names: `mcp`, `skill`, tools. */
export interface NameRule {
  readonly pattern: CommandPattern;
  readonly origin: RuleOrigin;
}

/** All rules of one computation in their order, found by surface and, for commands, by program. */
export interface RuleSet {
  readonly commands: CommandIndex;
  readonly floors: ReadonlyMap<string, RuleOrigin>;
  readonly paths: ReadonlyMap<string, readonly PathRule[]>;
  readonly names: ReadonlyMap<string, readonly NameRule[]>;
  /** The universal default, and where it was written. */
  readonly default: Action;
}

/** Places in `rules` are ascending in every list. */
export interface CommandIndex {
  readonly rules: readonly CommandRule[];
  /** Rules whose first word or program is fixed, by that word. */
  readonly byWord: ReadonlyMap<string, readonly number[]>;
  /** All others. */
  readonly general: readonly number[];
}

export function indexCommands(rules: readonly CommandRule[]): CommandIndex {
  const byWord = new Map<string, number[]>();
  const general: number[] = [];
  rules.forEach((rule, place) => {
    const words = indexWords(rule);
    if (!words) general.push(place);
    for (const word of new Set(words ?? [])) {
      const list = byWord.get(word);
      if (list) list.push(place);
      else byWord.set(word, [place]);
    }
  });
  return { rules, byWord, general };
}

function indexWords(rule: CommandRule): readonly string[] | null {
  if (rule.kind === "structure") return literalPrograms(rule.structure);
  const { pattern } = rule;
  if (pattern.programName === null || pattern.variables.length > 0) return null;
  const heads = pattern.readings.map(({ prefix, tokens }) => {
    const blank = prefix.indexOf(" ");
    return blank >= 0 ? prefix.slice(0, blank) : prefix.length === tokens.length ? prefix : null;
  });
  if (heads.includes(null)) return null;
  const canonical = pattern.words === null ? [] : [pattern.words.program];
  return [...heads.filter((head) => head !== null), ...canonical];
}

/**
 * The places of rules that could match a unit with one of these first words, latest first. Nothing is copied: the lists are
 * walked side by side.
 */
export function* candidates(index: CommandIndex, words: ReadonlySet<string> | null): Generator<CommandRule> {
  if (words === null) {
    for (let at = index.rules.length - 1; at >= 0; at--) yield index.rules[at] as CommandRule;
    return;
  }
  const lists: (readonly number[])[] = [index.general];
  for (const word of words) {
    const list = index.byWord.get(word);
    if (list) lists.push(list);
  }
  const ends = lists.map((list) => list.length - 1);
  for (;;) {
    let latest = -1;
    for (let list = 0; list < lists.length; list++) latest = Math.max(latest, lists[list]?.[ends[list] ?? -1] ?? -1);
    if (latest < 0) return;
    for (let list = 0; list < lists.length; list++)
      if (lists[list]?.[ends[list] ?? -1] === latest) ends[list] = (ends[list] ?? 0) - 1;
    yield index.rules[latest] as CommandRule;
  }
}
