import type { FileView } from "../files/file-view.ts";

/** Beyond so many names a directory counts as one that cannot be listed. */
const LIMIT = 1000;

/**
 * Every path at or below one, through the file view; links are not followed.
 *
 * @param skipsHidden Names with a leading dot, and what is below them, are left out, though not the path itself.
 * @returns `null` where some directory cannot be listed, or there are too many names.
 */
export function listBelow(path: string, view: FileView, skipsHidden = false): readonly string[] | null {
  const found: string[] = [path];
  for (let at = 0; at < found.length; at++) {
    const one = found[at] ?? path;
    const kind = view.kind(one);
    if (kind === "unknown") return null;
    if (kind !== "directory" || (at > 0 && isLink(one, view))) continue;
    const names = view.list(one);
    if (names === null || found.length + names.length > LIMIT) return null;
    for (const name of names) {
      if (!skipsHidden || !name.startsWith(".")) found.push(one === "/" ? `/${name}` : `${one}/${name}`);
    }
  }
  return found;
}

function isLink(path: string, view: FileView): boolean {
  const parent = path.slice(0, path.lastIndexOf("/")) || "/";
  const name = path.slice(path.lastIndexOf("/") + 1);
  const real = view.resolve(parent) ?? parent;
  return view.resolve(path) !== `${real === "/" ? "" : real}/${name}`;
}
