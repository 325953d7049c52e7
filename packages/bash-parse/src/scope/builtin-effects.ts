import type { ShellUnit } from "../units/shell-unit.ts";
import { bothWays, type Frame, type Outcome } from "../walk/reading.ts";
import { calculatedNames } from "../words/read-subscript.ts";
import type { Token } from "../words/token.ts";
import { afterCall } from "./after-call.ts";
import { assign } from "./apply-assignments.ts";
import { changeDirectory } from "./change-directory.ts";
import { ANY_VARIABLE, withSet } from "./environment.ts";
import { ANYWHERE, boundedPlaces, stepInto } from "./place.ts";
import {
  joinStates,
  MOST_NAMES,
  type ShellState,
  variableOf,
  withAnyVariable,
  withEnvironment,
  withUncertainVariables,
  withVariable,
} from "./shell-state.ts";
import { CALCULATED_VALUE, joinVariable, UNKNOWN_VARIABLE, type Variable } from "./variable.ts";

const NOTHING: ReadonlySet<string> = new Set();

/** Programs that remove no directory. */
const KEEPS: ReadonlySet<string> = new Set(
  "cd pushd popd mkdir echo printf touch ls cat true : test [ [[ export pwd cp tee chmod grep set".split(" "),
);

/** Wrappers behind which a builtin still acts on this shell. */
const THROUGH: ReadonlySet<string> = new Set(["builtin", "command", "eval", "trap", "exec"]);

/**
 * What a command does to the shell that runs it.
 *
 * @param ran The outcome of the code that it ran in this shell, if any.
 */
export function applyBuiltin(unit: ShellUnit, ran: Outcome | null, state: ShellState, frame: Frame): Outcome {
  if (ran !== null) {
    const after = joinStates(ran.ok, ran.failed);
    const then = Object.hasOwn(EFFECTS, unit.programName) ? EFFECTS[unit.programName] : undefined;
    if (then !== undefined && after !== null) return then(unit, after, frame);
    if (unit.opaque === null) return ran;
    const spoiled = (after: ShellState | null) => (after === null ? null : spoil(after, unit));
    return { ok: spoiled(ran.ok), failed: spoiled(ran.failed) };
  }
  if (unit.vias.slice(frame.outerVias).some(({ kind, name }) => kind !== "carrier" && !THROUGH.has(name)))
    return bothWays(state);
  const called =
    unit.program === null || unit.functionCall === null ? undefined : state.functions.get(unit.program.text);
  if (called !== undefined) return bothWays(afterCall(state, called.effects));
  if (unit.dynamic || (unit.opaque !== null && unit.programName === "eval")) return bothWays(spoil(state, unit));
  if (state.made.size > 0 && !KEEPS.has(unit.programName))
    return applyBuiltin(unit, ran, { ...state, made: NOTHING }, frame);
  const effect = Object.hasOwn(EFFECTS, unit.programName) ? EFFECTS[unit.programName] : undefined;
  return effect === undefined || unit.program?.text.includes("/") ? bothWays(state) : effect(unit, state, frame);
}

/** Something ran in this shell that the text does not show: any variable may be set, any directory in force. */
function spoil(state: ShellState, unit: ShellUnit): ShellState {
  const next = {
    ...withAnyVariable(state),
    places: boundedPlaces([...state.places, ...ANYWHERE]),
    made: new Set<string>(),
  };
  return withEnvironment(next, { name: ANY_VARIABLE, value: null, raw: unit.raw });
}

type Effect = (unit: ShellUnit, state: ShellState, frame: Frame) => Outcome;

const never: Outcome = { ok: null, failed: null };

