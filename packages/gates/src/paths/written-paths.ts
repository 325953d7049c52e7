import type { FileView } from "../files/file-view.ts";
import { expandGlob } from "./expand-glob.ts";

/** The paths that a written one stands for. */
export interface WrittenPaths {
  readonly paths: readonly string[];
  /** Everything it stands for is among the paths. */
  readonly listed: boolean;
}

/** A glob as the names that are there; the pattern itself where nothing is, as bash hands it on then. */
export function writtenPaths(path: string, glob: boolean, view: FileView): WrittenPaths {
  if (!glob) return { paths: [path], listed: true };
  const names = expandGlob(path, view);
  if (names === null) return { paths: [path], listed: false };
  return { paths: names.length === 0 ? [path] : names, listed: true };
}
