/** A command line and the accesses that it has, each as `describeAccess` writes it. */
export interface AccessCase {
  readonly cmd: string;
  readonly want: readonly string[];
}
