import { type OptionUse, scanOptions } from "../grammar/scan-options.ts";
import { hasRole, innerOfOptions, keyedCode } from "./option-inner.ts";
import { type ReaderInput, type ReaderOutput, range, restCommand, shellCode } from "./reader-input.ts";

/** Only options and keys carry code; what else stands there is the program's own affair. */
export function readOptionsOnly(input: ReaderInput): ReaderOutput {
  const { entry, words } = input;
  const bundle = readOldBundle(input);
  const limits = { from: bundle.next, operands: Number.POSITIVE_INFINITY, permutes: true, lenient: true };
  const scan = scanOptions(input.grammar, words, limits);
  const uses = [...bundle.uses, ...scan.uses];
  const keyed = [...scan.operands, ...range(scan.next, words.length)].flatMap((word) => {
    const text = words[word]?.text ?? "";
    const offset = keyedCode(entry, "", text);
    if (offset === null || entry.harmless?.test(text.slice(offset))) return [];
    return [shellCode({ ...entry, extra: "any" }, [word], offset)];
  });
  const rest = hasRole(scan.uses, "rest") ? restCommand(entry, scan.uses, scan.next, words.length) : null;
  const inner = [...innerOfOptions(entry, words, uses), ...(rest ? [rest] : keyed)];
  return { inner, uses, assignments: [], uncertain: null };
}

/** Options in front of a subcommand that carry code, whatever the subcommand is: `git -c core.pager=CODE log`. */
export function readGlobals(input: ReaderInput): ReaderOutput {
  const limits = { from: input.from, operands: 0, permutes: false };
  const { uses } = scanOptions(input.grammar, input.words, limits);
  return { inner: innerOfOptions(input.entry, input.words, uses), uses, assignments: [], uncertain: null };
}

/**
 * `tar xfC a.tar dir` for `tar -x -f a.tar -C dir`: a bundle without a dash, whose letters take the following words in
 * order. Gives the options and the first word behind their values.
 */
function readOldBundle(input: ReaderInput): { readonly uses: readonly OptionUse[]; readonly next: number } {
  const { grammar, words, from } = input;
  const first = words[from];
  const uses: OptionUse[] = [];
  if (!input.entry.oldBundle || !first || first.dynamic || !/^[A-Za-z]+$/.test(first.text)) return { uses, next: from };
  let next = from + 1;
  for (const letter of first.text) {
    const flag = `-${letter}`;
    const rule = grammar.rules.get(flag);
    if (!rule) continue;
    const value = rule.arity === 1 && next < words.length ? { word: next, offset: 0 } : null;
    if (rule.arity === 1) next += 1;
    uses.push({ flag, rule, word: from, value });
  }
  return { uses, next };
}
