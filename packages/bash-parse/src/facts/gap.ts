import type { Span } from "./span.ts";

/** A stretch that could not be read with certainty. */
export interface Gap extends Span {
  /** One line, lower case: what was not understood. */
  readonly why: string;
}
