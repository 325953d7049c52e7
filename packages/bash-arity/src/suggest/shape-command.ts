import type { LineWord } from "../line/line-command.ts";
import type { CommandTree } from "../prefix/command-tree.ts";
import { programNames } from "../prefix/find-program.ts";
import { type PrefixReading, pathOf, readPrefix } from "../prefix/read-prefix.ts";
import { CODE_MODULES, HARMLESS_SETTING, KEPT_OPTIONS, TAKES_SCRIPTS, TARGETS } from "../table/command-kinds.ts";
import type { ExtendedNames } from "../table/read-table.ts";
import { beginsWithAny, type CommandKinds, findRunner, findWrapper } from "./command-kinds.ts";
import { findInner } from "./find-inner.ts";
import { findInnerOfSearch } from "./find-inner-of-search.ts";
import { plainText } from "./pattern-text.ts";

/** What a suggestion is made from. */
export interface SuggestTables {
  readonly tree: CommandTree;
  readonly extended: ExtendedNames;
  readonly kinds: CommandKinds;
}

/** What a command's pattern may look like. */
export type CommandShape =
  /** It runs code of the caller's, or cannot be read: only its exact text stands for it. */
  | { readonly kind: "code" }
  | {
      readonly kind: "pattern";
      /** The fixed text at the pattern's beginning. */
      readonly head: string;
      /** The same with every option in front of the subcommand; `null` where none was left out. */
      readonly written: string | null;
      /** How it goes on: not at all, with any further words, or also with more of the last word. */
      readonly tail: "" | " *" | "*";
      /** The program alone with any words, where that says less than `head`. */
      readonly broad: string | null;
      readonly risky: boolean;
    };

const code: CommandShape = { kind: "code" };
const maxDepth = 8;
const trustedDirectory =
  /^(?:\/bin|\/sbin|\/usr\/bin|\/usr\/sbin|\/usr\/local\/bin|\/usr\/local\/sbin|\/opt\/homebrew\/bin|\/run\/current-system\/sw\/bin)\/[^/]+$/;
const packageName = /^(?:@[\w.-]+\/)?\w[\w.-]*(?:@[\w.^~-]+)?$/;

/** How a command stands in another one. */
interface Place {
  readonly depth: number;
  /** A privileged wrapper or a runner stands around it, whose unit's text holds all words. */
  readonly named: boolean;
}

/** Finds the shape of a command's pattern; of the inner command's, for a wrapper. */
export function shapeCommand(words: readonly LineWord[], tables: SuggestTables): CommandShape {
  return shapeAt(words, tables, { depth: 0, named: false });
}

function shapeAt(words: readonly LineWord[], tables: SuggestTables, { depth, named }: Place): CommandShape {
  const program = words[0];
  if (program === undefined || program.dynamic || depth > maxDepth) return code;
  const names = programNames(program.text);
  const { kinds } = tables;
  const texts = words.map((word) => word.text);
  const reading = readPrefix(texts, tables.tree);
  const path = pathOf(texts, reading);
  const wrapper = findWrapper(program.text, kinds);
  const runner = findRunner(path, kinds);
  const runsCode =
    beginsWithAny(path, kinds.runsCode) ||
    beginsWithAny(loosePathOf(words, names), kinds.runsCode) ||
    names.some((name) => kinds.runsCode.has(name));
  const foreign = /^[^@].*\//.test(program.text) && !trustedDirectory.test(program.text);
  if (foreign && (wrapper !== null || runner !== null || runsCode)) return code;
  if (wrapper !== null) {
    const inner = findInner(words, 1, wrapper.grammar);
    if (inner === null) return code;
    const below = { depth: depth + 1, named: named || wrapper.kind === "privileged" };
    const shape = shapeAt(words.slice(inner), tables, below);
    switch (wrapper.kind) {
      case "transparent":
        return named ? behind(words.slice(0, inner), shape, false) : shape;
      case "repeating":
        return named ? code : withMoreWords(shape, words[inner], tables);
      case "privileged":
        return behind(words.slice(0, inner), shape, true);
    }
  }
  const searched = findInnerOfSearch(names, words);
  if (searched === "several") return code;
  if (searched !== null) {
    return named ? code : withMoreWords(shapeAt(searched, tables, { depth: depth + 1, named }), searched[0], tables);
  }
  if (runner !== null) {
    const inner = findInner(words, (reading.places[runner.words - 1] ?? 0) + 1, runner.grammar);
    if (inner === null || !packageName.test(words[inner]?.text ?? "")) return code;
    return behind(words.slice(0, inner), shapeAt(words.slice(inner), tables, { depth: depth + 1, named: true }), false);
  }
  if (runsCode && !runsModule(words, path)) return code;
  return shapePlain(words, reading, path, tables);
}

/** The first words that are no options: where a program without an entry in the tree may have its subcommand. */
function loosePathOf(words: readonly LineWord[], names: readonly string[]): string[] {
  const plain = words.slice(1).filter((word) => !word.text.startsWith("-"));
  return [names[1] ?? "", ...plain.slice(0, 3).map((word) => word.text.toLowerCase())];
}

