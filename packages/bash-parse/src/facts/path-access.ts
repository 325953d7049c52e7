import type { Directories } from "./directory.ts";
import type { ShellToken } from "./shell-token.ts";

/** A file or directory that a unit touches, as far as its words tell. */
export interface PathAccess {
  /** The unit that touches it: its place in `BashProgram.commands()`. */
  readonly unit: number;
  /**
   * As written, decoded: `src/a.ts`, `~/.ssh/id`, `/etc/*`. With unknown parts as written. A leading `~` or `~user` is a
   * home directory; a file whose name begins so is written `./~`. `.` for a directory that is touched without being named.
   */
  readonly path: string;
  /** Whether `*`, `?`, `[…]` in `path` stand for names that bash looks up; else they are plain characters. */
  readonly glob: boolean;
  /** The word it stands in; the program word where no word names it. */
  readonly token: ShellToken;
  readonly access: "read" | "write" | "execute" | "unknown";
  /** `directory`: the target of a `cd` or of an option like `git -C`; `program`: the program word itself. */
  readonly source: "operand" | "option" | "redirect" | "directory" | "program";
  /**
   * How it is known: `meaning` (the operand table or a redirect says so), `shape` (a program without an entry, a word in
   * the shape of a path), `name` (a program without an entry, any other operand, or a git word that may be a ref: only
   * `path` rules that are not `*`), `candidate` (a literal inside a dynamic operand).
   */
  readonly basis: "meaning" | "shape" | "name" | "candidate";
  /** What lies below is touched too: `grep -r`, `cp -r`, `find`. */
  readonly recursive: boolean;
  /**
   * For a recursive access that touches only some of what lies below: globs (`*`, `?`, `[…]`; `*` also stands for a leading
   * dot, letter case does not count). Whatever has no name on its way, from below `path` down to itself, that matches one of
   * them is not touched: `*.ts` of `find . -name '*.ts'`. Absent: all.
   */
  readonly names?: readonly string[];
  /** Where a relative path resolves. */
  readonly directories: Directories;
  /** `null`, or why the path cannot be known: dynamic, or below a name that the same text creates (semantics 4.7). */
  readonly unknown: string | null;
  /**
   * For an unknown path: a directory at or below which it lies for certain, written like `path`: `.` for `$(git ls-files)`,
   * `build` for `build/$N` with a number; `$TMPDIR` (and only here) is the directory for temporary files. `null` where
   * nothing is certain, and for a known path.
   */
  readonly below: string | null;
}
