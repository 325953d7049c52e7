/** Median time in microseconds of one call for each line, over all lines: half of the lines take less. */
export function medianOver(lines: readonly string[], run: (line: string) => unknown): number {
  for (let round = 0; round < 30; round += 1) for (const line of lines) run(line);
  return median(lines.map((line) => microseconds(() => run(line), 40)));
}

/** Best of three measurements, in microseconds a call. */
export function microseconds(run: () => unknown, calls: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3; round += 1) {
    const start = performance.now();
    for (let call = 0; call < calls; call += 1) run();
    best = Math.min(best, ((performance.now() - start) * 1000) / calls);
  }
  return best;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

/** Rows of equal columns, the first one to the left, the others to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  ");
  return rows.map(line).join("\n");
}
