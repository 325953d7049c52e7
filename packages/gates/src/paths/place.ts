import type { FileView } from "../files/file-view.ts";
import { goesUp, kernelPath } from "./kernel-path.ts";
import { isAbsolute, isWithin, joinPath, normalisePath, parentOf } from "./normalise.ts";

/** Where a session is: what relative and symbolic paths stand for, and what counts as inside. */
export interface Place {
  readonly view: FileView;
  /** The session's directory, absolute and normalised. */
  readonly cwd: string;
  /** Everything below these is inside: the project root, and the policy's `roots`. */
  readonly roots: readonly string[];
}

/** The absolute path of a symbolic directory: `.` and below, `~` and below, `/…`; `null` where it cannot be known. */
export function directoryPath(directory: string, place: Place): string | null {
  if (directory.startsWith("~")) return homePath(directory, place);
  return joinPath(place.cwd, directory);
}

/** `~`, `~/x` and `~name/x` as absolute paths; `null` where no home directory is known. */
export function homePath(path: string, { view }: Place): string | null {
  if (view.home === null) return null;
  const slash = path.indexOf("/");
  const user = slash < 0 ? path.slice(1) : path.slice(1, slash);
  const rest = slash < 0 ? "" : path.slice(slash);
  if (user === "") return normalisePath(`${view.home}${rest}`);
  const home = user === "root" ? "/root" : `${parentOf(view.home)}/${user}`;
  return normalisePath(`${home}${rest}`);
}

/** Whether a path is below one of the roots. Roots count as written and with their links resolved. */
export function isInside(path: string, place: Place): boolean {
  return place.roots.some((root) => isWithin(path, root) || isWithin(path, place.view.resolve(root) ?? root));
}

/**
 * An absolute path for a written one, from a directory in force; `null` where it cannot be known. `~+` is the directory in
 * force, `~-` the one before it.
 */
export function absolutePath(path: string, directory: string | null, place: Place): string | null {
  if (/^~-(?:\/|$)/.test(path)) return null;
  if (/^~\+(?:\/|$)/.test(path)) return absolutePath(`.${path.slice(2)}`, directory, place);
  if (path.startsWith("~")) return homePath(path, place);
  if (isAbsolute(path)) return normalisePath(path);
  const base = directory === null ? null : directoryPath(directory, place);
  return base === null ? null : joinPath(base, path);
}

/** The same as the kernel follows it where it goes up; `null` where that cannot be known. */
export function followedPath(path: string, directory: string | null, place: Place): string | null {
  if (!goesUp(path)) return absolutePath(path, directory, place);
  if (path.startsWith("~")) {
    const slash = path.indexOf("/");
    const home = absolutePath(path.slice(0, slash), directory, place);
    return home === null ? null : kernelPath(path.slice(slash + 1), home, place.view);
  }
  const base = directory === null ? null : directoryPath(directory, place);
  return base === null && !isAbsolute(path) ? null : kernelPath(path, base ?? "/", place.view);
}
