export interface UnitCase {
  readonly it: string;
  readonly text: string;
  /** Each unit as `describeUnit` writes it. */
  readonly units: readonly string[];
  /** Each gap as `describeGaps` writes it; absent: none. */
  readonly gaps?: readonly string[];
}
