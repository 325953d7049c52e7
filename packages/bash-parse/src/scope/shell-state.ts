import type { EnvironmentVariable } from "../facts/bash-command.ts";
import { withEntry } from "./environment.ts";
import { boundedPlaces, HERE, type Place, samePlaces } from "./place.ts";
import { boundedVariable, joinVariable, sameVariable, UNKNOWN_VARIABLE, uncertain, type Variable } from "./variable.ts";

/** More functions, or more aliases, than this are not followed. */
export const MOST_NAMES = 256;

/** More variables than this are not followed; the others then count as set to something unknown. */
const MOST_VARIABLES = 64;

/**
 * What is known of a shell at one point of the text. Immutable: branches share what they have in common, and a subshell
 * needs no copy.
 */
export interface ShellState {
  /** Variables that the text sets. What is not here is not set by the text, unless `otherVariables`. */
  readonly variables: ReadonlyMap<string, Variable>;
  /** Any variable may have been set to anything. */
  readonly otherVariables: boolean;
  /** Variables that can change what runs (semantics 2.8). */
  readonly environment: readonly EnvironmentVariable[];
  /** Where the shell may be, the likeliest first. */
  readonly places: readonly Place[];
  /** Directories that the text certainly made and that nothing can have removed since. */
  readonly made: ReadonlySet<string>;
  /** The directory before the last `cd`, for `cd -`. */
  readonly previousDirectory: string | null;
  /** What `popd` goes back to, innermost last; `null`: unknown. */
  readonly directoryStack: readonly (string | null)[] | null;
  /** Functions that the text defines. */
  readonly functions: ReadonlyMap<string, KnownFunction>;
  readonly aliases: ReadonlyMap<string, string>;
  /** Names that `hash -p` or `BASH_CMDS` bound to something else; `*` for any name. */
  readonly rebound: ReadonlySet<string>;
  /** Variables that evaluate what they are given (`declare -i`). */
  readonly integers: ReadonlySet<string>;
  /** Variables that stand for another one (`declare -n`); `null`: for any. */
  readonly references: ReadonlyMap<string, string | null>;
  /** Variables that code which runs at an event (a trap) may set between any two commands; `*`: all. */
  readonly unstable: ReadonlySet<string>;
  /** A failing command ends the shell. */
  readonly exitsOnError: boolean;
}

/** A function that the text defines. */
export interface KnownFunction {
  /** Its definition certainly ran in this shell. */
  readonly certain: boolean;
  /** What a call does to the shell. */
  readonly effects: FunctionEffects;
}

/** The state at the start and the end of a function's body, where it is called in the session's directory. */
export interface FunctionEffects {
  readonly before: ShellState;
  readonly after: ShellState;
}

const NO_NAMES: ReadonlySet<string> = new Set();

/** The state in which a command line begins. */
export const INITIAL_STATE: ShellState = {
  variables: new Map(),
  otherVariables: false,
  environment: [],
  places: HERE,
  made: NO_NAMES,
  previousDirectory: null,
  directoryStack: [],
  functions: new Map(),
  aliases: new Map(),
  rebound: NO_NAMES,
  integers: new Set(["RANDOM", "SECONDS", "SRANDOM", "HISTCMD", "OPTIND", "BASHPID", "LINENO"]),
  references: new Map(),
  unstable: NO_NAMES,
  exitsOnError: false,
};

/** The value that the text gives a variable; `null` if it does not set it. */
export function variableOf(state: ShellState, name: string): Variable | null {
  return state.variables.get(name) ?? (state.otherVariables ? UNKNOWN_VARIABLE : null);
}

export function withVariable(state: ShellState, name: string, value: Variable): ShellState {
  if (state.variables.size >= MOST_VARIABLES && !state.variables.has(name)) {
    return state.otherVariables ? state : { ...state, otherVariables: true };
  }
  const kept =
    state.unstable.size > 0 && (state.unstable.has(name) || state.unstable.has("*"))
      ? UNKNOWN_VARIABLE
      : boundedVariable(value);
  return { ...state, variables: new Map(state.variables).set(name, kept) };
}

/** Anything may have happened to the variables: code that the text does not show ran. */
export function withAnyVariable(state: ShellState): ShellState {
  return state.otherVariables && state.variables.size === 0
    ? state
    : { ...state, variables: new Map(), otherVariables: true };
}

/** The variables that the text sets may hold something else by the time this runs. */
export function withUncertainVariables(state: ShellState): ShellState {
  if (state.variables.size === 0) return state;
  const variables = new Map<string, Variable>();
  for (const [name, variable] of state.variables) variables.set(name, uncertain(variable));
  return { ...state, variables };
}

