import { lstatSync, readdirSync, realpathSync, statSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import type { FileView } from "../files/file-view.ts";
import { normalisePath, parentOf } from "../paths/normalise.ts";

/** How long an answer of the file system is kept, in milliseconds: about as long as one decision takes, no command in between. */
const LIFE = 50;

export interface MachineOptions {
  /** Left out: that of the process's user. */
  readonly home?: string;
  /** Milliseconds since some moment; left out: the process's clock. */
  readonly clock?: () => number;
}

/** The file view of this machine. Answers are kept for a moment, since one decision asks the same thing many times. */
export function createMachineView(options: MachineOptions = {}): FileView {
  const clock = options.clock ?? (() => performance.now());
  const kept = new Map<string, unknown>();
  let since = clock();
  const keep = <Answer>(key: string, look: () => Answer): Answer => {
    const now = clock();
    if (now - since > LIFE) {
      kept.clear();
      since = now;
    }
    const known = kept.get(key);
    if (known !== undefined) return known as Answer;
    const answer = look();
    kept.set(key, answer);
    return answer;
  };
  const resolve = (path: string): string | null =>
    keep(`link ${path}`, () => (process.platform === "linux" ? resolveLast(path, resolve) : resolveLinks(path)));
  return {
    platform: process.platform === "darwin" || process.platform === "win32" ? process.platform : "linux",
    home: normalisePath(options.home ?? homedir()),
    temporary: normalisePath(tmpdir()),
    kind: (path) => keep(`kind ${path}`, () => kindOf(path)),
    resolve,
    list: (path) => keep(`list ${path}`, () => namesIn(path)),
  };
}

function kindOf(path: string): ReturnType<FileView["kind"]> {
  try {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found === undefined) return "missing";
    return found.isDirectory() ? "directory" : "file";
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ENOTDIR" ? "missing" : "unknown";
  }
}

/**
 * The same as `resolveLinks` by way of the directory above, which many paths share: most names are no links, and to see that
 * is cheaper than to resolve them. Where names have several spellings it will not do.
 */
function resolveLast(path: string, resolve: (path: string) => string | null): string | null {
  const parent = parentOf(path);
  const above = parent === path ? null : resolve(parent);
  if (above === null) return resolveLinks(path);
  const own = `${above === "/" ? "" : above}${path.slice(path.lastIndexOf("/"))}`;
  try {
    return lstatSync(own, { throwIfNoEntry: false })?.isSymbolicLink() === true ? resolveLinks(own) : own;
  } catch {
    return resolveLinks(own);
  }
}

/** Links of what is there are resolved, the rest is kept: a file that is yet to be made has a real directory. */
function resolveLinks(path: string): string | null {
  const missing: string[] = [];
  for (let head = path; ; head = parentOf(head)) {
    try {
      const real = normalisePath(realpathSync.native(head));
      return missing.length === 0 ? real : `${real === "/" ? "" : real}/${missing.join("/")}`;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== "ENOENT" && code !== "ENOTDIR") return null;
      // A link to nothing: what it would create cannot be told from its name.
      if (isLink(head) || parentOf(head) === head) return null;
      missing.unshift(head.slice(head.lastIndexOf("/") + 1));
    }
  }
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  } catch {
    return false;
  }
}

function namesIn(path: string): readonly string[] | null {
  try {
    return readdirSync(path);
  } catch {
    return null;
  }
}
