import { grammarOf } from "../grammar/option-grammar.ts";
import { type OptionUse, scanOptions } from "../grammar/scan-options.ts";
import type { WrapperEntry } from "../table/wrapper-entry.ts";
import type { WrapperWord } from "../wrapper-reading.ts";
import { CODE_MODULES, INTERPRETERS, type Interpreter } from "./interpreters.ts";

/** Where an interpreter finds its program. Places are indices into the words behind the program. */
export type InterpreterProgram =
  | { readonly kind: "stdin" }
  /** A file; the word, or the tail of one. */
  | { readonly kind: "file"; readonly word: number; readonly offset: number }
  /** Code in words, or tails of them, in order. */
  | { readonly kind: "inline"; readonly code: readonly { readonly word: number; readonly offset: number }[] }
  /** A module by its name (`python3 -m json.tool`); standard input is data to it. */
  | { readonly kind: "module"; readonly word: number; readonly offset: number }
  /** No program is run (`--version`), or another part of the program decides what. */
  | { readonly kind: "none" };

export interface InterpreterReading {
  readonly language: string;
  readonly program: InterpreterProgram;
  /** Words of options that add code in front of the program (`node --require x`). */
  readonly addsCode: readonly number[];
  /** See `WrapperReading.uncertain`. */
  readonly uncertain: string | null;
}

/**
 * How an interpreter of another language than the shell's is to run: where its program comes from.
 *
 * @param programName Basename of the program; a version behind it is dropped (`python3.12`).
 * @returns `null` for a program that is no interpreter.
 */
export function readInterpreter(programName: string, words: readonly WrapperWord[]): InterpreterReading | null {
  const found = findInterpreter(programName, words);
  if (!found) return null;
  const { interpreter, from } = found;
  const grammar = grammarOf(entryOf(interpreter));
  const deciding = interpreter.codeOperand ?? 0;
  const permutes = interpreter.operandsAreData === true || deciding > 0;
  const scan = scanOptions(grammar, words, { from, operands: deciding + 1, permutes, lenient: true });
  const { uses } = scan;
  const behind = scan.next + deciding - scan.operands.length;
  const operand = scan.operands[deciding] ?? (behind < words.length ? behind : undefined);
  return {
    language: interpreter.language,
    program: programOf(interpreter, words, uses, operand),
    addsCode: uses.filter((use) => use.rule.roles.includes("loads")).map((use) => use.word),
    uncertain: scan.uncertain,
  };
}

function programOf(
  interpreter: Interpreter,
  words: readonly WrapperWord[],
  uses: readonly OptionUse[],
  operand: number | undefined,
): InterpreterProgram {
  const valued = (list: string | undefined) => uses.filter((use) => use.value && includes(list, use.flag));
  const module = valued(interpreter.module)[0]?.value;
  if (module) {
    const name = words[module.word]?.text.slice(module.offset) ?? "";
    return CODE_MODULES.has(name) ? { kind: "stdin" } : { kind: "module", ...module };
  }
  const files = valued(interpreter.file).flatMap((use) => (use.value ? [fileOrInput(words, use.value)] : []));
  const input = files.find((file) => file.kind === "stdin");
  if (input) return input;
  const code = valued(interpreter.inline).flatMap((use) => (use.value ? [use.value] : []));
  if (code.length > 0) return { kind: "inline", code };
  if (files[0]) return files[0];
  if (uses.some((use) => includes(interpreter.stops, use.flag))) return { kind: "none" };
  if (operand !== undefined && !interpreter.operandsAreData) {
    const place = { word: operand, offset: 0 };
    if (interpreter.codeOperand !== undefined) return { kind: "inline", code: [place] };
    const text = words[operand]?.text ?? "";
    if (interpreter.fileShape && text !== "-" && !interpreter.fileShape.test(text)) return { kind: "none" };
    return fileOrInput(words, place);
  }
  return interpreter.standardInput ? { kind: "stdin" } : { kind: "none" };
}

function fileOrInput(
  words: readonly WrapperWord[],
  place: { readonly word: number; readonly offset: number },
): InterpreterProgram {
  const text = words[place.word]?.text.slice(place.offset) ?? "";
  const isInput = /^(-|\/dev\/stdin|\/dev\/fd\/0|\/proc\/self\/fd\/0)$/.test(text);
  return isInput ? { kind: "stdin" } : { kind: "file", ...place };
}

function includes(list: string | undefined, flag: string): boolean {
  return list?.split(" ").includes(flag) ?? false;
}

interface FoundInterpreter {
  readonly interpreter: Interpreter;
  readonly from: number;
}

const byName: ReadonlyMap<
  string,
  readonly { readonly interpreter: Interpreter; readonly subcommand: string | null }[]
> = index();

function findInterpreter(programName: string, words: readonly WrapperWord[]): FoundInterpreter | null {
  const rows = byName.get(programName) ?? byName.get(programName.replace(/-?\d+(\.\d+)*$/, "")) ?? [];
  const first = words.findIndex((word) => word.dynamic || !word.text.startsWith("-"));
  const subcommand = first >= 0 && !words[first]?.dynamic ? words[first]?.text : undefined;
  const named = rows.find((row) => row.subcommand !== null && row.subcommand === subcommand);
  if (named) return { interpreter: named.interpreter, from: first + 1 };
  const plain = rows.find((row) => row.subcommand === null);
  if (!plain) return null;
  return isOtherSubcommand(programName, subcommand) ? null : { interpreter: plain.interpreter, from: 0 };
}

/** `deno test`, `bun install`: the first word is no file. */
function isOtherSubcommand(programName: string, subcommand: string | undefined): boolean {
  return /^(deno|bun)$/.test(programName) && subcommand !== undefined && /^[a-z][a-z-]*$/.test(subcommand);
}

function index(): ReadonlyMap<
  string,
  readonly { readonly interpreter: Interpreter; readonly subcommand: string | null }[]
> {
  const names = new Map<string, { interpreter: Interpreter; subcommand: string | null }[]>();
  for (const interpreter of INTERPRETERS) {
    for (const name of interpreter.names.split("|")) {
      const [program = "", subcommand = null] = name.split(" ");
      names.set(program, [...(names.get(program) ?? []), { interpreter, subcommand }]);
    }
  }
  return names;
}

const entries = new WeakMap<Interpreter, WrapperEntry>();

/** The interpreter's options as a row of the wrappers' table, so that one reader reads both. */
function entryOf(interpreter: Interpreter): WrapperEntry {
  const known = entries.get(interpreter);
  if (known) return known;
  const list = (...parts: readonly (string | undefined)[]): string => parts.filter((part) => part).join(" ");
  const entry: WrapperEntry = {
    names: interpreter.names,
    kind: "carrier",
    form: "globals",
    rests: "knowledge",
    none: list(interpreter.stops),
    value: list(interpreter.value, interpreter.inline, interpreter.file, interpreter.module),
    attached: list(interpreter.attached),
    loads: list(interpreter.loads),
    ...(interpreter.longDash ? { longDash: interpreter.longDash } : {}),
    ...(interpreter.inlineEnds
      ? { ends: list(interpreter.inline, interpreter.module) }
      : { ends: list(interpreter.module) }),
  };
  entries.set(interpreter, entry);
  return entry;
}
