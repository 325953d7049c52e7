import type { ScriptFile } from "./script-drafts.ts";

/**
 * The files that an awk program reads with `getline < FILE` and writes with `print > FILE`. A name that is not one plain
 * string is not known.
 *
 * @see POSIX awk, "Output statements" and "Input functions and getline"
 */
export function awkFiles(program: string): readonly ScriptFile[] {
  const tokens = awkTokens(program);
  const files: ScriptFile[] = [];
  let depth = 0;
  let printDepth: number | null = null;
  tokens.forEach((token, place) => {
    const { text } = token;
    if (text === "(" || text === "[") depth++;
    else if (text === ")" || text === "]") depth--;
    else if (text === "print" || text === "printf") printDepth = depth;
    else if (text === ";" || text === "\n" || text === "{" || text === "}" || text === "|") printDepth = null;
    else if ((text === ">" || text === ">>") && printDepth !== null && depth <= printDepth) {
      files.push(target(tokens, place + 1, "write"));
      printDepth = null;
    } else if (text === "<" && readsLine(tokens, place)) {
      const file = target(tokens, place + 1, "read");
      if (file.unknown === null) files.push(file);
    }
  });
  return files;
}

interface AwkToken {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const TOKEN =
  /[ \t\r]+|\\\r?\n|#[^\n]*|("(?:\\[\s\S]|[^"\\\n])*"?)|([A-Za-z_]\w*|\d[\w.]*|\.\d\w*)|(>>|\|\||&&|[<>=!]=|\+\+|--|[\s\S])/y;

function awkTokens(program: string): readonly AwkToken[] {
  const tokens: AwkToken[] = [];
  let start = 0;
  while (start < program.length) {
    TOKEN.lastIndex = start;
    const match = TOKEN.exec(program);
    if (match === null) break;
    let end = start + match[0].length;
    const text = match[1] ?? match[2] ?? match[3];
    if (text === "/" && !endsOperand(tokens.at(-1))) {
      end = regexEnd(program, start);
      tokens.push({ start, end, text: "regex" });
    } else if (text !== undefined) tokens.push({ start, end, text });
    start = end;
  }
  return tokens;
}

/** Behind an operand a slash divides, elsewhere it begins a regular expression. */
function endsOperand(token: AwkToken | undefined): boolean {
  if (token === undefined || /^(?:print|printf|return|in|getline)$/.test(token.text)) return false;
  return /^[\w".]|^[)\]]$|^(?:\+\+|--)$/.test(token.text) && token.text !== "regex";
}

function regexEnd(program: string, start: number): number {
  let bracket = false;
  for (let at = start + 1; at < program.length; at++) {
    const character = program[at];
    if (character === "\\") at++;
    else if (character === "\n") return at;
    else if (character === "[") bracket = true;
    else if (character === "]") bracket = false;
    else if (character === "/" && !bracket) return at + 1;
  }
  return program.length;
}

/** `getline < f`, `getline x < f`, `getline a[i] < f`. */
function readsLine(tokens: readonly AwkToken[], place: number): boolean {
  for (let at = place - 1; at >= 0 && at >= place - 8; at--) {
    const text = tokens[at]?.text ?? "";
    if (text === "getline") return true;
    if (/^[;\n{}|]$/.test(text)) return false;
  }
  return false;
}

function target(tokens: readonly AwkToken[], place: number, use: "read" | "write"): ScriptFile {
  const name = tokens[place];
  if (name === undefined) return { start: 0, end: 0, use, unknown: "the awk program could not be read" };
  const next = tokens[place + 1]?.text;
  const alone =
    next === undefined || /^[;\n})]$/.test(next) || (use === "read" && next !== "." && !/^[\w"$(]/.test(next));
  const plain = /^"[^"\\]*"$/.test(name.text);
  if (plain && alone) return { start: name.start + 1, end: name.end - 1, use, unknown: null };
  const end = tokens.slice(place).find(({ text }) => /^[;\n}]$/.test(text))?.start ?? tokens.at(-1)?.end ?? name.end;
  return { start: name.start, end, use, unknown: "the awk program makes the name when it runs" };
}