/** `python -m pytest`: an installed module that is named, not code. */
function runsModule(words: readonly LineWord[], path: readonly string[]): boolean {
  const module = path[2];
  if (path[1] !== "-m" || module === undefined || CODE_MODULES.has(module)) return false;
  const flag = words.findIndex((word) => word.text === "-m");
  const exact = words[flag + 1];
  if (exact === undefined || CODE_MODULES.has(exact.text)) return false;
  return words.slice(1, flag).every((word) => /^-(?:[BEIOPSsuvqbW]+|W\w+|X\w+)$/.test(word.text));
}

function shapePlain(
  words: readonly LineWord[],
  reading: PrefixReading,
  path: readonly string[],
  tables: SuggestTables,
): CommandShape {
  const { places, group } = reading;
  const program = path[0] ?? "";
  const last = lastPlace(words, reading, program);
  const head = plainText(keptWords(words, reading, last, path));
  if (head === null) return code;
  if (TAKES_SCRIPTS.has(program) && path.slice(1).some((word) => /[./\\]/.test(word))) return code;
  const risky = beginsWithAny(path, tables.kinds.risky);
  const complete = places.length >= (group?.arity ?? 1);
  const rest = words.length > last + 1;
  if (words.length === 1 || !complete) {
    const whole = plainText(words);
    return whole === null ? code : { kind: "pattern", head: whole, written: null, tail: "", broad: null, risky };
  }
  const broad = places.length > 1 && path[1] !== "-m" ? `${plainText(words.slice(0, 1)) ?? head} *` : null;
  const tail = rest || isExtended(path, words[last]?.text ?? "", group?.key ?? "", tables.extended) ? " *" : "*";
  const whole = plainText(words.slice(0, last + 1));
  return { kind: "pattern", head, written: whole === head ? null : whole, tail, broad, risky };
}

/** The last word that the pattern names: for programs that take several targets, the last of these. */
function lastPlace(words: readonly LineWord[], { places, group }: PrefixReading, program: string): number {
  const last = places.at(-1) ?? 0;
  if (!TARGETS.has(program) || places.length < 2) return last;
  const kept = keptOptions(program);
  const isValue = (at: number): boolean => {
    const option = words[at - 1]?.text ?? "";
    return at > last + 1 && group?.options?.[option] === "value" && !isKept(option, "", kept);
  };
  return words.findLastIndex((word, at) => !word.text.startsWith("-") && !isValue(at) && !isJobCount(words, at));
}

/** The number that may stand behind make's `-j` as a word of its own. */
function isJobCount(words: readonly LineWord[], at: number): boolean {
  return /^\d+$/.test(words[at]?.text ?? "") && /^-(?:[A-Za-z]*[jl]|-jobs|-max-load)$/.test(words[at - 1]?.text ?? "");
}

/** The words up to the last one that the pattern names, without the options that may be left out. */
function keptWords(
  words: readonly LineWord[],
  reading: PrefixReading,
  last: number,
  path: readonly string[],
): LineWord[] {
  const { places, values } = reading;
  const end = places.at(-1) ?? 0;
  const kept = keptOptions(path[0] ?? "");
  const keepsAll = path[1] === "-m";
  return words.slice(0, last + 1).filter((word, at) => {
    if (keepsAll || at > end || places.includes(at) || word.dynamic) return true;
    const next = words[at + 1]?.text ?? "";
    if (TARGETS.has(path[0] ?? "") && isJobCount(words, at)) return false;
    if (values.includes(at)) return isKept(words[at - 1]?.text ?? "", word.text, kept);
    return !word.text.startsWith("-") || isKept(word.text, next, kept);
  });
}

function keptOptions(program: string): ReadonlySet<string> {
  return new Set((KEPT_OPTIONS.get(program) ?? "").split(" "));
}

/** An option of the list, alone, with its value behind `=`, or a short one with its value attached. */
function isKept(text: string, next: string, kept: ReadonlySet<string>): boolean {
  if (text === "-c" && HARMLESS_SETTING.test(next)) return false;
  if (kept.has(text.split("=")[0] ?? "")) return true;
  return /^-[A-Za-z]./.test(text) && kept.has(text.slice(0, 2));
}

/** Whether another name could begin with the last word, so that a star right behind it would reach too far. */
function isExtended(path: readonly string[], last: string, group: string, extended: ExtendedNames): boolean {
  if (last.includes("/") || /^\.+$/.test(last)) return true;
  if (TARGETS.has(path[0] ?? "")) return false;
  const listed = extended[group] ?? extended[`${path[0]} *`];
  return listed !== undefined && (listed === " * " || listed.includes(` ${last.toLowerCase()} `));
}

/** The pattern of a command that gets further words when it runs. */
function withMoreWords(shape: CommandShape, program: LineWord | undefined, { tree }: SuggestTables): CommandShape {
  if (shape.kind === "code") return shape;
  if (shape.tail !== "") return { ...shape, tail: " *" };
  const alone =
    program !== undefined && shape.head === program.text && (readPrefix([program.text], tree).group?.arity ?? 1) === 1;
  return alone ? { ...shape, tail: " *" } : code;
}

/** The pattern of a command behind the words of its wrapper or runner. */
function behind(words: readonly LineWord[], shape: CommandShape, risky: boolean): CommandShape {
  const text = plainText(words);
  if (shape.kind === "code" || text === null) return code;
  const written = shape.written === null ? null : `${text} ${shape.written}`;
  return { ...shape, head: `${text} ${shape.head}`, written, broad: null, risky: risky || shape.risky };
}
