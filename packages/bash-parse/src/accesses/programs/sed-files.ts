import type { ScriptFile } from "./script-drafts.ts";

/**
 * The files that a sed script names: `r`, `R`, `w`, `W` commands and the `w` flag of `s`. Where the script cannot be read
 * and something like a `w` follows, an unknown file is written.
 *
 * @see sed(1), GNU sed 4.9, "Commands" and "The s command"
 */
export function sedFiles(script: string): readonly ScriptFile[] {
  const files: ScriptFile[] = [];
  let at = 0;
  while (at < script.length) {
    const command = commandAt(script, at);
    if (command === null) return [...files, ...unreadable(script, at)];
    if (command.file !== null) files.push(command.file);
    at = command.end;
  }
  return files;
}

/**
 * Whether a sed script gives text to a shell: the `e` command and the `e` flag of `s`. Where the script cannot be read,
 * something like an `e` is enough.
 *
 * @see sed(1), GNU sed 4.9, "Commands Specific to GNU sed"
 */
export function sedRunsShell(script: string): boolean {
  let at = 0;
  while (at < script.length) {
    const command = commandAt(script, at);
    if (command === null) return /(?:^|[^A-Za-z\\])[gpiIMm\d]*e[gpiIMm\d]*(?:[\s;}]|$)/.test(script.slice(at));
    if (command.shell) return true;
    at = command.end;
  }
  return false;
}

interface SedCommand {
  readonly end: number;
  readonly file: ScriptFile | null;
  readonly shell: boolean;
}

const ADDRESS = String.raw`(?:\d+(?:~\d+)?|\$|/(?:\\[\s\S]|[^/\\])*/[IM]*|\\([^\n])(?:\\[\s\S]|(?!\2)[^\\])*\2[IM]*)`;
const COMMAND_START = new RegExp(
  String.raw`[\s;}]*(${ADDRESS}(?:\s*,\s*(?:${ADDRESS.replaceAll("\\2", "\\3")}|[+~]\d+))?)?[\s!]*`,
  "y",
);

function commandAt(script: string, start: number): SedCommand | null {
  COMMAND_START.lastIndex = start;
  const at = start + (COMMAND_START.exec(script)?.[0].length ?? 0);
  const name = script[at];
  const plain = (end: number): SedCommand => ({ end, file: null, shell: false });
  switch (name) {
    case undefined:
    case "{":
    case "=":
    case "d":
    case "D":
    case "g":
    case "G":
    case "h":
    case "H":
    case "n":
    case "N":
    case "p":
    case "P":
    case "x":
    case "z":
    case "F":
      return plain(at + 1);
    case "q":
    case "Q":
    case "l":
    case "L":
      return plain(skip(script, at + 1, /[ \t]*\d*/y));
    case ":":
    case "b":
    case "t":
    case "T":
    case "v":
      return plain(skip(script, at + 1, /[ \t]*[^\s;}]*/y));
    case "a":
    case "i":
    case "c":
      return plain(skip(script, at + 1, /(?:\\[\s\S]|[^\\\n])*/y));
    case "e":
      return { ...plain(skip(script, at + 1, /[^\n]*/y)), shell: true };
    case "#":
      return plain(skip(script, at + 1, /[^\n]*/y));
    case "r":
    case "R":
    case "w":
    case "W":
      return fileCommand(script, at + 1, name.toLowerCase() === "r" ? "read" : "write");
    case "s":
      return substitution(script, at + 1);
    case "y": {
      const end = delimited(script, at + 1);
      return end === null ? null : plain(end);
    }
    default:
      return null;
  }
}

/** The name goes to the end of the line. */
function fileCommand(script: string, at: number, use: "read" | "write"): SedCommand {
  const start = skip(script, at, /[ \t]*/y);
  const end = skip(script, start, /[^\n]*/y);
  return { end, file: start === end ? null : { start, end, use, unknown: null }, shell: false };
}

function substitution(script: string, at: number): SedCommand | null {
  const end = delimited(script, at);
  if (end === null) return null;
  const flags = skip(script, end, /[gpiIeMm\d]*/y);
  const shell = script.slice(end, flags).includes("e");
  return script[flags] === "w"
    ? { ...fileCommand(script, flags + 1, "write"), shell }
    : { end: flags, file: null, shell };
}

/** The end of two parts between three delimiters: `/a/b/`. */
function delimited(script: string, at: number): number | null {
  const delimiter = script[at];
  if (delimiter === undefined || delimiter === "\n" || delimiter === "\\") return null;
  let left = 2;
  for (let place = at + 1; place < script.length; place++) {
    if (script[place] === "\\") place++;
    else if (script[place] === delimiter && --left === 0) return place + 1;
  }
  return null;
}

function skip(script: string, at: number, pattern: RegExp): number {
  pattern.lastIndex = at;
  return at + (pattern.exec(script)?.[0].length ?? 0);
}

function unreadable(script: string, start: number): readonly ScriptFile[] {
  const maybe = /(?:^|[^A-Za-z\\])[gpiIeMm\d]*[wW](?:\s|\/)/.test(script.slice(start));
  if (!maybe) return [];
  return [{ start, end: script.length, use: "write", unknown: "the sed script could not be read" }];
}
