import { isWithin, joinPath } from "../paths/normalise.ts";
import type { Place } from "../paths/place.ts";
import type { GuardedPaths } from "./guarded-paths.ts";

/**
 * The guarded files and directories that are there below a directory: what is done to all of that is done to it. Guarded names that
 * may lie anywhere are looked for in the session's directory and in the roots.
 */
export function guardedBelow(directory: string, guarded: GuardedPaths, { view, cwd, roots }: Place): readonly string[] {
  const bases = [...new Set([cwd, ...roots])];
  const paths = [
    ...guarded.absolute,
    ...(view.home === null ? [] : guarded.home.map((name) => joinPath(view.home ?? "/", name))),
    ...bases.flatMap((base) => guarded.anywhere.map((name) => joinPath(base, name))),
  ];
  return paths.filter((path) => isWithin(path, directory) && view.kind(path.replace(/\/$/, "")) !== "missing");
}
