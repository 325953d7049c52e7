import { ANY_VARIABLE } from "../scope/environment.ts";
import { ANYWHERE, boundedPlaces } from "../scope/place.ts";
import {
  joinStates,
  type ShellState,
  sameKnowledge,
  withAnyVariable,
  withEnvironment,
  withUncertainVariables,
} from "../scope/shell-state.ts";
import type { Frame, Reading } from "./reading.ts";

/** Loops within loops whose rounds are followed to the end; deeper ones are taken to change anything. */
const MOST_LOOPS = 4;

/** Rounds that are tried before a loop is taken to change anything. */
const MOST_ROUNDS = 3;

/**
 * The state at the start of any round of a loop: what holds at its first one and still holds after it.
 *
 * @param round Follows one round; called with a reading whose units do not count.
 */
export function loopEntry(
  reading: Reading,
  frame: Frame,
  state: ShellState,
  round: (reading: Reading, frame: Frame, entry: ShellState) => ShellState | null,
): ShellState {
  if (frame.trial) return withUncertainVariables(state);
  if (frame.loops >= MOST_LOOPS) return anything(state);
  const trial: Reading = {
    ...reading,
    units: [],
    gaps: [],
    payloads: [],
    functions: [],
    later: [],
    moves: [],
    arithmetic: [],
    evaluating: new Set(),
  };
  let entry = state;
  for (let tries = 0; tries < MOST_ROUNDS; tries++) {
    const joined = joinStates(entry, round(trial, { ...frame, trial: true }, entry)) ?? entry;
    if (sameKnowledge(joined, entry)) return entry;
    entry = joined;
  }
  const lost: ShellState = { ...entry, places: ANYWHERE };
  const joined = joinStates(lost, round(trial, { ...frame, trial: true }, lost)) ?? lost;
  return sameKnowledge({ ...joined, places: ANYWHERE }, lost) ? lost : anything(entry);
}

function anything(state: ShellState): ShellState {
  const next = {
    ...withAnyVariable(state),
    places: boundedPlaces([...state.places, ...ANYWHERE]),
    made: new Set<string>(),
  };
  return withEnvironment(next, { name: ANY_VARIABLE, value: null, raw: "a loop" });
}
