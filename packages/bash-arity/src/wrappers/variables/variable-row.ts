/**
 * Which values of a variable change nothing that matters.
 *
 * - `never`: no value is harmless (a path list, a configuration or start-up file, code).
 * - `viewer`: empty, `cat`, `less`, `true` or `:`.
 * - `browser`: the same, and names that open nothing.
 * - `options`: a list of options that are harmless one by one.
 * - `compiler`: a bare name, or one in a directory of the system.
 * - `shell`: a shell by its usual name.
 * - `paths`: a list of directories or files; it depends on where they are.
 * - `installed`: the same; below a directory of the system they are harmless.
 * - `temporary`: a directory; harmless below the usual one, else it depends.
 * - `log`: the name of a level; else a file as with `temporary`, but never a hidden one.
 * - `shape`: what fits the row's `shape`.
 * - `inert`: none changes what runs (an exception from a pattern).
 */
export type VariableValues =
  | "never"
  | "viewer"
  | "browser"
  | "options"
  | "compiler"
  | "shell"
  | "paths"
  | "installed"
  | "temporary"
  | "log"
  | "shape"
  | "inert";

/** Variables of one kind. */
export interface RiskyVariable {
  /** Names, separated by blanks; `*` stands for any run of characters. */
  readonly names: string;
  readonly values: VariableValues;
  /** With `shape`: values that are harmless. */
  readonly shape?: RegExp;
  /** The programs that heed them; `null`: any, or the shell itself. */
  readonly programs: string | null;
  /** What they can do, in a few words. */
  readonly effect: string;
}
