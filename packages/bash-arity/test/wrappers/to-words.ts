import type { WrapperWord } from "../../src/wrappers/index.ts";

/**
 * Words of a row: apart by blanks, quotes keep blanks together. `$x` is dynamic and may be any number of words, `"$x"` is
 * one unknown word, `'$x'` is literal.
 */
export function toWords(text: string): readonly WrapperWord[] {
  return (text.match(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g) ?? []).map((raw) => {
    const bare = raw.replace(/'[^']*'|"[^"]*"/g, "");
    const open = raw.replace(/'[^']*'/g, "");
    const dynamic = open.includes("$");
    const value = raw.replace(/['"]/g, "");
    return dynamic ? { text: value, dynamic, splits: bare.includes("$") } : { text: value, dynamic };
  });
}
