/** The words of a command pattern: parted by blanks that stand in no quotes and behind no backslash. Quotes stay. */
export function splitPattern(pattern: string): readonly string[] {
  if (!/["'\\\t]/.test(pattern)) return pattern.split(" ").filter((word) => word !== "");
  const words: string[] = [];
  let word = "";
  let quote = "";
  for (let at = 0; at < pattern.length; at++) {
    const char = pattern.charAt(at);
    if (char === "\\") word += char + pattern.charAt(++at);
    else if (quote === "" && (char === " " || char === "\t")) {
      if (word !== "") words.push(word);
      word = "";
    } else {
      if (quote === "" && (char === '"' || char === "'") && closes(pattern, at)) quote = char;
      else if (char === quote) quote = "";
      word += char;
    }
  }
  if (word !== "") words.push(word);
  return words;
}

/** A quote that is never closed is a plain character. */
function closes(pattern: string, at: number): boolean {
  return pattern.indexOf(pattern.charAt(at), at + 1) > 0;
}
