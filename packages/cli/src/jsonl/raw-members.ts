/**
 * The members of a JSON object as they are written: each key with the raw text of its value. Raw text keeps what
 * `JSON.parse` loses: the order of keys that look like integers, duplicate keys further in, and large numbers.
 *
 * @param text The text of one object that `JSON.parse` accepts.
 * @returns The members in their order; a key that stands twice is there twice.
 */
export function rawMembers(text: string): readonly { readonly key: string; readonly raw: string }[] {
  const members: { key: string; raw: string }[] = [];
  let at = skipBlanks(text, 0) + 1;
  for (;;) {
    at = skipBlanks(text, at);
    if (text[at] !== '"') return members;
    const keyEnd = stringEnd(text, at);
    const key = JSON.parse(text.slice(at, keyEnd)) as string;
    const start = skipBlanks(text, skipBlanks(text, keyEnd) + 1);
    const end = valueEnd(text, start);
    members.push({ key, raw: text.slice(start, end).trimEnd() });
    at = text[end] === "," ? end + 1 : end;
  }
}

function skipBlanks(text: string, at: number): number {
  let next = at;
  while (text[next] === " " || text[next] === "\t" || text[next] === "\r" || text[next] === "\n") next++;
  return next;
}

/** Where a string that begins at `at` ends, its closing quote included. */
function stringEnd(text: string, at: number): number {
  let next = at + 1;
  while (next < text.length && text[next] !== '"') next += text[next] === "\\" ? 2 : 1;
  return next + 1;
}

/** Where a value that begins at `at` ends: at the comma or closing brace of the object around it. */
function valueEnd(text: string, at: number): number {
  let depth = 0;
  let next = at;
  while (next < text.length) {
    const character = text[next];
    if (character === '"') {
      next = stringEnd(text, next);
      continue;
    }
    if (character === "{" || character === "[") depth++;
    else if (character === "}" || character === "]") {
      if (depth === 0) return next;
      depth--;
    } else if (character === "," && depth === 0) return next;
    next++;
  }
  return next;
}
