import type { Span } from "../facts/span.ts";
import { longData } from "./long-data.ts";

/** A text in which long data is replaced by short data of the same meaning, and the way back. */
export interface StandIns {
  readonly text: string;
  /** The span in the original text of a span in `text`. */
  original(span: Span): Span;
}

/** Puts `x` in the place of each long quoted string and each long body of a quoted heredoc (semantics 1.3). */
export function withStandIns(original: string): StandIns {
  const data = longData(original);
  if (data.length === 0) return { text: original, original: (span) => span };
  let text = "";
  let copied = 0;
  const cuts: Cut[] = [];
  for (const { start, end, standIn } of data) {
    text += original.slice(copied, start) + standIn;
    copied = end;
    cuts.push({ at: text.length, shift: end - text.length });
  }
  text += original.slice(copied);
  return {
    text,
    original: ({ start, end }) => ({ start: start + shiftAt(cuts, start), end: end + shiftAt(cuts, end) }),
  };
}

/** From the offset `at` of the shortened text on, original offsets are greater by `shift`. */
interface Cut {
  readonly at: number;
  readonly shift: number;
}

function shiftAt(cuts: readonly Cut[], offset: number): number {
  let shift = 0;
  for (const cut of cuts) {
    if (cut.at > offset) break;
    shift = cut.shift;
  }
  return shift;
}
