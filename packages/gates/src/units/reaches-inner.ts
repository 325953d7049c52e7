import { literalReach, nameOf } from "@bashgate/permission-rules";
import type { UnitFacts } from "./unit-facts.ts";

/**
 * Whether the literal text of a pattern for a wrapper reaches into the program that it runs: `sudo apt *` does for
 * `sudo apt update`, so that it decides both (semantics 3.8).
 */
export function reachesInner(pattern: string, { unit }: UnitFacts, all: readonly UnitFacts[]): boolean {
  const inner = all[unit.inner?.units[0] ?? -1]?.unit.program ?? null;
  if (inner === null) return false;
  const own = unit.args.filter((token) => token.end <= inner.start && !token.dynamic).map((token) => token.text);
  return literalReach(pattern, [unit.programName, ...own].join(" "));
}

/** Whether a pattern names the program of a unit by its first word, without a wildcard (semantics 2.4). */
export function patternNames(pattern: string, { unit, certainName }: UnitFacts): boolean {
  const name = nameOf(pattern);
  return name !== null && (name === unit.programName || name === certainName || name === unit.program?.text);
}
