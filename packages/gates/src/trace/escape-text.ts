// Everything that a terminal acts on or that a person cannot see: control, format and unassigned characters, blanks other
// than the space, what Unicode calls default-ignorable, the blank braille pattern and halves of surrogate pairs.
const unseen = /(?! )[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u{2800}]/gu;

const named: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/**
 * Text from a command, made safe to show to a person: each character that would move the cursor, reorder the line or stay
 * invisible stands as `\n`, `\x1b` or `\u{202e}`. Everything else is unchanged, so plain text is returned as it is.
 */
export function escapeText(text: string): string {
  return text.replace(unseen, escapeCharacter);
}

/** One character (code point) as `escapeText` shows it. */
function escapeCharacter(character: string): string {
  const short = named[character];
  if (short !== undefined) return short;
  const code = character.codePointAt(0) ?? 0;
  return code < 0x100 ? `\\x${code.toString(16).padStart(2, "0")}` : `\\u{${code.toString(16)}}`;
}
