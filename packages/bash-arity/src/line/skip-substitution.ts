import { skipHeredocs } from "./skip-heredocs.ts";

const closes: Readonly<Record<string, string>> = { "(": ")", "{": "}" };
const heredoc = /<<-?[ \t]*(["']?)([\w.-]+)\1/y;

/**
 * Skips a substitution, quotes and heredocs in it included. What stands inside is not read.
 *
 * @param start The place of its opening parenthesis or brace.
 * @returns The place behind its end; `null` if it does not end.
 */
export function skipSubstitution(line: string, start: number): number | null {
  const open: string[] = [];
  let heredocs: string[] = [];
  for (let at = start; at < line.length; at++) {
    const char = line[at] ?? "";
    const within = open.at(-1);
    if (within === "'") {
      if (char === "'") open.pop();
    } else if (char === "\\") at++;
    else if (char === within) {
      open.pop();
      if (open.length === 0) return at + 1;
    } else if (within === '"') {
      if (char === "$" && (line[at + 1] === "(" || line[at + 1] === "{")) open.push(closes[line[++at] ?? ""] ?? "");
      else if (char === "`") open.push(char);
    } else if (char === "'" || char === '"' || char === "`") open.push(char);
    else if (char === "(" || (char === "{" && (at === start || line[at - 1] === "$"))) open.push(closes[char] ?? "");
    else if (char === "<" && line[at + 1] === "<" && line[at + 2] !== "<" && within === ")") {
      heredoc.lastIndex = at;
      const match = heredoc.exec(line);
      if (match !== null) {
        heredocs.push(match[2] ?? "");
        at += match[0].length - 1;
      }
    } else if (char === "\n" && heredocs.length > 0) {
      const after = skipHeredocs(line, at + 1, heredocs);
      if (after === null) return null;
      heredocs = [];
      at = after - 1;
    }
  }
  return null;
}
