import type { LineWord } from "../line/line-command.ts";

const marks: Readonly<Record<string, RegExp>> = {
  find: /^-(?:exec|execdir|ok|okdir)$/,
  gfind: /^-(?:exec|execdir|ok|okdir)$/,
  fd: /^(?:-x|-X|--exec|--exec-batch)$/,
  fdfind: /^(?:-x|-X|--exec|--exec-batch)$/,
};

/**
 * The command that `find -exec` or `fd -x` runs on what it finds.
 *
 * @returns `null` if it runs none, `several` if more than one.
 */
export function findInnerOfSearch(
  names: readonly string[],
  words: readonly LineWord[],
): readonly LineWord[] | "several" | null {
  const mark = names.map((name) => marks[name]).find((found) => found !== undefined);
  if (mark === undefined) return null;
  const starts = words.flatMap((word, place) => (mark.test(word.text) ? [place + 1] : []));
  const start = starts[0];
  if (start === undefined) return null;
  if (starts.length > 1) return "several";
  const end = words.findIndex((word, place) => place >= start && (word.text === ";" || word.text === "+"));
  return words.slice(start, end < 0 ? words.length : end);
}
