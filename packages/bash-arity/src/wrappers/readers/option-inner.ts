import type { OptionRole } from "../grammar/option-grammar.ts";
import type { OptionUse } from "../grammar/scan-options.ts";
import type { WrapperEntry } from "../table/wrapper-entry.ts";
import type { InnerReading, WrapperWord } from "../wrapper-reading.ts";
import { shellCode } from "./reader-input.ts";

/** The code that stands in options: `tar --to-command=CODE`, `ssh -o ProxyCommand=CODE`. */
export function innerOfOptions(
  entry: WrapperEntry,
  words: readonly WrapperWord[],
  uses: readonly OptionUse[],
): readonly InnerReading[] {
  return uses.flatMap((use) => {
    const { value } = use;
    const text = value && words[value.word]?.text.slice(value.offset);
    if (!value || text === undefined || text === null || text === "") return [];
    const harmless = (code: string): boolean =>
      words[value.word]?.dynamic === false && (entry.harmless?.test(code) ?? false);
    if (harmless(text)) return [];
    if (use.rule.roles.includes("code")) return [shellCode(entry, [value.word], value.offset)];
    if (use.rule.roles.includes("program")) {
      return [{ ...shellCode(entry, [value.word], value.offset), extra: "any" } as const];
    }
    if (use.rule.roles.includes("expands")) {
      return /[$`]/.test(text) ? [{ ...shellCode(entry, [value.word], value.offset), extra: null }] : [];
    }
    if (use.rule.roles.includes("binds")) {
      return [shellCode(entry, [value.word], value.offset + text.indexOf(":") + 1)];
    }
    const keyed = keyedCode(entry, use.flag, text);
    return keyed === null || harmless(text.slice(keyed)) ? [] : [shellCode(entry, [value.word], value.offset + keyed)];
  });
}

/** Where the code begins in a text `key=code`, if `key` is one that carries code; else `null`. */
export function keyedCode(entry: WrapperEntry, flag: string, text: string): number | null {
  const folded = text.toLowerCase();
  for (const key of entry.keys?.[flag]?.split(" ") ?? []) {
    const plain = key.toLowerCase();
    if (plain.includes("*")) {
      const head = wildcardKey(plain).exec(folded);
      if (head) return head[0].length;
      continue;
    }
    // A configuration line may have a blank where the command line has an equals sign.
    const blank = plain.endsWith("=") ? `${plain.slice(0, -1)} ` : plain;
    if (folded.startsWith(plain) || folded.startsWith(blank)) return plain.length;
  }
  return null;
}

/** `diff.*.command=`: a name in the middle that is free. */
function wildcardKey(key: string): RegExp {
  return new RegExp(
    `^${key
      .split("*")
      .map((part) => part.replace(/[.\\[\](){}+?^$|]/g, "\\$&"))
      .join("[^=]*")}`,
  );
}

/** Whether an option has code that runs here, although the program runs its words elsewhere. */
export function hasLocalCode(entry: WrapperEntry, words: readonly WrapperWord[], uses: readonly OptionUse[]): boolean {
  const local = entry.local?.split(" ") ?? [];
  return (
    innerOfOptions(
      entry,
      words,
      uses.filter((use) => local.includes(use.flag)),
    ).length > 0
  );
}

/** Whether one of the options has a role. */
export function hasRole(uses: readonly OptionUse[], role: OptionRole): boolean {
  return uses.some((use) => use.rule.roles.includes(role));
}
