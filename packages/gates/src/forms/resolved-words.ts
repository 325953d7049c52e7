import type { BashCommand, Directories, PathAccess, ShellToken } from "@bashgate/bash-parse";
import { isAbsolute, joinPath } from "../paths/normalise.ts";
import type { WordForm } from "./word-form.ts";

/**
 * Words as they read from the session's directory: after `cd /tmp/e`, `./x` is `/tmp/e/x` (semantics 2.2).
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
    if (directory === "." || !isRelative(access.path)) continue;
    changed ??= [...words];
    changed[place] = inDirectory(word, access.path, directory === null ? null : base(directory));
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

function inDirectory(word: WordForm, path: string, directory: string | null): WordForm {
  if (directory === null) {
    const unknown = { raw: "", words: false, mayBeOption: false };
    return { segments: [unknown, "/", ...word.segments], anyNumber: false, text: null };
  }
  if (word.text === null) {
    const head = word.segments[0];
    const fixed = typeof head === "string" && head !== "" && !head.startsWith("-");
    return fixed ? { ...word, segments: [`${directory}/`, ...word.segments], anyNumber: false } : word;
  }
  const shown = word.segments.join("");
  const at = shown.lastIndexOf(path);
  if (at < 0) return word;
  const resolved = isAbsolute(directory) ? joinPath(directory, path) : fromSession(directory, path);
  const text = `${shown.slice(0, at)}${resolved}${shown.slice(at + path.length)}`;
  return { segments: [text], anyNumber: false, text };
}

/** `sub` and `../x` → `x`; `sub` and `./x` → `./sub/x`. */
function fromSession(directory: string, path: string): string {
  const joined = joinPath("/", `${directory}/${path}`).slice(1);
  return path.startsWith("./") ? `./${joined}` : joined;
}
