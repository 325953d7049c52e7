import type { Directories } from "./directory.ts";
import type { ShellToken } from "./shell-token.ts";

/** A file or directory that a unit touches, as far as its words tell. */
export interface PathAccess {
  /** The unit that touches it: its place in `BashProgram.commands()`. */
  readonly unit: number;
  /** As written, decoded: `src/a.ts`, `~/.ssh/id`, `/etc/*`. With unknown parts as written. */
  readonly path: string;
  /** The word it stands in. */
  readonly token: ShellToken;
  readonly access: "read" | "write" | "execute" | "unknown";
  /** `directory`: the target of a `cd` or of an option like `git -C`; `program`: the program word itself. */
  readonly source: "operand" | "option" | "redirect" | "directory" | "program";
  /**
   * How it is known: `meaning` (the operand table or a redirect says so), `shape` (a program without an entry, a word in
   * the shape of a path), `name` (a program without an entry, any other operand: only `path` rules that are not `*`),
   * `candidate` (a literal inside a dynamic operand).
   */
  readonly basis: "meaning" | "shape" | "name" | "candidate";
  /** What lies below is touched too: `grep -r`, `cp -r`, `find`. */
  readonly recursive: boolean;
  /** Where a relative path resolves. */
  readonly directories: Directories;
  /** `null`, or why the path cannot be known: dynamic, or below a name that the same text creates (semantics 4.7). */
  readonly unknown: string | null;
}
