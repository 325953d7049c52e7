import { readWrapper } from "@bashgate/bash-arity/wrappers";
import type { BashCommand } from "@bashgate/bash-parse";
import type { Place } from "../paths/place.ts";
import { addsCode } from "./adds-code.ts";
import { runsForeignCode } from "./foreign-code.ts";
import type { UnitFacts } from "./unit-facts.ts";

/**
 * How a unit is judged by what it runs (semantics 3.7, 3.8).
 *
 * - `ordinary`: by its own rules, and what it runs is not ours to judge but by rules that name it.
 * - `own-too`: by its own rules, and what it runs as well (`find -exec`).
 * - `passing`: only by rules that name it; what it runs decides.
 * - `privileged`: needs a rule that names it, and what it runs allowed too.
 * - `installed-runner`: by rules that name it, else by what it runs.
 */
export type UnitRole = "ordinary" | "own-too" | "passing" | "privileged" | "installed-runner";

/** The role of a unit. A program that may not be the one of that name (semantics 2.9) leaves nothing to others. */
export function wrapperRole(facts: UnitFacts, place: Place): UnitRole {
  const { unit, certainName } = facts;
  const { inner } = unit;
  if (inner === null) return "ordinary";
  // What decides for others must be what its name says, and nothing more; what the text shows it to run is judged all the same.
  if (certainName === null || addsCode(unit)) {
    return inner.kind === "runner" || inner.kind === "elsewhere" ? "ordinary" : "own-too";
  }
  switch (inner.kind) {
    case "transparent":
    case "carrier":
      return inner.units.length > 0 ? "passing" : "ordinary";
    case "repeating":
      return hasOwnTask(unit) || inner.units.length === 0 ? "own-too" : "passing";
    case "privileged":
      return "privileged";
    case "runner":
      // What is installed in a directory that is not ours is not what the rules mean (semantics 2.10).
      return inner.installed && inner.units.length > 0 && !runsForeignCode(facts, 0, place)
        ? "installed-runner"
        : "ordinary";
    case "elsewhere":
      return "ordinary";
  }
}

/** An option that no table knows may hide what really runs (semantics 3.8). */
export function hasUnknownOption({ unit }: UnitFacts): boolean {
  return unit.inner !== null && !unit.inner.certain && unit.inner.kind !== "elsewhere" && unit.inner.kind !== "runner";
}

/** It does something itself beside running the inner command: `find -exec`, `tar --to-command`. */
function hasOwnTask({ programName, args }: BashCommand): boolean {
  return readWrapper(programName, args)?.ownUnit ?? true;
}
