import { isDevice } from "../accesses/devices.ts";
import type { PathAccess } from "../facts/path-access.ts";

export interface ExternalPathOptions {
  /** The home directory that `~` stands for; without it, paths below it count as outside. */
  readonly home?: string;
}

/** The paths of accesses that resolve outside `cwd`, each once, absolute as far as the text tells. */
export function externalPathsOf(
  accesses: readonly PathAccess[],
  cwd: string,
  options: ExternalPathOptions,
): readonly string[] {
  const paths = new Set<string>();
  for (const access of accesses) {
    if (access.basis === "name") continue;
    const { main, alternatives } = access.directories;
    for (const from of [main, ...alternatives.map(({ path }) => path)]) {
      const path = absolutePath(access.path, from, cwd, options.home);
      if (path === null) continue;
      if (!isBelow(path, cwd) && !isDevice(path, access.access)) paths.add(path);
    }
  }
  return [...paths];
}

function absolutePath(path: string, from: string | null, cwd: string, home: string | undefined): string | null {
  if (path.startsWith("/")) return normalise(path);
  if (path === "~" || path.startsWith("~/")) return home === undefined ? path : normalise(home + path.slice(1));
  if (from === null) return null;
  const base = absolutePath(from === "." ? cwd : from, ".", cwd, home);
  if (base === null || base.startsWith("~")) return base === null ? null : `${base}/${path}`;
  return from.startsWith("/") || from.startsWith("~") || from === "."
    ? normalise(`${base}/${path}`)
    : normalise(`${cwd}/${from}/${path}`);
}

function normalise(path: string): string {
  const parts: string[] = [];
  for (const part of path.split("/")) {
    if (part === "" || part === ".") continue;
    if (part === "..") parts.pop();
    else parts.push(part);
  }
  return `/${parts.join("/")}`;
}

function isBelow(path: string, directory: string): boolean {
  const root = normalise(directory);
  return path === root || path.startsWith(root === "/" ? "/" : `${root}/`);
}
