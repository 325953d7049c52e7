import type { InnerReading, WrapperWord } from "../wrapper-reading.ts";
import { type ReaderInput, type ReaderOutput, shellCode } from "./reader-input.ts";

/** Names under which a shell finds its own standard input. */
const standardInput = new Set(["-", "/dev/stdin", "/dev/fd/0", "/proc/self/fd/0"]);

/**
 * `sh [options] [-c CODE | FILE] [args]`. `-c` and `-s` are switches that may stand in a bundle, the code is the first
 * operand; `-o` and `-O` take a word each, also out of a bundle (`bash -euo pipefail -c CODE`).
 *
 * @see bash(1) 5.2, dash(1) 0.5.12
 */
export function readShell(input: ReaderInput): ReaderOutput {
  const { grammar, words } = input;
  const seen = { command: false, stdin: false, interactive: false, checkOnly: false, stops: false };
  let uncertain: string | null = null;
  const uses: ReaderOutput["uses"][number][] = [];
  let at = input.from;
  for (; at < words.length; at += 1) {
    const word = words[at];
    if (!word) break;
    const { text } = word;
    if (word.dynamic && (word.splits !== false || !/^[^-+$`]/.test(text)) && word.neverOption !== true) {
      uncertain ??= `\`${text}\` may be an option`;
      break;
    }
    if (text === "-" || text === "--") {
      at += 1;
      break;
    }
    if (!/^[-+]./.test(text)) break;
    if (text.startsWith("--")) {
      const rule = grammar.rules.get(text);
      if (rule?.roles.includes("stops")) seen.stops = true;
      else if (!rule) uncertain ??= `unknown option \`${text}\``;
      if (rule?.arity === 1) at += 1;
      if (rule && rule.arity === 1) uses.push({ flag: text, rule, word: at - 1, value: { word: at, offset: 0 } });
      continue;
    }
    let taken = 0;
    for (const letter of text.slice(1)) {
      const rule = grammar.rules.get(`-${letter}`);
      if (!rule) uncertain ??= `unknown option \`${text[0]}${letter}\``;
      if (rule?.arity === 1) taken += 1;
      if (rule?.arity === 1 && words[at + taken]?.text === "noexec" && text.startsWith("-")) seen.checkOnly = true;
      if (letter === "i" && text.startsWith("-")) seen.interactive = true;
      if (letter === "c" && text.startsWith("-")) seen.command = true;
      if (letter === "s" && text.startsWith("-")) seen.stdin = true;
      if (letter === "n") seen.checkOnly = text.startsWith("-");
    }
    for (const value of words.slice(at + 1, at + 1 + taken)) {
      if (value.dynamic) uncertain ??= `\`${value.text}\` may be any option`;
    }
    at += taken;
  }
  const nothing = seen.stops || (seen.checkOnly && !seen.interactive);
  const inner = nothing ? [] : innerOf(input, at, words[at], seen);
  return { inner, uses, assignments: [], uncertain };
}

function innerOf(
  input: ReaderInput,
  at: number,
  operand: WrapperWord | undefined,
  seen: { readonly command: boolean; readonly stdin: boolean },
): readonly InnerReading[] {
  if (seen.command) return operand ? [shellCode(input.entry, [at])] : [];
  if (seen.stdin || !operand || standardInput.has(operand.text)) return [{ runs: "stdin" }];
  return [{ runs: "file", word: at }];
}

/** `capsh OPTIONS -- WORDS`: bash with these words. */
export function readShellBehindDash(input: ReaderInput): ReaderOutput {
  const at = input.words.findIndex((word) => word.text === "--");
  const odd = input.words.slice(0, at < 0 ? undefined : at).find((word) => word.dynamic || !/^--[a-z]/.test(word.text));
  const uncertain = odd ? `unknown option \`${odd.text}\`` : null;
  if (at < 0) return { inner: [], uses: [], assignments: [], uncertain };
  const output = readShell({ ...input, from: at + 1 });
  return { ...output, uncertain: uncertain ?? output.uncertain };
}

/** `source FILE [args]`, `. FILE`. */
export function readSource(input: ReaderInput): ReaderOutput {
  const { words } = input;
  const at = words[input.from]?.text === "--" ? input.from + 1 : input.from;
  const word = words[at];
  const option = word && !word.dynamic && /^-./.test(word.text) ? `unknown option \`${word.text}\`` : null;
  const inner: InnerReading[] = [];
  if (word)
    inner.push(standardInput.has(word.text) && word.text !== "-" ? { runs: "stdin" } : { runs: "file", word: at });
  return { inner, uses: [], assignments: [], uncertain: option };
}
