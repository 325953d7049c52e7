import { scanOptions } from "../grammar/scan-options.ts";
import type { InnerReading } from "../wrapper-reading.ts";
import { hasRole } from "./option-inner.ts";
import { type ReaderInput, type ReaderOutput, range, shellCode } from "./reader-input.ts";

/** `eval WORDS`: joined by blanks, they are code. */
export function readEval(input: ReaderInput): ReaderOutput {
  const start = input.words[input.from]?.text === "--" ? input.from + 1 : input.from;
  const code = range(start, input.words.length);
  return { inner: code.length > 0 ? [shellCode(input.entry, code)] : [], uses: [], assignments: [], uncertain: null };
}

/** `trap CODE SIGNAL …`. One operand alone, a number, `-` and the empty word reset or ignore. */
export function readTrap(input: ReaderInput): ReaderOutput {
  const { words } = input;
  const scan = scanOptions(input.grammar, words, { from: input.from, operands: 0, permutes: false });
  const code = words[scan.next];
  const resets = words.length - scan.next < 2 || code === undefined || /^(\d+|-)?$/.test(code.text);
  const inner = hasRole(scan.uses, "stops") || resets ? [] : [shellCode(input.entry, [scan.next])];
  return { inner, uses: scan.uses, assignments: [], uncertain: scan.uncertain };
}

/** `alias NAME=CODE …`. */
export function readAlias(input: ReaderInput): ReaderOutput {
  const { words } = input;
  const inner: InnerReading[] = [];
  let uncertain: string | null = null;
  for (const at of range(input.from, words.length)) {
    const word = words[at];
    const equals = word?.text.indexOf("=") ?? -1;
    if (word && equals > 0) inner.push({ ...shellCode(input.entry, [at], equals + 1), extra: "any" });
    else if (word?.dynamic) uncertain ??= `\`${word.text}\` may define an alias`;
  }
  return { inner, uses: [], assignments: [], uncertain };
}

/** Shell code from standard input (`at`, `newgrp`), unless a file is named. */
export function readStandardInput(input: ReaderInput): ReaderOutput {
  const { words } = input;
  const limits = { from: input.from, operands: Number.POSITIVE_INFINITY, permutes: true };
  const scan = scanOptions(input.grammar, words, limits);
  const file = scan.uses.find((use) => use.rule.roles.includes("rest") || use.flag === "-f")?.value;
  const stopped = hasRole(scan.uses, "stops");
  const inner: InnerReading[] = stopped ? [] : [file ? { runs: "file", word: file.word } : { runs: "stdin" }];
  return { inner, uses: scan.uses, assignments: [], uncertain: scan.uncertain };
}
