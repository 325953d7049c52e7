import type { Question } from "../approvals/question.ts";
import { isWithin, parentOf } from "../paths/normalise.ts";
import type { Place } from "../paths/place.ts";
import type { Candidate } from "./suggest-for.ts";

/**
 * What could be approved for a path that asks, narrow to broad: the directory it is in (itself, if it is one), then the
 * path alone where no directory may be offered: never the root, the home directory or what is above it (semantics 5.4). For a
 * path that is not known only the exact text.
 */
export function pathCandidates({ about, exactText }: Question, place: Place): readonly Candidate[] {
  const path = about.kind === "paths" ? about.paths[0] : undefined;
  if (path === undefined) {
    const text = exactText();
    return text === null ? [] : [{ text, exact: true, risky: false }];
  }
  const own: Candidate = { text: path, exact: false, risky: false };
  const directory = place.view.kind(path) === "directory" ? path : parentOf(path);
  if (isTooBroad(directory, place)) return [{ ...own, exact: true }];
  const below: Candidate = { text: directory === path ? directory : `${directory}/*`, exact: false, risky: false };
  return directory === path ? [below] : [below, { ...own, exact: true }];
}

function isTooBroad(directory: string, { view }: Place): boolean {
  if (directory === "/" || /^[A-Za-z]:\/?$/.test(directory)) return true;
  return view.home !== null && isWithin(view.home, directory);
}
