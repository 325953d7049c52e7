import { isWithin, joinPath, parentOf } from "../paths/normalise.ts";
import type { FileView } from "./file-view.ts";

/** What an in-memory view holds. */
export interface MemoryFiles {
  readonly platform?: FileView["platform"];
  readonly home?: string | null;
  readonly temporary?: string;
  /**
   * Absolute paths with what stands there: `"file"`, `"directory"`, or a link as `{ link: target }`. Directories above them
   * are there as well.
   */
  readonly entries?: Readonly<Record<string, "file" | "directory" | { readonly link: string }>>;
  /** Anything else is `unknown` instead of missing, and no directory can be listed. */
  readonly partial?: boolean;
}

/** A file view over plain data: for browsers, tests, and answers about a machine that is not this one. */
export function createMemoryView(files: MemoryFiles = {}): FileView {
  const entries = new Map(Object.entries(files.entries ?? {}));
  const paths = [...entries.keys()];
  const resolve = (path: string, depth = 0): string | null => {
    if (depth > 40) return null;
    for (let head = path; ; head = parentOf(head)) {
      const entry = entries.get(head);
      if (typeof entry === "object") {
        const target = joinPath(parentOf(head), entry.link);
        return resolve(`${target === "/" ? "" : target}${path.slice(head.length)}` || "/", depth + 1);
      }
      if (parentOf(head) === head) return path;
    }
  };
  const kind = (path: string): ReturnType<FileView["kind"]> => {
    const real = resolve(path);
    if (real === null) return "unknown";
    const entry = entries.get(real);
    if (typeof entry === "string") return entry;
    if (real === "/" || paths.some((other) => other !== real && isWithin(other, real))) return "directory";
    return files.partial === true ? "unknown" : "missing";
  };
  const list = (path: string): readonly string[] | null => {
    const real = resolve(path);
    if (real === null || kind(real) !== "directory" || files.partial === true) return null;
    const start = real === "/" ? 1 : real.length + 1;
    const below = paths.filter((other) => other !== real && isWithin(other, real));
    return [...new Set(below.map((other) => other.slice(start).split("/")[0] ?? ""))];
  };
  return {
    platform: files.platform ?? "linux",
    home: files.home ?? null,
    temporary: files.temporary ?? "/tmp",
    kind,
    resolve: (path) => resolve(path),
    list,
  };
}
