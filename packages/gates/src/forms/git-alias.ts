import type { BashCommand } from "@bashgate/bash-parse";
import type { GlobalOption } from "./read-global-options.ts";
import { fixedWord, needsQuotes, type WordForm } from "./word-form.ts";

/**
 * What an alias that the command line itself sets stands for: `git -c alias.p=push p` is `git push` (semantics 2.2).
 * Aliases that begin with `!` are shell code, which the reader of the command line has made units of. Only deny and ask
 * rules may see the result: git itself ignores an alias that has the name of a command of its own.
 *
 * @returns The words that replace the arguments up to `from` (half-open), or `null` where no such alias is used.
 */
export function gitAlias(
  unit: BashCommand,
  options: readonly GlobalOption[],
): { readonly words: readonly WordForm[]; readonly from: number } | null {
  const place = options.at(-1)?.end ?? 0;
  const used = unit.args[place];
  if (used === undefined || used.dynamic) return null;
  // The last setting of a key is the one that git takes; keys of aliases know no case.
  const value = options
    .filter((option) => option.effect === "setting" && option.value !== null && !option.value.token.dynamic)
    .map((option) => option.value?.token.text.slice(option.value.offset) ?? "")
    .filter((setting) => setting.toLowerCase().startsWith(`alias.${used.text.toLowerCase()}=`))
    .at(-1)
    ?.slice(`alias.${used.text}=`.length);
  if (value === undefined || value.startsWith("!")) return null;
  const words = value
    .trim()
    .split(/\s+/)
    .map((word) => fixedWord(word));
  return words.some((word) => word.text === null || needsQuotes(word.text)) ? null : { words, from: place + 1 };
}
