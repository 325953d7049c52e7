import type { FileView } from "../files/file-view.ts";
import { isWithin, parentOf } from "./normalise.ts";

/**
 * The directory that relative patterns are anchored at and that counts as inside: the nearest ancestor with `.bashgate`
 * or `.git` (semantics 4.4); the session's own directory where there is none.
 *
 * The home directory and what is above it never are, even if they are repositories, nor is the one for
 * temporary files: a `.git` in `/tmp` must not make all of `/tmp` ours.
 */
export function findProjectRoot(cwd: string, view: FileView): string {
  for (let directory = cwd; mayBeRoot(directory, view); directory = parentOf(directory)) {
    if (isMarked(directory, view)) return directory;
  }
  return cwd;
}

function mayBeRoot(directory: string, view: FileView): boolean {
  if (view.home !== null && isWithin(view.home, directory)) return false;
  if (view.home !== null && isWithin(directory, view.home)) return true;
  return parentOf(directory) !== directory && directory !== view.temporary;
}

function isMarked(directory: string, view: FileView): boolean {
  const prefix = directory === "/" ? "" : directory;
  return [".bashgate", ".git"].some((name) => {
    const kind = view.kind(`${prefix}/${name}`);
    return kind === "directory" || kind === "file";
  });
}
