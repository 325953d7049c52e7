import { rebase } from "../scope/after-call.ts";
import { ANYWHERE, boundedPlaces, directoriesOf, type Place, placesOf, samePlaces } from "../scope/place.ts";
import { joinEnvironment } from "../scope/shell-state.ts";
import type { ShellUnit } from "../units/shell-unit.ts";
import { ARGUMENTS, type Reading } from "./reading.ts";

/** Calls within calls that are followed one by one. */
const MOST_ROUNDS = 6;

/** Moves the bodies of functions to where they are called, and gives them the variables of their callers. */
export function settleFunctions(reading: Reading): void {
  if (reading.later.length > 0) settleLater(reading);
  if (reading.functions.length > 0) settleBodies(reading);
  for (const { name, units } of reading.arithmetic)
    if (reading.evaluating.has(name) || reading.evaluating.has("*"))
      for (const unit of units)
        unit.opaque ??=
          name === ARGUMENTS ? "evaluates an argument as code" : `arithmetic evaluates the value of \`${name}\``;
}

/** Code that runs later runs wherever the shell has come by then, with the variables that it has set by then. */
function settleLater(reading: Reading): void {
  const moves = reading.moves.toSorted((left, right) => right.at - left.at);
  let next = 0;
  let places: readonly Place[] = [];
  let environment: ShellUnit["environment"] = [];
  for (const { units, places: begun, at } of reading.later.toSorted((left, right) => right.at - left.at)) {
    for (let move = moves[next]; move !== undefined && move.at >= at; move = moves[++next]) {
      places = boundedPlaces([...places, ...move.state.places]);
      environment = joinEnvironment(environment, move.state.environment);
    }
    const starts = boundedPlaces([...begun, ...places]);
    for (const unit of units) {
      unit.directories = directoriesOf(rebase(placesOf(unit.directories), starts));
      unit.environment = joinEnvironment(environment, unit.environment);
    }
  }
}

function settleBodies(reading: Reading): void {
  const callers = callersByName(reading);
  const written = new Map<ShellUnit, readonly Place[]>();
  for (const { units } of reading.functions) for (const unit of units) written.set(unit, placesOf(unit.directories));
  for (let round = 0; round < MOST_ROUNDS; round++) {
    let changed = false;
    const starts = new Map([...callers].map(([name, calls]) => [name, startOf(calls)]));
    for (const { name, units } of reading.functions) {
      const start = starts.get(name);
      if (start === undefined) continue;
      for (const unit of units) {
        const moved = round === MOST_ROUNDS - 1 ? ANYWHERE : rebase(written.get(unit) ?? ANYWHERE, start.places);
        const environment = joinEnvironment(start.environment, unit.environment);
        if (samePlaces(placesOf(unit.directories), moved) && environment.length === unit.environment.length) continue;
        unit.directories = directoriesOf(moved);
        unit.environment = environment;
        changed = true;
      }
    }
    if (!changed) return;
  }
}

/** Where the calls of a function stand, and the variables that reach them. */
function startOf(calls: readonly ShellUnit[]): {
  readonly places: readonly Place[];
  readonly environment: ShellUnit["environment"];
} {
  return {
    places: boundedPlaces(calls.flatMap((call) => placesOf(call.directories))),
    environment: calls.reduce<ShellUnit["environment"]>(
      (known, call) => (known === call.environment ? known : joinEnvironment(known, call.environment)),
      [],
    ),
  };
}

/** The calls of each function, those in its own body left out. */
function callersByName(reading: Reading): ReadonlyMap<string, readonly ShellUnit[]> {
  const bodies = new Map<ShellUnit, Set<string>>();
  for (const { name, units } of reading.functions)
    for (const unit of units) {
      const names = bodies.get(unit);
      if (names === undefined) bodies.set(unit, new Set([name]));
      else names.add(name);
    }
  const callers = new Map<string, ShellUnit[]>();
  for (const unit of reading.units) {
    if (unit.functionCall === null || unit.program === null) continue;
    const name = unit.program.text;
    if (bodies.get(unit)?.has(name) === true) continue;
    const known = callers.get(name);
    if (known === undefined) callers.set(name, [unit]);
    else known.push(unit);
  }
  return callers;
}