const EFFECTS: Readonly<Record<string, Effect>> = {
  cd: changeDirectory,
  pushd: changeDirectory,
  popd: changeDirectory,
  exit: (unit, state) => (unit.args.length > 1 ? bothWays(state) : never),
  return: (_, state, frame) => {
    if (frame.returns === null) return bothWays(state);
    frame.returns.push(state);
    return never;
  },
  break: jump,
  continue: jump,
  true: (_, state) => ({ ok: state, failed: null }),
  ":": (_, state) => ({ ok: state, failed: null }),
  false: (_, state) => ({ ok: null, failed: state }),
  export: declare,
  readonly: declare,
  local: declare,
  declare,
  typeset: declare,
  read: (unit, state) => bothWays(setNames(unit, state, ["-a", "-d", "-i", "-n", "-N", "-p", "-t", "-u"], "REPLY")),
  mapfile: (unit, state) => bothWays(setNames(unit, state, ["-d", "-n", "-O", "-s", "-u", "-C", "-c"], "MAPFILE")),
  readarray: (unit, state) => bothWays(setNames(unit, state, ["-d", "-n", "-O", "-s", "-u", "-C", "-c"], "MAPFILE")),
  getopts: (unit, state) => bothWays(setAll(unit, state, unit.args.slice(1, 2))),
  printf: (unit, state) =>
    unit.args[0]?.text.startsWith("-v")
      ? bothWays(setAll(unit, state, unit.args[0].text === "-v" ? unit.args.slice(1, 2) : [unit.args[0].tail(2)]))
      : bothWays(state),
  wait: (unit, state) => {
    const place = unit.args.findIndex((word) => word.text === "-p");
    return bothWays(place === -1 ? state : setAll(unit, state, unit.args.slice(place + 1, place + 2)));
  },
  let: (unit, state) => bothWays(calculate(unit, state)),
  unset: (unit, state) => bothWays(unsetNames(unit, state)),
  set: (unit, state) => bothWays(setOptions(unit, state)),
  hash: (unit, state) => bothWays(rebind(unit, state)),
  alias: (unit, state) => bothWays(defineAliases(unit, state)),
  unalias: (_, state) => bothWays({ ...state, aliases: new Map() }),
  mkdir: makeDirectories,
  source: (_, state) => bothWays(withUncertainVariables(state)),
  ".": (_, state) => bothWays(withUncertainVariables(state)),
};

/** Leaves a round of a loop; outside loops it does nothing. */
function jump(_: ShellUnit, state: ShellState, frame: Frame): Outcome {
  frame.jumps.push(state);
  return bothWays(state);
}

/** Directories that are there once this went well. */
function makeDirectories(unit: ShellUnit, state: ShellState): Outcome {
  const [place, second] = state.places;
  if (place === undefined || second !== undefined) return bothWays(state);
  const made = new Set(state.made);
  for (const word of unit.positionals({ valueFlags: ["-m", "--mode"] })) {
    const path = word.dynamic || word.hasGlob ? null : stepInto(place, word.text).path;
    if (path !== null) made.add(path);
  }
  return { ok: { ...state, made }, failed: state };
}

function declare(unit: ShellUnit, state: ShellState): Outcome {
  let next = state;
  const reference = unit.hasFlag("-n") && unit.programName !== "export" && unit.programName !== "readonly";
  const integer = unit.hasFlag("-i");
  if (unit.hasFlag("-f", "-F")) return bothWays(state);
  for (const word of unit.args) {
    const { assignment } = word;
    if (assignment !== null) {
      if (reference) {
        const target = assignment.value === null || assignment.value.dynamic ? null : assignment.value.text;
        next = { ...next, references: new Map(next.references).set(assignment.name, target) };
      } else {
        if (integer) next = { ...next, integers: new Set([...next.integers, assignment.name]) };
        next = assign(next, assignment, unit);
      }
      continue;
    }
    if (word.text.startsWith("-") || word.text.startsWith("+")) continue;
    const equals = word.text.indexOf("=");
    if (word.dynamic || word.text.includes("[")) next = nameSet(unit, next, word);
    else if (equals !== -1) {
      const name = word.text.slice(0, equals);
      const { start, end, raw } = word;
      if (reference) next = { ...next, references: new Map(next.references).set(name, word.text.slice(equals + 1)) };
      else
        next = assign(
          next,
          { start, end, raw, name, append: false, index: null, value: word.tail(equals + 1), elements: null },
          unit,
        );
    } else {
      if (integer) next = { ...next, integers: new Set([...next.integers, word.text]) };
      if (reference) next = { ...next, references: new Map(next.references).set(word.text, null) };
      if (unit.programName === "local" || unit.programName === "declare" || unit.programName === "typeset") continue;
    }
  }
  return bothWays(next);
}

/** The variables that a `read` and its like set. */
function setNames(unit: ShellUnit, state: ShellState, valueFlags: readonly string[], fallback: string): ShellState {
  const named = [...unit.positionals({ valueFlags })];
  unit.args.forEach((word, place) => {
    const array = /^-[A-Za-z]*a$/.test(word.text) ? unit.args[place + 1] : undefined;
    if (array !== undefined) named.push(array);
    const joined = /^-[A-Za-z]*a(?=[A-Za-z_])/.exec(word.text)?.[0];
    if (joined !== undefined) named.push(word.tail(joined.length));
  });
  return named.length === 0 ? withVariable(state, fallback, UNKNOWN_VARIABLE) : setAll(unit, state, named);
}

