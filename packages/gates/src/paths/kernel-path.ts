import type { FileView } from "../files/file-view.ts";
import { isAbsolute, normalisePath, parentOf } from "./normalise.ts";

/**
 * Where the kernel goes for a path with `..` in it: behind a link, `..` is the directory above the link's target, not above
 * the link. Without `..` there is nothing to tell apart.
 *
 * @param base The directory in force, absolute.
 * @returns `null` where a link leads somewhere that cannot be told.
 */
export function kernelPath(path: string, base: string, view: FileView): string | null {
  let current = isAbsolute(path) ? normalisePath(path.slice(0, path.indexOf("/") + 1)) : base;
  for (const part of path.split("/")) {
    if (part === "" || part === "." || /^[A-Za-z]:$/.test(part)) continue;
    if (part !== "..") {
      current = current.endsWith("/") ? `${current}${part}` : `${current}/${part}`;
      continue;
    }
    const real = view.resolve(current);
    if (real === null) return null;
    current = parentOf(real);
  }
  return current;
}

/** Whether a path goes up behind something that may be a link. */
export function goesUp(path: string): boolean {
  return /(?:^|\/)\.\.(?:\/|$)/.test(path);
}
