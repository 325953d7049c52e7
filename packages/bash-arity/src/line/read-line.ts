import type { LineCommand, LineWord } from "./line-command.ts";
import { readWord } from "./read-word.ts";
import { skipHeredocs } from "./skip-heredocs.ts";

const compound = /^(?:if|then|else|elif|fi|for|select|while|until|do|done|case|esac|in|function|coproc|\[\[|\{|\})$/;
const assignment = /^[A-Za-z_]\w*\+?=/;
const operator = /(?:&&|\|\||\|&|;;&?|;&|[;|&\n])/y;
const redirect = /(?:\d*(?:<<<|<<-?|<>|<&|>>|>&|>\||<|>)|&>>?)/y;
/** Operators that a command must follow, on this line or a later one. */
const joins: ReadonlySet<string> = new Set(["&&", "||", "|", "|&"]);
const blank = /(?:[ \t]|\r(?=\n)|\\\r?\n)+/y;

/**
 * Splits a command line into its simple commands, as far as that takes no parser: chains and pipelines with quotes,
 * substitutions, redirects, heredocs and comments.
 *
 * @returns `null` for anything else: a compound command, a function, an array, an unfinished quote, heredoc or chain.
 */
export function readLine(line: string): LineCommand[] | null {
  // bash drops this character, so that the words would be others than those read here.
  if (line.includes("\0")) return null;
  const commands: LineCommand[] = [];
  let words: LineWord[] = [];
  let assignments: LineWord[] = [];
  let piped = false;
  let fed = false;
  let heredocs: string[] = [];
  let redirected = false;
  let joined = "";
  /** Ends a command; false where the separator has none in front of it. */
  const finish = (separator: string): boolean => {
    if (words.length === 0 && assignments.length === 0 && !redirected) return separator === "\n" || separator === "";
    if (words.length > 0 || assignments.length > 0) commands.push({ assignments, words, readsInput: piped || fed });
    words = [];
    assignments = [];
    piped = separator === "|" || separator === "|&";
    fed = false;
    redirected = false;
    joined = separator;
    return true;
  };
  for (let at = 0; at < line.length; ) {
    const blanks = matchAt(blank, line, at);
    if (blanks !== null) {
      at += blanks.length;
      continue;
    }
    if (line[at] === "#") {
      const end = line.indexOf("\n", at);
      at = end < 0 ? line.length : end;
      continue;
    }
    const redirection = /^[<>]\(/.test(line.slice(at, at + 2)) ? null : matchAt(redirect, line, at);
    if (redirection !== null) {
      const target = readWord(line, skipBlanks(line, at + redirection.length));
      if (target === null || target.end === target.start) return null;
      if (/(?:^|[^<])<<-?$/.test(redirection)) heredocs.push(target.text);
      if (redirection.includes("<")) fed = true;
      redirected = true;
      at = target.end;
      continue;
    }
    const separator = matchAt(operator, line, at);
    if (separator !== null) {
      if (!finish(separator)) return null;
      at += separator.length;
      if (separator !== "\n" || heredocs.length === 0) continue;
      const after = skipHeredocs(line, at, heredocs);
      if (after === null) return null;
      heredocs = [];
      at = after;
      continue;
    }
    const word = readWord(line, at);
    if (word === null || word.end === word.start) return null;
    at = word.end;
    if (words.length === 0) {
      const raw = line.slice(word.start, word.end);
      if (compound.test(raw)) return null;
      if (raw === "!" && assignments.length === 0) continue;
      if (assignment.test(raw)) {
        if (line[at] === "(") return null;
        assignments.push(word);
        continue;
      }
    }
    words.push(word);
  }
  if (heredocs.length > 0) return null;
  finish("");
  return joins.has(joined) ? null : commands;
}

function matchAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}

function skipBlanks(line: string, at: number): number {
  return at + (matchAt(blank, line, at)?.length ?? 0);
}
