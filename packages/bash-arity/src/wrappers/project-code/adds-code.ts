import { grammarOf } from "../grammar/option-grammar.ts";
import { scanOptions } from "../grammar/scan-options.ts";
import { readInterpreter } from "../interpreters/read-interpreter.ts";
import { inspectWrapper } from "../read-wrapper.ts";
import type { WrapperWord } from "../wrapper-reading.ts";
import { ADDS_CODE } from "./directory-programs.ts";

/**
 * The words of options that add code to what a program runs anyway (semantics 2.10): `uv run --with x`,
 * `bash --rcfile f`, `node --require x`, `pytest -p plugin`.
 *
 * @param programName Basename of the program.
 * @param words The words behind it.
 * @returns Places in `words`; empty where there is no such option.
 */
export function addedCode(programName: string, words: readonly WrapperWord[]): readonly number[] {
  const wrapper = inspectWrapper(programName, words)?.reading.addsCode ?? [];
  if (wrapper.length > 0) return wrapper;
  const interpreter = readInterpreter(programName, words)?.addsCode ?? [];
  if (interpreter.length > 0) return interpreter;
  const row = ADDS_CODE.find((candidate) => candidate.names.split("|").includes(programName));
  if (!row) return [];
  const grammar = grammarOf({
    names: row.names,
    kind: "runner",
    form: "options",
    rests: "knowledge",
    loads: row.flags,
  });
  const limits = { from: 0, operands: Number.POSITIVE_INFINITY, permutes: true, lenient: true };
  return scanOptions(grammar, words, limits)
    .uses.filter((use) => !isHarmless(row.harmless, words, use.value))
    .map((use) => use.word);
}

function isHarmless(
  harmless: RegExp | undefined,
  words: readonly WrapperWord[],
  value: { readonly word: number; readonly offset: number } | null,
): boolean {
  const word = value && words[value.word];
  return harmless !== undefined && word !== null && word !== undefined && !word.dynamic
    ? harmless.test(word.text.slice(value?.offset))
    : false;
}
