import type { BashCommand } from "../facts/bash-command.ts";
import type { ShellToken } from "../facts/shell-token.ts";
import type { Span } from "../facts/span.ts";

/** Whether words certainly belong to a command that the unit runs: they are that command's, or hold it as code. */
export function innerWords(unit: BashCommand, units: readonly BashCommand[]): (word: ShellToken) => boolean {
  const inner = (unit.inner?.certain === true ? unit.inner.units : []).flatMap((place) => units[place]?.span ?? []);
  if (inner.length === 0) return () => false;
  const spans = inner.toSorted((one, other) => one.start - other.start);
  let reach = 0;
  const reaches = spans.map(({ end }) => {
    reach = Math.max(reach, end);
    return reach;
  });
  return (word) => {
    const before = countBefore(spans, word.end);
    return before > 0 && (reaches[before - 1] ?? 0) > word.start;
  };
}

/** How many of the spans, sorted by their start, begin before an offset. */
function countBefore(spans: readonly Span[], offset: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
