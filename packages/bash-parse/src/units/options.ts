import type { ShellToken } from "../facts/shell-token.ts";

/** Programs whose options are whole words behind one dash, so that `-rf` is no cluster. */
const ONE_DASH_WORDS: ReadonlySet<string> = new Set([
  "find",
  "java",
  "javac",
  "openssl",
  "ffmpeg",
  "ffprobe",
  "convert",
  "magick",
  "xset",
  "go",
  "terraform",
]);

/** Whether `spelling` is among the options of a command, before `--`. */
export function findFlag(
  command: { readonly programName: string; readonly args: readonly ShellToken[] },
  spelling: string,
): boolean {
  const short = /^-[^-]$/.test(spelling) && !ONE_DASH_WORDS.has(command.programName);
  for (const { text } of command.args) {
    if (text === "--") return false;
    if (text === spelling) return true;
    if (spelling.startsWith("--") && text.startsWith(`${spelling}=`)) return true;
    if (short && /^-[A-Za-z0-9]/.test(text) && text.includes(spelling.slice(1), 1)) return true;
  }
  return false;
}

/** The words that are neither options nor values of `valueFlags`. */
export function findPositionals<Word extends ShellToken>(
  args: readonly Word[],
  valueFlags: readonly string[],
): readonly Word[] {
  const positionals: Word[] = [];
  for (let at = 0; at < args.length; at++) {
    const word = args[at];
    if (word === undefined) break;
    if (word.text === "--") return [...positionals, ...args.slice(at + 1)];
    if (!word.text.startsWith("-") || word.text === "-") positionals.push(word);
    else if (valueFlags.includes(word.text)) at++;
  }
  return positionals;
}
