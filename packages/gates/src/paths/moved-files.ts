import type { BashCommand, PathAccess } from "@bashgate/bash-parse";
import type { UnitFacts } from "../units/unit-facts.ts";
import { absolutePath, type Place } from "./place.ts";
import { writtenPaths } from "./written-paths.ts";

/** Programs that put files into a directory under the names that they have. */
const COPIES: ReadonlySet<string> = new Set(["cp", "mv", "install", "ln", "rsync", "scp"]);

/**
 * The names under which a unit writes into this access if it turns out to be a directory: `a` for `src` of `cp lib/a src`.
 * Nothing for the files that are copied themselves, and for other programs.
 *
 * @returns `null` where some name is not known: then it may be any.
 */
export function namesPutInto(
  access: PathAccess,
  { unit, accesses }: UnitFacts,
  place: Place,
): readonly string[] | null {
  if (!copies(unit) || access.access !== "write" || isMovedAway(access, accesses)) return [];
  const names: string[] = [];
  for (const source of accesses) {
    if (source.access !== "read" || source.basis !== "meaning" || source.source === "redirect") continue;
    const path = source.unknown === null ? absolutePath(source.path, source.directories.main, place) : null;
    const written = path === null ? null : writtenPaths(path, source.glob, place.view);
    // `cp dir/. x` and `rsync dir/ x` put what is in the directory, not the directory itself.
    if (written?.listed !== true || /(?:^|\/)\.{0,2}$/.test(source.path)) return null;
    names.push(...written.paths.map((each) => each.slice(each.lastIndexOf("/") + 1)));
  }
  // What comes from another machine has no name here.
  return names.length > 0 ? names : null;
}

function copies({ programName, args }: BashCommand): boolean {
  return COPIES.has(programName) || (programName === "git" && args.some(({ text }) => text === "mv"));
}

/** Whether a file of a unit is written because it is read and then gone: a source of `mv`. */
export function isMovedAway(access: PathAccess, accesses: readonly PathAccess[]): boolean {
  return access.access === "write" && accesses.some((other) => other.access === "read" && other.token === access.token);
}
