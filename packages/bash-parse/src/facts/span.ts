/**
 * A half-open range `[start, end)` of UTF-16 code units in the original command line, also for what stands inside a
 * payload: `commandLine.slice(start, end)` is the item's `raw`.
 */
export interface Span {
  readonly start: number;
  readonly end: number;
}
