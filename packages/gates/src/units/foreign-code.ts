import { readGlobalOptions } from "../forms/read-global-options.ts";
import { directoryOf } from "../forms/resolved-words.ts";
import { joinPath, parentOf } from "../paths/normalise.ts";
import { absolutePath, directoryPath, isInside, type Place } from "../paths/place.ts";
import { runsCodeOfDirectory } from "./adds-code.ts";
import type { UnitFacts } from "./unit-facts.ts";

/**
 * Whether a unit runs code from a directory that is not ours: `npm test` in `/tmp/e`, `make -C /tmp/e` (semantics 2.10).
 * No allow matches it then.
 *
 * @param reading Which directory is taken to be in force: 0 is the one that the text means.
 */
export function runsForeignCode({ unit, certainName }: UnitFacts, reading: number, place: Place): boolean {
  const name = certainName ?? unit.programName;
  if (!runsCodeOfDirectory(unit)) return false;
  // A directory that is not known may still be known to lie below one that is ours.
  const start = directoryOf(unit.directories, reading) ?? (reading === 0 ? (unit.directories.below ?? null) : null);
  let directory = start === null ? null : directoryPath(start, place);
  for (const option of readGlobalOptions(name, unit.args)) {
    if ((option.effect !== "directory" && option.effect !== "file") || option.value === null) continue;
    const { token, offset } = option.value;
    if (token.dynamic) return true;
    const path = token.text.slice(offset);
    const target = directory === null ? absolutePath(path, null, place) : joinPath(directory, expandHome(path, place));
    if (target === null) return true;
    directory = option.effect === "file" ? parentOf(target) : target;
  }
  return directory === null || !isInside(directory, place);
}

function expandHome(path: string, place: Place): string {
  return path.startsWith("~") ? (absolutePath(path, null, place) ?? path) : path;
}
