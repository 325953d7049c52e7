import type { PathAccess } from "@bashgate/bash-parse";
import { globMatcher } from "./expand-glob.ts";
import { pathBelow } from "./normalise.ts";

/**
 * Whether a recursive access touches a path below its directory, by the names that it is limited to (`find . -name '*.md'`):
 * one of the names on the way down has to match one of the globs. Case does not count in them.
 */
export function isNamedBelow(path: string, directory: string, names: PathAccess["names"]): boolean {
  if (names === undefined || path === directory) return true;
  const segments = pathBelow(path, directory).toLowerCase().split("/");
  return names.some((glob) => segments.some(globMatcher(glob.toLowerCase(), true)));
}
