import type { BashCommand, Directories, PathAccess, ShellToken } from "@bashgate/bash-parse";
import { isAbsolute, joinPath, normalisePath } from "../paths/normalise.ts";
import { fixedWord, type WordForm } from "./word-form.ts";

/**
 * Words as they read from the session's directory: after `cd /tmp/e`, `./x` is `/tmp/e/x` (semantics 2.2). A path that goes
 * up again reads as what it comes to: `scripts/../x` must not ride an allow for `scripts/*`.
 *
 * @param reading Which of the directories that may be in force: 0 is the one that the text means.
 * @param base Where a symbolic directory is: absolute, or from the session's directory; `null` where it cannot be known.
 */
export function resolveWords(
  tokens: readonly ShellToken[],
  words: readonly WordForm[],
  accesses: readonly PathAccess[],
  reading: number,
  base: (directory: string) => string | null,
): readonly WordForm[] {
  let changed: WordForm[] | null = null;
  for (const [place, token] of tokens.entries()) {
    const word = words[place];
    const access = accesses.find((candidate) => isWrittenIn(candidate, token));
    if (word === undefined || access === undefined) continue;
    const directory = directoryOf(access.directories, reading);
    const moved = directory !== "." && isRelative(access.path);
    if (!moved && !turnsBack(access.path)) continue;
    changed ??= [...words];
    const written: WrittenPath = { path: access.path, runs: access.source === "program" };
    changed[place] = moved
      ? inDirectory(word, written, directory === null ? null : base(directory))
      : turnedBack(word, written, base);
  }
  return changed ?? words;
}

/** Whether some word of the unit would read otherwise in another directory. */
export function hasRelativeWords(unit: BashCommand, accesses: readonly PathAccess[]): boolean {
  const tokens = unit.program === null ? unit.args : [unit.program, ...unit.args];
  return accesses.some((access) => isRelative(access.path) && tokens.some((token) => isWrittenIn(access, token)));
}

/** The directory of one reading: 0 is the one that the text means, the others are for a `cd` that failed. */
export function directoryOf(directories: Directories, reading: number): string | null {
  const alternative = directories.alternatives[reading - 1];
  return alternative === undefined ? directories.main : alternative.path;
}

function isWrittenIn(access: PathAccess, token: ShellToken): boolean {
  // An access that no word names stands at the program, though that word says nothing of it.
  if (access.path === "." ? !/(?:^|[=:@,]|^-\w)\.$/.test(token.text) : !token.text.includes(access.path)) return false;
  if (access.token !== token && (access.token.start !== token.start || access.token.end !== token.end)) return false;
  return (access.basis === "meaning" || access.basis === "shape") && access.source !== "redirect";
}

function isRelative(path: string): boolean {
  return !isAbsolute(path) && !path.startsWith("~");
}

/** Goes down and up again: `a/../b`, `/a/..`. */
function turnsBack(path: string): boolean {
  if (!path.includes("..")) return false;
  const parts = path.split("/").filter((part) => part !== "" && part !== ".");
  return parts.includes("..", parts.findIndex((part) => part !== "..") + 1) && parts.some((part) => part !== "..");
}

/** A path as it stands in a word. */
interface WrittenPath {
  readonly path: string;
  /** It is the program, which without a slash would be another one. */
  readonly runs: boolean;
}

function turnedBack(word: WordForm, written: WrittenPath, base: (directory: string) => string | null): WordForm {
  const { path } = written;
  if (path.startsWith("~")) {
    const absolute = base(path);
    if (absolute === null || word.text === null) return inDirectory(word, written, null);
    // With the home directory put in, the word is the path.
    return fixedWord(word.segments.join("").endsWith(path) ? replaced(word, path, absolute) : absolute);
  }
  if (word.text === null) return inDirectory(word, written, null);
  return fixedWord(replaced(word, path, isAbsolute(path) ? normalisePath(path) : fromSession(".", written)));
}

function inDirectory(word: WordForm, written: WrittenPath, directory: string | null): WordForm {
  if (directory === null) {
    const unknown = { raw: "", words: false, mayBeOption: false };
    return { segments: [unknown, "/", ...word.segments], anyNumber: false, text: null };
  }
  if (word.text === null) {
    const head = word.segments[0];
    const fixed = typeof head === "string" && head !== "" && !head.startsWith("-");
    return fixed ? { ...word, segments: [`${directory}/`, ...word.segments], anyNumber: false } : word;
  }
  const { path } = written;
  return fixedWord(
    replaced(word, path, isAbsolute(directory) ? joinPath(directory, path) : fromSession(directory, written)),
  );
}

function replaced(word: WordForm, path: string, by: string): string {
  const shown = word.segments.join("");
  const at = shown.lastIndexOf(path);
  return at < 0 ? shown : `${shown.slice(0, at)}${by}${shown.slice(at + path.length)}`;
}

/** `sub` and `../x` → `x`; `sub` and `./x` → `./sub/x`; what is run keeps a slash. */
function fromSession(directory: string, { path, runs }: WrittenPath): string {
  const kept: string[] = [];
  for (const part of `${directory}/${path}`.split("/")) {
    if (part === "" || part === ".") continue;
    if (part === ".." && kept.length > 0 && kept.at(-1) !== "..") kept.pop();
    else kept.push(part);
  }
  const joined = kept.join("/") || ".";
  return kept[0] !== ".." && (runs || path.startsWith("./")) ? `./${joined}` : joined;
}
