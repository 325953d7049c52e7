import { scanOptions } from "../grammar/scan-options.ts";
import type { InnerReading } from "../wrapper-reading.ts";
import { hasRole } from "./option-inner.ts";
import { type ReaderInput, type ReaderOutput, range, shellCode } from "./reader-input.ts";

const sources = new Set([":::", ":::+", "::::", "::::+"]);

/**
 * `parallel CMD … ::: A B`: the words in front of the first source are a template of shell code. Without a template the
 * arguments themselves are code: the literal ones behind `:::`, else lines of standard input.
 *
 * @see parallel(1), GNU parallel 20221122
 */
export function readParallel(input: ReaderInput): ReaderOutput {
  const { entry, words } = input;
  const scan = scanOptions(input.grammar, words, { from: input.from, operands: 0, permutes: false });
  const { uses } = scan;
  let { uncertain } = scan;
  if (hasRole(uses, "stops")) return { inner: [], uses, assignments: [], uncertain };
  // Another program of this name (moreutils) takes a list of commands behind the two dashes.
  if (scan.doubleDash !== null) uncertain ??= "`--` means different things to different programs of this name";
  const sourceAt = words.findIndex((word, at) => at >= scan.next && sources.has(word.text));
  const end = sourceAt < 0 ? words.length : sourceAt;
  const template = range(scan.next, end);
  if (template.length > 0) {
    const replaced = replacementOf(input, uses);
    const parts = words.slice(scan.next, end);
    if (parts.some((part) => part.text.includes("{="))) uncertain ??= "a placeholder that is code";
    // `{.}`, `{/}`, `{1}` …: the brace that they all begin with stands for all of them.
    const several = parts.some((part) => /\{[-+\d./#%:]+\}/.test(part.text));
    if (several && replaced !== "{}") uncertain ??= `placeholders beside \`${replaced}\``;
    const used = several ? "{" : replaced;
    const placeholder = parts.some((part) => part.text.includes(used)) ? used : null;
    const code: InnerReading = {
      ...shellCode(entry, template),
      extra: placeholder === null ? "any" : null,
      placeholder,
    };
    return { inner: [code], uses, assignments: [], uncertain };
  }
  if (sourceAt < 0) return { inner: [{ runs: "stdin" }], uses, assignments: [], uncertain };
  const listed = range(sourceAt + 1, words.length).filter((at) => !sources.has(words[at]?.text ?? ""));
  const fromFiles = words[sourceAt]?.text.startsWith("::::") || listed.length < words.length - sourceAt - 1;
  if (fromFiles) return { inner: [{ runs: "stdin" }], uses, assignments: [], uncertain };
  return { inner: listed.map((at) => shellCode(entry, [at])), uses, assignments: [], uncertain };
}

/** The text that is replaced by an argument: `{}`, unless `-I` or `--replace` names another. */
function replacementOf(input: ReaderInput, uses: ReaderOutput["uses"]): string {
  const value = uses.findLast((use) => use.rule.roles.includes("replaces"))?.value;
  return (value && input.words[value.word]?.text.slice(value.offset)) || "{}";
}
