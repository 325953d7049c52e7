import type { BashCommand } from "../facts/bash-command.ts";
import type { PathAccess } from "../facts/path-access.ts";
import { readArguments } from "./arguments/read-arguments.ts";
import { type CreatedName, placeOf } from "./created-names.ts";
import { findProgramRow } from "./rows/find-row.ts";

/** The names that a unit creates so that they may be links or hold links, from what it writes. */
export function createdBy(unit: BashCommand, accesses: readonly PathAccess[]): readonly CreatedName[] {
  const written = accesses.filter(({ access, source }) => access === "write" && source !== "redirect");
  const found = written.length === 0 ? null : findProgramRow(unit.programName);
  if (found === null) return [];
  const { row, flags } = readArguments(found, unit.args);
  const makes = row?.row.makes ?? null;
  if (makes === null || (makes.flags.length > 0 && !makes.flags.some((flag) => flags.has(flag)))) return [];
  return written.flatMap((access) => {
    const place = placeOf(access);
    if (place === null) return [];
    if (!access.path.endsWith("/") || makes.what === "name")
      return [{ path: place, what: makes.what, by: unit.programName, unit: unit.index }];
    return intoDirectory(place, accesses, access, unit);
  });
}

/** `mv a b/` creates `b/a`, and leaves what else lies in `b` as it is. */
function intoDirectory(
  directory: string,
  accesses: readonly PathAccess[],
  target: PathAccess,
  { programName: by, index: unit }: BashCommand,
): readonly CreatedName[] {
  const sources = accesses.filter(({ access, token }) => access === "read" && token !== target.token);
  return sources.map(({ path }) => {
    const name = path.replace(/\/+$/, "").split("/").at(-1) ?? "";
    return { path: `${directory}/${name}`, what: "below", by, unit };
  });
}