export function withEnvironment(state: ShellState, variable: EnvironmentVariable): ShellState {
  return { ...state, environment: withEntry(state.environment, variable) };
}

/** The state in which a new shell begins: it may have any of this one's variables, but none of its functions and aliases. */
export function childState(state: ShellState): ShellState {
  return {
    ...INITIAL_STATE,
    variables: withUncertainVariables(state).variables,
    otherVariables: state.otherVariables,
    environment: state.environment,
    places: state.places,
  };
}

/** A point that is reached from either of two; `null` stands for a point that is never reached. */
export function joinStates(left: ShellState | null, right: ShellState | null): ShellState | null {
  if (left === right || right === null) return left;
  if (left === null) return right;
  return {
    variables: joinVariables(left, right),
    otherVariables: left.otherVariables || right.otherVariables,
    environment: joinEnvironment(left.environment, right.environment),
    places: left.places === right.places ? left.places : boundedPlaces([...left.places, ...right.places]),
    made: left.made === right.made ? left.made : new Set([...left.made].filter((path) => right.made.has(path))),
    previousDirectory: left.previousDirectory === right.previousDirectory ? left.previousDirectory : null,
    directoryStack: left.directoryStack === right.directoryStack ? left.directoryStack : null,
    functions: joinFunctions(left, right),
    aliases: left.aliases === right.aliases ? left.aliases : new Map([...left.aliases, ...right.aliases]),
    rebound: left.rebound === right.rebound ? left.rebound : new Set([...left.rebound, ...right.rebound]),
    integers: left.integers === right.integers ? left.integers : new Set([...left.integers, ...right.integers]),
    references:
      left.references === right.references ? left.references : new Map([...left.references, ...right.references]),
    unstable: left.unstable === right.unstable ? left.unstable : new Set([...left.unstable, ...right.unstable]),
    exitsOnError: left.exitsOnError && right.exitsOnError,
  };
}

/** Whether two states say the same. */
export function sameKnowledge(one: ShellState, other: ShellState): boolean {
  return (
    one === other ||
    (one.otherVariables === other.otherVariables &&
      sameVariables(one.variables, other.variables) &&
      one.environment.length === other.environment.length &&
      one.environment.every((variable, place) => variable.raw === other.environment[place]?.raw) &&
      samePlaces(one.places, other.places) &&
      one.functions.size === other.functions.size &&
      one.aliases.size === other.aliases.size &&
      one.rebound.size === other.rebound.size &&
      one.integers.size === other.integers.size &&
      one.references.size === other.references.size &&
      one.made.size === other.made.size)
  );
}

function sameVariables(one: ShellState["variables"], other: ShellState["variables"]): boolean {
  if (one === other) return true;
  if (one.size !== other.size) return false;
  for (const [name, variable] of one) {
    const counterpart = other.get(name);
    if (counterpart === undefined || !sameVariable(variable, counterpart)) return false;
  }
  return true;
}

function joinVariables(left: ShellState, right: ShellState): ReadonlyMap<string, Variable> {
  if (left.variables === right.variables) return left.variables;
  const variables = new Map<string, Variable>();
  for (const name of new Set([...left.variables.keys(), ...right.variables.keys()]))
    variables.set(name, joinVariable(variableOf(left, name), variableOf(right, name)));
  return variables;
}

export function joinEnvironment(
  left: readonly EnvironmentVariable[],
  right: readonly EnvironmentVariable[],
): readonly EnvironmentVariable[] {
  if (left === right || right.length === 0) return left;
  let joined = left;
  for (const variable of right) {
    const known = joined.find(({ name }) => name === variable.name);
    if (known === undefined) joined = withEntry(joined, variable);
    else if (known.raw !== variable.raw)
      joined = withEntry(joined, { name: variable.name, value: null, raw: `${known.raw} or ${variable.raw}` });
  }
  return joined;
}

function joinFunctions(left: ShellState, right: ShellState): ShellState["functions"] {
  if (left.functions === right.functions) return left.functions;
  const functions = new Map<string, KnownFunction>();
  for (const [name, known] of [...left.functions, ...right.functions]) {
    const other = functions.has(name)
      ? functions.get(name)
      : left.functions.has(name)
        ? right.functions.get(name)
        : undefined;
    functions.set(name, { ...known, certain: known.certain && other?.certain === true });
  }
  return functions;
}
