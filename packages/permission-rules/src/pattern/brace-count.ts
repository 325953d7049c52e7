/** Patterns may stand for so many alternatives by their braces. */
export const MAX_ALTERNATIVES = 1000;

/**
 * At most how many patterns the braces of a pattern stand for: `{a,b}{1..3}` → 6. Nested braces are counted as if they stood side by
 * side, which is never too few.
 */
export function braceCount(pattern: string): number {
  const open: number[] = [];
  let count = 1;
  for (let at = 0; at < pattern.length && count <= MAX_ALTERNATIVES; at++) {
    const char = pattern.charAt(at);
    if (char === "\\") at++;
    else if (char === "{") {
      open.push(1);
      const range = /^\{(-?\d{1,15}|[^,{}])\.\.(-?\d{1,15}|[^,{}])(?:\.\.-?\d+)?\}/.exec(pattern.slice(at, at + 64));
      if (range) count *= rangeLength(range[1] ?? "", range[2] ?? "");
    } else if (char === "," && open.length > 0) open[open.length - 1] = (open.at(-1) ?? 0) + 1;
    else if (char === "}") count *= open.pop() ?? 1;
  }
  return count;
}

function rangeLength(from: string, to: string): number {
  const value = (text: string): number => (/^-?\d/.test(text) ? Number(text) : text.charCodeAt(0));
  return Math.abs(value(from) - value(to)) + 1;
}
