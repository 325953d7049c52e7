/**
 * Where a unit runs or an access resolves, as far as the text tells. Paths are symbolic: `.` and below are relative to
 * the session's directory, `~` and below to the home directory, `/…` absolute; normalised (`..` only in front).
 */
export interface Directories {
  /** The directory if everything went as written; `null` when the text does not fix it. */
  readonly main: string | null;
  /** Where `main` is `null`: a directory at or below which it lies for certain, in the same form. Absent: nowhere. */
  readonly below?: string;
  /**
   * Directories that are in force instead if an earlier `cd` failed and the shell went on. Such a one does not count if
   * the file view shows `unless` to be a directory (`null`: it always counts).
   */
  readonly alternatives: readonly { readonly path: string | null; readonly unless: string | null }[];
}
