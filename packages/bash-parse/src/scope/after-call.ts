import { resolveDirectory } from "./directory-path.ts";
import { boundedPlaces, type Place, stepInto } from "./place.ts";
import { type FunctionEffects, joinEnvironment, type ShellState } from "./shell-state.ts";
import { uncertain, type Variable } from "./variable.ts";

/** The state behind the call of a function. */
export function afterCall(state: ShellState, { before, after }: FunctionEffects): ShellState {
  if (after === before) return state;
  const variables = new Map<string, Variable>(state.variables);
  for (const [name, variable] of after.variables)
    if (variable !== before.variables.get(name)) variables.set(name, uncertain(variable));
  return {
    ...state,
    variables,
    otherVariables: state.otherVariables || after.otherVariables,
    environment: joinEnvironment(state.environment, after.environment),
    places: after.places === before.places ? state.places : rebase(after.places, state.places),
    made: new Set(),
    previousDirectory: null,
    directoryStack: null,
    functions:
      after.functions === before.functions ? state.functions : new Map([...state.functions, ...doubtful(after)]),
    aliases: after.aliases === before.aliases ? state.aliases : new Map([...state.aliases, ...after.aliases]),
    rebound: after.rebound === before.rebound ? state.rebound : new Set([...state.rebound, ...after.rebound]),
    exitsOnError: state.exitsOnError && after.exitsOnError,
  };
}

/** Places that were followed from the session's directory, from where the shell really is. */
export function rebase(places: readonly Place[], from: readonly Place[]): readonly Place[] {
  return boundedPlaces(
    places.flatMap((place) =>
      from.map((start) => {
        const moved = place.path === null ? place : stepInto(start, place.path);
        const unless = place.unless === null ? start.unless : resolveDirectory(start.path, place.unless);
        return { ...moved, unless };
      }),
    ),
  );
}

function doubtful(after: ShellState): ShellState["functions"] {
  return new Map([...after.functions].map(([name, known]) => [name, { ...known, certain: false }]));
}
