/**
 * What a decision may know of the machine. Injected, so that the same text, policy and view give the same answer, and so
 * that the package runs in a browser. Paths are absolute and normalised.
 */
export interface FileView {
  readonly platform: "linux" | "darwin" | "win32";
  /** The home directory, or `null` where it is not known. */
  readonly home: string | null;
  /** The directory for temporary files. */
  readonly temporary: string;
  /** What stands there, links followed. `unknown`: it cannot be looked at. */
  kind(path: string): "file" | "directory" | "missing" | "unknown";
  /** The path with every link resolved as far as it exists; `null` where it cannot be known. */
  resolve(path: string): string | null;
  /** Names in a directory, or `null` where it cannot be listed. */
  list(path: string): readonly string[] | null;
}
