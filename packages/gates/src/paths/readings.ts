import type { Directories } from "@bashgate/bash-parse";
import { directoryPath, type Place } from "./place.ts";

/**
 * The readings of a directory that count: 0 is the one that the text means, the others are the directories that are in
 * force if a `cd` before it failed (semantics 4.6). A `cd` into what the file view shows to be a directory did not fail.
 */
export function readingsOf(directories: Directories, place: Place): readonly number[] {
  const readings = [0];
  for (const [at, { unless }] of directories.alternatives.entries()) {
    const target = unless === null ? null : directoryPath(unless, place);
    if (target === null || place.view.kind(target) !== "directory") readings.push(at + 1);
  }
  return readings;
}
