import type { Directories } from "../facts/directory.ts";
import { resolveDirectory } from "../scope/directory-path.ts";

/** The directories after one more step into `path`; `null`: a step into a directory that is not known. */
export function enterDirectory(directories: Directories, path: string | null): Directories {
  const step = (from: string | null): string | null => (path === null ? null : resolveDirectory(from, path));
  return {
    main: step(directories.main),
    alternatives: directories.alternatives.map(({ path: from, unless }) => ({ path: step(from), unless })),
  };
}
