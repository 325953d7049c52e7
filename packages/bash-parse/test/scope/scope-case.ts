export interface ScopeCase {
  readonly text: string;
  /** Each unit as `describeScope` or `describePieces` writes it. */
  readonly units: readonly string[];
}
