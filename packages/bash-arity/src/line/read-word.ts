import type { LineWord } from "./line-command.ts";
import { skipSubstitution } from "./skip-substitution.ts";

const ends = new Set(" \t\r\n;&|<>()");
const expands = /[*?[{]/;

/**
 * Reads one word, which is empty where none begins.
 *
 * @returns `null` for an unfinished quote or substitution.
 */
export function readWord(line: string, start: number): LineWord | null {
  let text = "";
  let dynamic = false;
  let at = start;
  while (at < line.length) {
    const char = line[at] ?? "";
    const next = line[at + 1] ?? "";
    if ((char === "<" || char === ">" || char === "$") && next === "(") {
      const end = skipSubstitution(line, at + 1);
      if (end === null) return null;
      dynamic = true;
      at = end;
    } else if (ends.has(char)) break;
    else if (char === "\\") {
      if (next === "") return null;
      if (next !== "\n") text += next;
      at += 2;
    } else if (char === "'") {
      const end = line.indexOf("'", at + 1);
      if (end < 0) return null;
      text += line.slice(at + 1, end);
      at = end + 1;
    } else if (char === '"') {
      const quoted = readDoubleQuoted(line, at + 1);
      if (quoted === null) return null;
      text += quoted.text;
      dynamic ||= quoted.dynamic;
      at = quoted.end;
    } else if (char === "$" && next === "'") {
      const end = skipAnsiQuoted(line, at + 2);
      if (end === null) return null;
      text += line.slice(at + 2, end - 1);
      dynamic = true;
      at = end;
    } else if (char === "$" || char === "`") {
      const end = skipExpansion(line, at);
      if (end === null) return null;
      dynamic ||= end > at + 1;
      if (end === at + 1) text += char;
      at = end;
    } else {
      // `{}` is no brace expansion: xargs and find are given it as it stands.
      dynamic ||= expands.test(char) && !(char === "{" && next === "}");
      text += char;
      at++;
    }
  }
  return { text, dynamic, start, end: at };
}

function readDoubleQuoted(line: string, start: number): { text: string; dynamic: boolean; end: number } | null {
  let text = "";
  let dynamic = false;
  let at = start;
  while (at < line.length) {
    const char = line[at] ?? "";
    const next = line[at + 1] ?? "";
    if (char === '"') return { text, dynamic, end: at + 1 };
    if (char === "\\") {
      if (next !== "\n") text += '$`"\\'.includes(next) ? next : char + next;
      at += 2;
    } else if (char === "$" || char === "`") {
      const end = skipExpansion(line, at);
      if (end === null) return null;
      dynamic ||= end > at + 1;
      if (end === at + 1) text += char;
      at = end;
    } else {
      text += char;
      at++;
    }
  }
  return null;
}

/** The place behind `$x`, `${…}`, `$(…)` or a pair of backticks; one further for a dollar sign that stands alone. */
function skipExpansion(line: string, at: number): number | null {
  if (line[at] === "`") {
    for (let end = at + 1; end < line.length; end++) {
      if (line[end] === "\\") end++;
      else if (line[end] === "`") return end + 1;
    }
    return null;
  }
  const next = line[at + 1] ?? "";
  if (next === "(" || next === "{") return skipSubstitution(line, at + 1);
  const name = /^\$(?:[A-Za-z_]\w*|[0-9*@#?$!-])/.exec(line.slice(at, at + 200));
  return at + (name?.[0].length ?? 1);
}

function skipAnsiQuoted(line: string, start: number): number | null {
  for (let at = start; at < line.length; at++) {
    if (line[at] === "\\") at++;
    else if (line[at] === "'") return at + 1;
  }
  return null;
}
