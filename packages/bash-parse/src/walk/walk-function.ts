import type { Function as FunctionNode } from "unbash";
import { HERE } from "../scope/place.ts";
import { joinStates, MOST_NAMES, type ShellState, withUncertainVariables } from "../scope/shell-state.ts";
import { addGap, bothWays, type Frame, type Outcome, type Reading, within } from "./reading.ts";
import { walkNode } from "./walk-node.ts";

/**
 * Follows a function's definition. Its body runs wherever it is called: it is followed from the session's directory here,
 * and moved to the places of its calls once they are all known.
 */
export function walkFunction(reading: Reading, frame: Frame, node: FunctionNode, state: ShellState): Outcome {
  const first = reading.units.length;
  const before: ShellState = {
    ...withUncertainVariables(state),
    places: HERE,
    made: new Set(),
    previousDirectory: null,
    directoryStack: null,
  };
  const returns: ShellState[] = [];
  const inside = within(frame, "function", {
    returns,
    jumps: [],
    topLevel: false,
    tested: false,
    later: true,
    stdin: { kind: "hidden", from: "the input of a function" },
  });
  const outcome = walkNode(reading, inside, node.body, before);
  const name = node.name.value;
  const after = returns.reduce<ShellState | null>(joinStates, joinStates(outcome.ok, outcome.failed)) ?? before;
  if (state.functions.size >= MOST_NAMES && !state.functions.has(name)) {
    addGap(reading, frame, node.pos, node.end, `more than ${MOST_NAMES} functions`);
    return bothWays(state);
  }
  reading.functions.push({ name, units: reading.units.slice(first) });
  const functions = new Map(state.functions).set(name, { certain: isCertain(frame), effects: { before, after } });
  return bothWays({ ...state, functions });
}

/** Whether a definition here certainly runs, in the shell itself. */
function isCertain(frame: Frame): boolean {
  return frame.context.slice(frame.shellDepth).every((kind) => kind === "group");
}