/** The variables that the expressions of a `let` assign. */
function calculate(unit: ShellUnit, state: ShellState): ShellState {
  let next = state;
  for (const word of unit.args) {
    if (word.dynamic) next = nameSet(unit, next, word, CALCULATED_VALUE);
    for (const [name, element] of calculatedNames(word.text)) {
      const value = element ? joinVariable(variableOf(next, name), CALCULATED_VALUE) : CALCULATED_VALUE;
      next = setVariable(unit, next, name, value);
    }
  }
  return next;
}

function setAll(
  unit: ShellUnit,
  state: ShellState,
  words: readonly Token[],
  value: Variable = UNKNOWN_VARIABLE,
): ShellState {
  return words.reduce((next, word) => nameSet(unit, next, word, value), state);
}

/** A word that names a variable which gets a value that the text does not fix. A subscript in it is evaluated. */
function nameSet(unit: ShellUnit, state: ShellState, word: Token, value: Variable = UNKNOWN_VARIABLE): ShellState {
  if (word.dynamic && !/^\w+[=[]/.test(word.text)) {
    return withEnvironment(withAnyVariable(state), { name: ANY_VARIABLE, value: null, raw: unit.raw });
  }
  const name = /^[A-Za-z_]\w*/.exec(word.text)?.[0];
  return name === undefined ? state : setVariable(unit, state, name, value);
}

function setVariable(unit: ShellUnit, state: ShellState, name: string, value: Variable): ShellState {
  const target = state.references.get(name) ?? name;
  if (value.kind === "unknown" && value.evaluates !== false && state.integers.has(target))
    unit.opaque ??= `arithmetic evaluates the value of \`${target}\``;
  let next = withVariable(state, target, value);
  if (target === "BASH_CMDS") next = { ...next, rebound: new Set([...next.rebound, "*"]) };
  return { ...next, environment: withSet(next.environment, target, null, unit.raw, unit.programName) };
}

function unsetNames(unit: ShellUnit, state: ShellState): ShellState {
  if (unit.hasFlag("-f")) {
    const functions = new Map(state.functions);
    for (const word of unit.args) {
      if (word.dynamic) for (const [name, known] of functions) functions.set(name, { ...known, certain: false });
      functions.delete(word.text);
    }
    return { ...state, functions };
  }
  const next = setAll(unit, state, unit.positionals());
  const functions = new Map(next.functions);
  for (const word of unit.positionals()) {
    const known = functions.get(word.text);
    if (known !== undefined) functions.set(word.text, { ...known, certain: false });
  }
  return { ...next, functions };
}

function setOptions(unit: ShellUnit, state: ShellState): ShellState {
  let { exitsOnError } = state;
  unit.args.forEach((word, place) => {
    if (/^-[a-z]*e/.test(word.text) || (/^-[a-z]*o$/.test(word.text) && unit.args[place + 1]?.text === "errexit"))
      exitsOnError = true;
    if (/^\+[a-z]*e/.test(word.text) || (/^\+[a-z]*o$/.test(word.text) && unit.args[place + 1]?.text === "errexit"))
      exitsOnError = false;
  });
  return exitsOnError === state.exitsOnError ? state : { ...state, exitsOnError };
}

function rebind(unit: ShellUnit, state: ShellState): ShellState {
  const place = unit.args.findIndex((word) => /^-[a-z]*p/.test(word.text) || word.dynamic);
  if (place === -1) return state;
  const rebound = new Set(state.rebound);
  for (const word of unit.args.slice(place + 1)) rebound.add(word.dynamic ? "*" : word.text);
  if (unit.args[place]?.dynamic) rebound.add("*");
  return { ...state, rebound };
}

function defineAliases(unit: ShellUnit, state: ShellState): ShellState {
  const aliases = new Map(state.aliases);
  for (const word of unit.args) {
    if (aliases.size >= MOST_NAMES) {
      unit.opaque ??= `more than ${MOST_NAMES} aliases`;
      break;
    }
    const equals = word.text.indexOf("=");
    if (equals > 0) aliases.set(word.text.slice(0, equals), word.text.slice(equals + 1));
  }
  return { ...state, aliases };
}
