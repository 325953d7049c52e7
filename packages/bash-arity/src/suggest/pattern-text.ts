import type { LineWord } from "../line/line-command.ts";

const needsQuotes = /[\s"'`\\$|&;<>(){}[\]*?!]|^#|^$/;

/** Words as they stand in a unit's text when they need no quotes; `null` if one of them does, or has no fixed value. */
export function plainText(words: readonly LineWord[]): string | null {
  if (words.some((word) => word.dynamic || needsQuotes.test(word.text))) return null;
  return words.map((word) => word.text).join(" ");
}

/** A text as a pattern that matches nothing else. */
export function escapePattern(text: string): string {
  return text.replace(/[\\*?]/g, "\\$&");
}
