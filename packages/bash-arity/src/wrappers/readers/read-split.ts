import { type OptionUse, scanOptions } from "../grammar/scan-options.ts";
import { isRiskyVariable } from "../variables/is-risky-variable.ts";
import type { WrapperWord } from "../wrapper-reading.ts";
import { argv, isAssignment, type ReaderInput, type ReaderOutput, range, shellCode } from "./reader-input.ts";

/**
 * `env -S STRING words`: the string is split, and its words stand in front of the others as if they had been written there,
 * further options of `env` included. Beyond plain words it has escapes and quotes that are not those of a shell.
 *
 * @see env(1), GNU coreutils 9.1, "-S/--split-string usage in scripts"
 */
export function readSplit(
  input: ReaderInput,
  uses: readonly OptionUse[],
  split: { readonly word: number; readonly offset: number },
  behind: number,
  uncertain: string | null,
): ReaderOutput {
  const { entry, words } = input;
  const text = words[split.word]?.text.slice(split.offset) ?? "";
  const parts = [...text.matchAll(/\S+/g)].map((match) => ({ text: match[0], at: match.index }));
  const spliced = [...parts.map((part) => ({ text: part.text, dynamic: false })), ...words.slice(behind)];
  const scan = scanOptions(input.grammar, spliced, { from: 0, operands: 0, permutes: false });
  const seen = scan.uses.filter((use) => !unsetsHarmless(use, spliced));
  const moved = [...uses, ...seen.map((use) => ({ ...use, value: null }))];
  const doubt = uncertain ?? scan.uncertain ?? doubtOf(text, scan.uses, words.slice(behind));
  const part = parts[scan.next];
  if (part) {
    const code = shellCode(entry, [split.word, ...range(behind, words.length)], split.offset + part.at);
    return { inner: [code], uses: moved, assignments: [], uncertain: doubt };
  }
  let start = behind + Math.max(0, scan.next - parts.length);
  const assignments: number[] = [];
  while (isAssignment(words[start])) {
    assignments.push(start);
    start += 1;
  }
  const inner = start < words.length ? [argv(entry, start, words.length)] : [];
  return { inner, uses: moved, assignments, uncertain: doubt };
}

/** It takes away a variable that nothing depends on. */
function unsetsHarmless({ rule, value }: OptionUse, spliced: readonly WrapperWord[]): boolean {
  const name = value && spliced[value.word]?.text.slice(value.offset);
  return rule.roles.includes("unsets") && typeof name === "string" && isRiskyVariable(name, null) === false;
}

function doubtOf(text: string, inside: readonly OptionUse[], behind: readonly WrapperWord[]): string | null {
  if (/[\\#$]/.test(text)) return `\`${text}\` is split in a way of its own`;
  if (/['"]/.test(text) && inside.length > 0) return `\`${text}\` has options and quotes`;
  if (inside.some((use) => use.rule.roles.includes("directory"))) return `\`${text}\` names a directory`;
  if (inside.some((use) => use.rule.roles.includes("splits"))) return `\`${text}\` splits again`;
  const odd = behind.find((word) => word.dynamic || !/^[\w@%+=:,./-]+$/.test(word.text));
  return odd ? `\`${odd.text}\` is one word behind what is split` : null;
}
