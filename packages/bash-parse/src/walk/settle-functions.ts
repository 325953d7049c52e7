import { rebase } from "../scope/after-call.ts";
import { ANYWHERE, directoriesOf, type Place, placesOf, samePlaces } from "../scope/place.ts";
import { joinEnvironment } from "../scope/shell-state.ts";
import type { ShellUnit } from "../units/shell-unit.ts";
import { ARGUMENTS, type Reading } from "./reading.ts";

/** Calls within calls that are followed one by one. */
const MOST_ROUNDS = 6;

/** Moves the bodies of functions to where they are called, and gives them the variables of their callers. */
export function settleFunctions(reading: Reading): void {
  if (reading.functions.length > 0) settleBodies(reading);
  for (const { name, units } of reading.arithmetic)
    if (reading.evaluating.has(name) || reading.evaluating.has("*"))
      for (const unit of units)
        unit.opaque ??=
          name === ARGUMENTS ? "evaluates an argument as code" : `arithmetic evaluates the value of \`${name}\``;
}

function settleBodies(reading: Reading): void {
  const callers = callersByName(reading);
  const written = new Map<ShellUnit, readonly Place[]>();
  for (const { units } of reading.functions) for (const unit of units) written.set(unit, placesOf(unit.directories));
  for (let round = 0; round < MOST_ROUNDS; round++) {
    let changed = false;
    for (const { name, units } of reading.functions) {
      const calls = (callers.get(name) ?? []).filter((call) => !units.includes(call));
      if (calls.length === 0) continue;
      const places = calls.flatMap((call) => placesOf(call.directories));
      for (const unit of units) {
        const moved = round === MOST_ROUNDS - 1 ? ANYWHERE : rebase(written.get(unit) ?? ANYWHERE, places);
        const environment = calls.reduce((known, call) => joinEnvironment(known, call.environment), unit.environment);
        if (samePlaces(placesOf(unit.directories), moved) && environment.length === unit.environment.length) continue;
        unit.directories = directoriesOf(moved);
        unit.environment = environment;
        changed = true;
      }
    }
    if (!changed) return;
  }
}

function callersByName(reading: Reading): ReadonlyMap<string, readonly ShellUnit[]> {
  const callers = new Map<string, ShellUnit[]>();
  for (const unit of reading.units) {
    if (unit.functionCall === null || unit.program === null) continue;
    const known = callers.get(unit.program.text);
    if (known === undefined) callers.set(unit.program.text, [unit]);
    else known.push(unit);
  }
  return callers;
}
