import type { Draft } from "./draft.ts";

/** Text in single quotes. */
export function singleQuoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** Text in double quotes, nothing in it expanded. */
export function doubleQuoted(text: string): string {
  return `"${text.replace(/["\\$`]/g, "\\$&")}"`;
}

/** Text in `$'…'`, some characters as escapes. */
export function ansiQuoted(draft: Draft, text: string): string {
  const escaped = (character: string) => {
    if (character === "'" || character === "\\") return `\\${character}`;
    if (character === "\n") return "\\n";
    if (!/[\x20-\x7e]/.test(character) || !draft.random.oneIn(6)) return character;
    const code = character.charCodeAt(0);
    return draft.random.pick([
      `\\x${code.toString(16).padStart(2, "0")}`,
      `\\${code.toString(8).padStart(3, "0")}`,
      `\\u${code.toString(16).padStart(4, "0")}`,
    ]);
  };
  return `$'${[...text].map(escaped).join("")}'`;
}

/** Text as one literal word, in one of the ways to quote it. */
export function quoted(draft: Draft, text: string): string {
  return draft.random.pick([singleQuoted, doubleQuoted, (value: string) => ansiQuoted(draft, value)])(text);
}

/** A name in one of the ways in which bash reads it as that name. */
export function spelled(draft: Draft, name: string): string {
  const cut = 1 + draft.random.below(name.length - 1);
  const [head, tail] = [name.slice(0, cut), name.slice(cut)];
  switch (draft.random.below(24)) {
    case 0:
      return `\\${name}`;
    case 1:
      return `${head}\\${tail}`;
    case 2:
      return `'${name}'`;
    case 3:
      return `"${head}"${tail}`;
    case 4:
      return `${head}''${tail}`;
    case 5:
      return `''${name}`;
    case 6:
      return ansiQuoted(draft, name);
    case 7:
      return `${head}$'${tail}'`;
    case 8:
      return `${head}$"${tail}"`;
    case 9:
      return draft.newlines ? `${head}\\\n${tail}` : name;
    case 10:
      return draft.newlines ? `"${head}\\\n${tail}"` : name;
    case 11:
      return `{${name},w}`;
    case 12:
      return `${head}{${tail},x}`;
    case 13:
      return `${head}""''${tail}""`;
    default:
      return name;
  }
}
