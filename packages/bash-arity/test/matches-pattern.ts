/** A bash pattern as the rules read it: `*` any run of characters, `?` one, `\` escapes, ` *` at the end also nothing. */
export function matchesPattern(pattern: string, text: string): boolean {
  const bare = pattern.endsWith(" *") && !pattern.endsWith("\\ *") ? pattern.slice(0, -2) : null;
  return toRegExp(pattern).test(text) || (bare !== null && toRegExp(bare).test(text));
}

function toRegExp(pattern: string): RegExp {
  let source = "";
  for (let at = 0; at < pattern.length; at++) {
    const char = pattern[at] ?? "";
    if (char === "*") source += "[\\s\\S]*";
    else if (char === "?") source += "[\\s\\S]";
    else {
      const literal = char === "\\" ? (pattern[++at] ?? "\\") : char;
      source += literal.replace(/[\\^$.*+?()[\]{}|/]/, "\\$&");
    }
  }
  return new RegExp(`^${source}$`);
}
