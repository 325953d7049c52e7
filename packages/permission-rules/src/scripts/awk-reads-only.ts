/**
 * Whether an awk program only prints: no `system`, no pipe, no redirect of output, no `getline`, no extension. Where a sign
 * could be either, the answer is no.
 *
 * @see gawk(1), gawk 5.2; POSIX awk
 */
export function awkReadsOnly(program: string): boolean {
  if (/system|getline|@|\\\r?\n/.test(program)) return false;
  const bare = withoutLiterals(program);
  if (bare === null) return false;
  if (/\|/.test(bare.replaceAll("||", ""))) return false;
  return !redirects(bare);
}

/** Inside an action and outside parentheses, `>` sends output to a file. */
function redirects(bare: string): boolean {
  let braces = 0;
  let parentheses = 0;
  for (let at = 0; at < bare.length; at++) {
    const char = bare.charAt(at);
    if (char === "{") braces++;
    else if (char === "}") braces--;
    else if (char === "(") parentheses++;
    else if (char === ")") parentheses--;
    else if (char === ">" && braces > 0 && parentheses === 0) return true;
    if (braces < 0 || parentheses < 0) return true;
  }
  return false;
}

/** The program with texts and regular expressions emptied; `null` where one does not end or a slash could be either. */
function withoutLiterals(program: string): string | null {
  let out = "";
  for (let at = 0; at < program.length; at++) {
    const char = program.charAt(at);
    const slash = char === "/" ? slashMeans(out) : null;
    if (slash === "unknown") return null;
    if (char === '"' || slash === "expression") {
      const end = closing(program, at, char);
      if (end === null) return null;
      out += '""';
      at = end;
    } else out += char;
  }
  return out;
}

/** A slash behind a value divides; one behind an operator or a bracket begins an expression. */
function slashMeans(before: string): "expression" | "division" | "unknown" {
  if (/(?:^|[({,!~;&|\n])\s*$/.test(before)) return "expression";
  const word = /([A-Za-z_]\w*)\s*$/.exec(before)?.[1];
  if (word !== undefined) return KEYWORDS.has(word) ? "unknown" : "division";
  return /[\d)\]"]\s*$/.test(before) ? "division" : "unknown";
}

const KEYWORDS: ReadonlySet<string> = new Set(
  "return print printf in else do case delete exit while if for switch default next BEGIN END function func".split(" "),
);

function closing(program: string, from: number, quote: string): number | null {
  for (let at = from + 1; at < program.length; at++) {
    const char = program.charAt(at);
    if (char === "\\") at++;
    else if (char === "\n") return null;
    else if (char === quote) return at;
  }
  return null;
}
