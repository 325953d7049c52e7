import { readWrapper, WRAPPERS } from "@bashgate/bash-arity/wrappers";
import type { UnitFacts } from "./unit-facts.ts";

/** Programs that do one thing with other rights, without running a command that they are given. */
const EDITORS: ReadonlySet<string> = new Set(["sudoedit", "visudo", "vipw", "vigr"]);

/** Programs that run others with other rights, by the first word of their entries. */
const PRIVILEGED: ReadonlySet<string> = new Set(
  WRAPPERS.filter(({ kind }) => kind === "privileged").flatMap(({ names }) =>
    names.split("|").map((name) => name.split(" ", 1)[0] ?? name),
  ),
);

/** Options with which a privileged wrapper only tells something. */
const TELLING = [
  "-l",
  "--list",
  "-V",
  "--version",
  "-h",
  "--help",
  "-k",
  "-K",
  "--reset-timestamp",
  "--remove-timestamp",
];

/** Whether a unit runs or does something with other rights, so that an allow has to name it (semantics 3.8). */
export function isPrivileged({ unit, certainName }: UnitFacts): boolean {
  if (certainName === null) return false;
  if (unit.inner !== null) return unit.inner.kind === "privileged";
  if (EDITORS.has(certainName)) return true;
  if (!PRIVILEGED.has(certainName)) return false;
  return readWrapper(certainName, unit.args)?.kind === "privileged" && !unit.hasFlag(...TELLING);
}

/** Whether the command that a wrapper runs is only added when it runs: `xargs sudo`, `parallel env ::: a`. */
export function runsAddedCommand({ unit }: UnitFacts): boolean {
  if (unit.extraArgs === null || (unit.inner?.units.length ?? 0) > 0) return false;
  const added = { text: "{}", dynamic: true };
  return (readWrapper(unit.programName, [...unit.args, added])?.inner.length ?? 0) > 0;
}
