import type { LineWord } from "../line/line-command.ts";

const findMark = /^-(?:exec|execdir|ok|okdir)$/;
const fdMark = /^(?:-x|-X|--exec|--exec-batch)$/;
const marks: ReadonlyMap<string, RegExp> = new Map([
  ["find", findMark],
  ["gfind", findMark],
  ["fd", fdMark],
  ["fdfind", fdMark],
]);

/**
 * The command that `find -exec` or `fd -x` runs on what it finds.
 *
 * @returns `null` if it runs none, `several` if more than one.
 */
export function findInnerOfSearch(
  names: readonly string[],
  words: readonly LineWord[],
): readonly LineWord[] | "several" | null {
  const mark = names.map((name) => marks.get(name)).find((found) => found !== undefined);
  if (mark === undefined) return null;
  const starts = words.flatMap((word, place) => (mark.test(word.text) ? [place + 1] : []));
  const start = starts[0];
  if (start === undefined) return null;
  if (starts.length > 1) return "several";
  const end = words.findIndex((word, place) => place >= start && (word.text === ";" || word.text === "+"));
  return words.slice(start, end < 0 ? words.length : end);
}
