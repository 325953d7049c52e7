import { isRiskyVariable } from "@bashgate/bash-arity/wrappers";
import type { BashCommand } from "@bashgate/bash-parse";
import { absolutePath, isInside, type Place } from "../paths/place.ts";

/** The variables over a unit that can change what runs, without those whose value is harmless here (semantics 2.7). */
export function riskyVariables(unit: BashCommand, place: Place): readonly string[] {
  return unit.environment.filter(({ name, value }) => isRisky(name, value, unit, place)).map(({ name }) => name);
}

/** How the reader writes that any variable may have been set: by a name that the text does not fix. */
const ANY = "*";

function isRisky(name: string, value: string | null, unit: BashCommand, place: Place): boolean {
  if (name === ANY) return true;
  const risk = isRiskyVariable(name, value, unit.programName);
  if (typeof risk === "boolean") return risk;
  return risk.paths.some((path) => {
    const absolute = absolutePath(path, unit.directories.main, place);
    return absolute === null || !isInside(absolute, place);
  });
}
