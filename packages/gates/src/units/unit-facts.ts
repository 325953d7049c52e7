import { type BashCommand, type BashProgram, isDevice, type PathAccess } from "@bashgate/bash-parse";
import { nameInTrustedDirectory } from "../forms/trusted-directory.ts";
import type { Place } from "../paths/place.ts";
import { riskyVariables } from "./risky-variables.ts";

/** One unit with what the judgement needs beside it. */
export interface UnitFacts {
  readonly unit: BashCommand;
  /** Its own accesses, in order. */
  readonly accesses: readonly PathAccess[];
  /**
   * The program's name if it counts as that program: written bare or in a trusted directory, under no variable that can
   * change what runs (semantics 2.9), and no name of a function of the text; else `null`.
   */
  readonly certainName: string | null;
  /** Variables that an allow has to name (semantics 2.7). */
  readonly variables: readonly string[];
  /** A redirect of it writes a file. */
  readonly writesByRedirect: boolean;
  /** A redirect of a wrapper or of a compound command around it does: `timeout 5 cat a > b`, `{ cat a; } > b`. */
  readonly writtenAround: boolean;
}

/** The facts of every unit, in the order of `program.commands()`. */
export function unitFacts(program: BashProgram, place: Place): readonly UnitFacts[] {
  const units = program.commands();
  const byUnit = new Map<number, PathAccess[]>();
  for (const access of program.accesses()) {
    const list = byUnit.get(access.unit);
    if (list === undefined) byUnit.set(access.unit, [access]);
    else list.push(access);
  }
  const functions = new Set(
    units.filter(({ functionCall }) => functionCall !== null).map(({ programName }) => programName),
  );
  const facts = units.map((unit) => factsOf(unit, byUnit.get(unit.index) ?? [], functions, place));
  return withSurroundings(facts);
}

function withSurroundings(facts: readonly UnitFacts[]): readonly UnitFacts[] {
  const written = new Set<number>();
  for (const { unit, writesByRedirect } of facts) {
    if (!writesByRedirect) continue;
    for (const inner of unit.enclosed ?? []) written.add(inner);
  }
  if (written.size === 0 && !facts.some(({ unit, writesByRedirect }) => writesByRedirect && unit.inner !== null))
    return facts;
  return facts.map((own) => {
    const byWrapper = own.unit.via.some((via) => facts[via.unit]?.writesByRedirect === true || written.has(via.unit));
    return { ...own, writtenAround: byWrapper || written.has(own.unit.index) };
  });
}

function factsOf(
  unit: BashCommand,
  accesses: readonly PathAccess[],
  functions: ReadonlySet<string>,
  place: Place,
): UnitFacts {
  const variables = riskyVariables(unit, place);
  return {
    unit,
    accesses,
    writtenAround: false,
    certainName: variables.length > 0 || functions.has(unit.programName) ? null : plainName(unit),
    variables,
    writesByRedirect: accesses.some(
      (access) => access.source === "redirect" && access.access !== "read" && !isDiscarded(access),
    ),
  };
}

function plainName(unit: BashCommand): string | null {
  if (unit.program === null) return "";
  const { text, dynamic } = unit.program;
  if (dynamic || unit.dynamic) return null;
  return text.includes("/") ? nameInTrustedDirectory(text) : text;
}

/** What is written into a device is lost, and changes nothing. */
export function isDiscarded(access: PathAccess): boolean {
  return access.unknown === null && isDevice(access.path, access.access);
}
