/**
 * Freezes plain data with everything in it, so that what was judged is what runs: a handler after ours that writes into the
 * arguments throws, and pi blocks the call.
 */
export function freezeDeeply(value: unknown): void {
  const open: unknown[] = [value];
  const seen = new Set<object>();
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== "object" || next === null || seen.has(next) || ArrayBuffer.isView(next)) continue;
    // What is frozen already may still hold something that is not.
    seen.add(Object.freeze(next));
    open.push(...Object.values(next));
  }
}
