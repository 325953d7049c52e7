import { ARITY, OPTIONS } from "./arity.ts";
import { buildCommandTree, type CommandTree } from "./prefix/command-tree.ts";
import { pathOf, readPrefix } from "./prefix/read-prefix.ts";
import { beginsWithAny, builtinKinds, type CommandKinds } from "./suggest/command-kinds.ts";
import type { SuggestTables } from "./suggest/shape-command.ts";
import { type PatternSuggestion, type Suggestion, suggestAllFor, suggestFor } from "./suggest/suggest.ts";
import {
  type ArityTable,
  type ExtendedNames,
  type OptionKind,
  type OptionTable,
  readExtendedNames,
} from "./table/read-table.ts";

/**
 * How a program of one's own is run.
 *
 * - `plain`: it does what its words say.
 * - `transparent`, `repeating`, `privileged`: it runs the command behind its options; `repeating` with further words,
 *   `privileged` with other rights, so that a pattern names it too.
 * - `runner`: it runs a program that it looks up by name; a pattern names both.
 * - `code`: it runs code that its words do not show, so that only the exact text is offered.
 */
export type ProgramKind = "plain" | "transparent" | "repeating" | "privileged" | "runner" | "code";

/** One program, or one group of its commands, to add to the tables. */
export interface ArityEntry {
  /** How many words say what is done; 1 if left out. */
  readonly arity?: number;
  /** Options before the subcommand, or before a wrapper's inner command. A wrapper's option that is not listed gives the exact text. */
  readonly options?: Readonly<Record<string, OptionKind>>;
  /** `plain` if left out. A program of the built-in tables keeps its own. */
  readonly kind?: ProgramKind;
  /** The exact text should be offered first. */
  readonly risky?: boolean;
}

export interface ArityOptions {
  /** By prefix: `{ "rtk": { kind: "transparent" }, "acme deploy": 3 }`; a number is the arity. */
  readonly extend?: Readonly<Record<string, number | ArityEntry>>;
}

/** The tables with what was added, and the functions over them. */
export interface Arity {
  readonly arity: ArityTable;
  readonly options: OptionTable;
  prefix(words: readonly string[]): string[];
  suggest(command: string): Suggestion;
  suggestBashPattern(command: string): string | null;
  suggestBashPatterns(command: string): PatternSuggestion[];
  isRisky(words: readonly string[]): boolean;
}

/**
 * The built-in tables with one's own tools added. Nothing outside the returned object changes.
 *
 * @throws {RangeError} An arity that is no whole number from 1 up, or an empty prefix.
 */
export function createArity({ extend = {} }: ArityOptions = {}): Arity {
  const entries = Object.entries(extend).map(([prefix, entry]) => readEntry(prefix, entry));
  const arity =
    entries.length === 0
      ? ARITY
      : Object.assign(record<number>(), ARITY, record(entries.map((e) => [e.prefix, e.arity])));
  const options = entries.length === 0 ? OPTIONS : addOptions(entries);
  return arityOver(arity, options, addKinds(entries), { current: null });
}

interface Entry {
  readonly prefix: string;
  readonly arity: number;
  readonly options: Readonly<Record<string, OptionKind>>;
  readonly kind: ProgramKind;
  readonly risky: boolean;
}

let extendedNames: ExtendedNames | null = null;

function arityOver(
  arity: ArityTable,
  options: OptionTable,
  kinds: CommandKinds,
  built: { current: SuggestTables | null },
): Arity {
  // Built when first used: importing the package costs no more than reading its tables.
  const tables = (): SuggestTables => {
    extendedNames ??= readExtendedNames();
    built.current ??= { tree: buildCommandTree(arity, options), extended: extendedNames, kinds };
    return built.current;
  };
  const tree = (): CommandTree => tables().tree;
  const prefix = (words: readonly string[]): string[] =>
    readPrefix(words, tree()).places.map((place) => words[place] ?? "");
  return {
    arity,
    options,
    prefix,
    suggest: (command) => suggestFor(command, tables()),
    suggestBashPattern: (command) => suggestFor(command, tables()).pattern,
    suggestBashPatterns: (command) => suggestAllFor(command, tables()),
    isRisky: (words) => {
      return words.length > 0 && beginsWithAny(pathOf(words, readPrefix(words, tree())), kinds.risky);
    },
  };
}

function readEntry(prefix: string, entry: number | ArityEntry): Entry {
  const {
    arity = 1,
    options = {},
    kind = "plain",
    risky = false,
  } = typeof entry === "number" ? { arity: entry } : entry;
  const words = prefix.trim().toLowerCase().split(/\s+/);
  if (words[0] === "") throw new RangeError("empty prefix");
  if (!Number.isInteger(arity) || arity < 1)
    throw new RangeError(`arity of \`${prefix}\` is not a whole number from 1 up`);
  return { prefix: words.join(" "), arity: Math.max(arity, words.length), options, kind, risky };
}

function record<T>(entries: readonly (readonly [string, T])[] = []): Record<string, T> {
  const result = Object.create(null) as Record<string, T>;
  for (const [key, value] of entries) result[key] = value;
  return result;
}

function addOptions(entries: readonly Entry[]): OptionTable {
  const table: Record<string, Readonly<Record<string, OptionKind>>> = Object.assign(record(), OPTIONS);
  for (const { prefix, options } of entries)
    table[prefix] = Object.assign(record(), table[prefix], record(Object.entries(options)));
  return table;
}

/** INVARIANT (no laxer kind): where the built-in tables know a program, its kind there holds. */
function addKinds(entries: readonly Entry[]): CommandKinds {
  const builtin = builtinKinds();
  if (entries.length === 0) return builtin;
  const known = (prefix: string): boolean =>
    builtin.runsCode.has(prefix) ||
    [builtin.transparent, builtin.repeating, builtin.privileged, builtin.runners].some((kind) => kind.has(prefix));
  const wrappers = (kind: ProgramKind, base: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
    new Map([
      ...base,
      ...entries.filter((e) => e.kind === kind && !known(e.prefix)).map((e) => [e.prefix, grammarOf(e)] as const),
    ]);
  return {
    transparent: wrappers("transparent", builtin.transparent),
    repeating: wrappers("repeating", builtin.repeating),
    privileged: wrappers("privileged", builtin.privileged),
    runners: wrappers("runner", builtin.runners),
    runsCode: new Set([...builtin.runsCode, ...entries.filter((e) => e.kind === "code").map((e) => e.prefix)]),
    risky: new Set([...builtin.risky, ...entries.filter((e) => e.risky).map((e) => e.prefix)]),
  };
}

function grammarOf({ options }: Entry): string {
  return Object.entries(options)
    .map(([option, kind]) => (kind === "value" ? `${option}=` : option))
    .join(" ");
}
