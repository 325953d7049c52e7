import type { CompiledStructure } from "../structure/matches-structure.ts";
import type { CommandRule } from "./rule-set.ts";

/** Rules on commands, found by the words that they ask for. Places in `rules` are ascending in every list. */
export interface CommandIndex {
  readonly rules: readonly CommandRule[];
  /** Rules with a fixed program and a fixed next word, by `program word`. */
  readonly byTwoWords: ReadonlyMap<string, readonly number[]>;
  /** All rules with a fixed program, by that program; made when first asked for. */
  readonly byProgram: ReadonlyMap<string, readonly number[]>;
  /** Those of them without a fixed next word. */
  readonly byProgramAlone: ReadonlyMap<string, readonly number[]>;
  /** All others. */
  readonly general: readonly number[];
}

/** The words by which a unit finds rules. */
export interface LookupWords {
  /** First words of its forms, and its program's names. */
  readonly programs: readonly string[];
  /** `program word` for each word that a rule may ask for next; `null`: not all are known. */
  readonly pairs: readonly string[] | null;
}

export function indexCommands(rules: readonly CommandRule[]): CommandIndex {
  const byTwoWords = new Map<string, number[]>();
  const byProgramAlone = new Map<string, number[]>();
  const general: number[] = [];
  const headed: (readonly [place: number, heads: readonly string[]])[] = [];
  let byProgram: ReadonlyMap<string, readonly number[]> | null = null;
  rules.forEach((rule, place) => {
    const heads = rule.kind === "structure" ? structureHeads(rule.structure) : patternHeads(rule);
    if (!heads) {
      general.push(place);
      return;
    }
    headed.push([place, heads]);
    const isPair = heads.every((head) => head.includes(" "));
    for (const head of heads) append(isPair ? byTwoWords : byProgramAlone, isPair ? head : firstWord(head), place);
  });
  return {
    rules,
    byTwoWords,
    byProgramAlone,
    general,
    get byProgram(): ReadonlyMap<string, readonly number[]> {
      byProgram ??= programsOf(headed);
      return byProgram;
    },
  };
}

function programsOf(headed: readonly (readonly [place: number, heads: readonly string[]])[]): Map<string, number[]> {
  const programs = new Map<string, number[]>();
  for (const [place, heads] of headed) for (const head of heads) append(programs, firstWord(head), place);
  return programs;
}

/** One or two fixed words for each way in which a rule may match; `null` where the first is not fixed. */
function patternHeads({ pattern, origin }: CommandRule & { kind: "pattern" }): readonly string[] | null {
  if (pattern.programName === null || pattern.variables.length > 0) return null;
  const heads: string[] = [];
  for (const text of pattern.texts) {
    const wildcard = text.search(/[*?\\]/);
    const head = fixedHead(wildcard < 0 ? text : text.slice(0, wildcard), wildcard < 0);
    if (head === null) return null;
    heads.push(head);
  }
  return origin.action === "allow" ? heads : heads.concat(pattern.wordHeads);
}

/** The first two words of a text, as far as they end within it. */
function fixedHead(prefix: string, literal: boolean): string | null {
  const first = prefix.indexOf(" ");
  if (first < 0) return literal ? prefix : null;
  const second = prefix.indexOf(" ", first + 1);
  if (second >= 0) return prefix.slice(0, second);
  return literal && first + 1 < prefix.length ? prefix : prefix.slice(0, first);
}

function structureHeads({ rule }: CompiledStructure): readonly string[] | null {
  const { programs, subcommands } = rule;
  if (programs.some(hasWildcard)) return null;
  const [step] = subcommands;
  if (!step || step.some(hasWildcard)) return programs;
  return programs.flatMap((program) => step.map((word) => `${program} ${word}`));
}

function hasWildcard(text: string): boolean {
  return /[*?\\]/.test(text);
}

function firstWord(head: string): string {
  const blank = head.indexOf(" ");
  return blank < 0 ? head : head.slice(0, blank);
}

function append(map: Map<string, number[]>, key: string, place: number): void {
  const list = map.get(key);
  if (!list) map.set(key, [place]);
  // One rule has several heads, and they may be the same.
  else if (list.at(-1) !== place) list.push(place);
}

/**
 * The rules that could match a unit with these words, latest first; `null`: all of them. The lists are walked side by side, so
 * that nothing is copied.
 */
export function* candidates(index: CommandIndex, words: LookupWords | null): Generator<CommandRule> {
  const { rules } = index;
  if (words === null) {
    for (let at = rules.length - 1; at >= 0; at--) yield rules[at] as CommandRule;
    return;
  }
  const lists = listsOf(index, words);
  const ends = lists.map((list) => list.length - 1);
  for (;;) {
    let latest = -1;
    for (let list = 0; list < lists.length; list++) latest = Math.max(latest, lists[list]?.[ends[list] ?? -1] ?? -1);
    if (latest < 0) return;
    for (let list = 0; list < lists.length; list++) {
      if (lists[list]?.[ends[list] ?? -1] === latest) ends[list] = (ends[list] ?? 0) - 1;
    }
    yield rules[latest] as CommandRule;
  }
}

function listsOf(index: CommandIndex, { programs, pairs }: LookupWords): readonly (readonly number[])[] {
  const lists: (readonly number[])[] = [index.general];
  const add = (list: readonly number[] | undefined): void => {
    if (list && !lists.includes(list)) lists.push(list);
  };
  for (const program of programs) add((pairs === null ? index.byProgram : index.byProgramAlone).get(program));
  for (const pair of pairs ?? []) add(index.byTwoWords.get(pair));
  return lists;
}
