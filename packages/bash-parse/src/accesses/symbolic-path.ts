import type { Directories } from "../facts/directory.ts";
import { resolveDirectory } from "../scope/directory-path.ts";
import type { PathValue } from "./words/path-value.ts";

/** The directories after one more step into a value; one that is not known leads anywhere, or below what is certain of it. */
export function enterDirectory(directories: Directories, { path, glob, unknown, below }: PathValue): Directories {
  const { main } = directories;
  const alternatives = (step: (from: string | null) => string | null) =>
    directories.alternatives.map((other) => ({ path: step(other.path), unless: other.unless }));
  if (unknown === null && !glob) {
    const floor = main === null ? stepBelow(directories.below, path) : null;
    const moved = {
      main: resolveDirectory(main, path),
      alternatives: alternatives((from) => resolveDirectory(from, path)),
    };
    return moved.main !== null || floor === null ? moved : { ...moved, below: floor };
  }
  const floor = below === "$TMPDIR" ? "/tmp" : below === null ? null : resolveDirectory(main, below);
  const moved = { main: null, alternatives: alternatives(() => null) };
  return floor === null ? moved : { ...moved, below: floor };
}

/** A step without `..` stays below what was certain before. */
function stepBelow(floor: string | undefined, path: string): string | null {
  return floor === undefined || /(?:^|\/)\.\.(?:\/|$)/.test(path) ? null : floor;
}
