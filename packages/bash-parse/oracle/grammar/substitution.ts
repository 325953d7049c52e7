import { type Draft, enclosed } from "./draft.ts";
import { list } from "./list.ts";

/** A command substitution. */
export function substitution(draft: Draft): string {
  if (draft.random.oneIn(4)) return backticks(draft);
  const text = enclosed(draft, true, () => list(draft));
  const blank = text.startsWith("(") ? " " : draft.random.pick(["", " ", ""]);
  return `$(${blank}${text}${endOf(draft, text)})`;
}

/** A command substitution that may stand in double quotes. */
export function quotedSubstitution(draft: Draft): string {
  const text = enclosed(draft, true, () => list(draft));
  // Quotes in backticks in quotes are read in more than one way; bash itself warns of them.
  if (draft.random.oneIn(4) && /^[\w ;|&]*$/.test(text)) return `\`${text}\``;
  return `$(${text.startsWith("(") ? " " : ""}${text}${endOf(draft, text)})`;
}

export function processSubstitution(draft: Draft, direction: "<" | ">"): string {
  const text = enclosed(draft, true, () => list(draft));
  return `${direction}(${text}${endOf(draft, text)})`;
}

function backticks(draft: Draft): string {
  const text = enclosed(draft, false, () => list(draft));
  return `\`${text.replace(/[\\`]/g, "\\$&")}\``;
}

// A heredoc's last line must stand alone, so the closing parenthesis comes behind it.
function endOf(draft: Draft, text: string): string {
  if (text.endsWith("\n")) return "";
  return draft.newlines && draft.pending.length === 0 && draft.random.oneIn(8) ? "\n" : "";
}
