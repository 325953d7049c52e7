import { scanOptions } from "../grammar/scan-options.ts";
import type { InnerReading, WrapperWord } from "../wrapper-reading.ts";
import { hasRole } from "./option-inner.ts";
import { type ReaderInput, type ReaderOutput, restCommand } from "./reader-input.ts";

/**
 * `find ROOTS … -exec CMD … ;` and `-exec CMD … {} +`, any number of times. Without one it is no wrapper.
 *
 * @see find(1), GNU findutils 4.9
 */
export function readFind(input: ReaderInput): ReaderOutput {
  const { grammar, words } = input;
  const inner: InnerReading[] = [];
  let uncertain: string | null = null;
  const uses: ReaderOutput["uses"][number][] = [];
  let at = input.from;
  while (at < words.length) {
    const word = words[at];
    if (!word) break;
    const rule = grammar.rules.get(word.text);
    if (word.dynamic && word.splits !== false) uncertain ??= `\`${word.text}\` may be any number of words`;
    else if (!rule && !word.dynamic && /^-[a-z]/i.test(word.text)) uncertain ??= `unknown option \`${word.text}\``;
    if (rule && !word.dynamic) uses.push({ flag: word.text, rule, word: at, value: null });
    if (!rule?.roles.includes("rest") || word.dynamic) {
      const taken = typeof rule?.arity === "number" && !word.dynamic ? rule.arity : 0;
      for (const value of words.slice(at + 1, at + 1 + taken)) {
        if (value.dynamic && value.splits !== false) uncertain ??= `\`${value.text}\` may be any number of words`;
      }
      at += 1 + taken;
      continue;
    }
    const start = at + 1;
    const end = endOfExec(words, start);
    if (end === null) uncertain ??= `\`${word.text}\` has no end`;
    const stop = end ?? words.length;
    const plus = words[stop]?.text === "+";
    if (stop > start) {
      inner.push({
        runs: "argv",
        start,
        end: stop,
        extra: plus ? "paths" : null,
        placeholder: "{}",
        replacement: "paths",
      });
    }
    if (words.slice(start, stop).some((part) => part.dynamic && part.splits !== false)) {
      uncertain ??= "a word of the inner command may end it";
    }
    at = stop + 1;
  }
  return { inner, uses, assignments: [], uncertain };
}

/** The place of `;`, or of `+` behind `{}`. */
function endOfExec(words: readonly WrapperWord[], start: number): number | null {
  for (let at = start; at < words.length; at += 1) {
    const text = words[at]?.text;
    if (text === ";" || (text === "+" && words[at - 1]?.text === "{}")) return at;
  }
  return null;
}

/** The placeholders of `fd`: path, its name, its directory, without extension. */
const fdPlaceholders = ["{}", "{/}", "{//}", "{.}", "{/.}"];

/** `fd PATTERN … -x CMD … [;]`, any number of times; without it no wrapper. */
export function readFd(input: ReaderInput): ReaderOutput {
  const { grammar, words } = input;
  const inner: InnerReading[] = [];
  const uses: ReaderOutput["uses"][number][] = [];
  let uncertain: string | null = null;
  let from = input.from;
  while (from < words.length) {
    const scan = scanOptions(grammar, words, { from, operands: Number.POSITIVE_INFINITY, permutes: true });
    uses.push(...scan.uses);
    uncertain ??= scan.uncertain;
    if (!hasRole(scan.uses, "rest")) break;
    let stop = scan.next;
    while (stop < words.length && words[stop]?.text !== ";") stop += 1;
    const parts = words.slice(scan.next, stop);
    const used = fdPlaceholders.filter((text) => parts.some((part) => part.text.includes(text)));
    // The brace that they all begin with stands for several ones.
    const placeholder = used.length > 1 ? "{" : (used[0] ?? null);
    const extra = placeholder === null ? "paths" : null;
    const command = restCommand(input.entry, scan.uses, scan.next, stop);
    if (command?.runs === "argv") inner.push({ ...command, extra, placeholder, replacement: "paths" });
    else if (command) {
      inner.push({ ...command, extra, placeholder });
      uncertain ??= `\`${words[scan.next - 1]?.text}\` has its program attached`;
    }
    from = stop + 1;
  }
  return { inner, uses, assignments: [], uncertain };
}
