import { type InnerReading, readWrapper, type WrapperReading } from "@bashgate/bash-arity/wrappers";
import { applyAssignments } from "../scope/apply-assignments.ts";
import { applyBuiltin } from "../scope/builtin-effects.ts";
import { prefixEnvironment, withSet } from "../scope/environment.ts";
import { literalVariable } from "../scope/literal-variable.ts";
import { ANYWHERE, directoriesOf, stepInto } from "../scope/place.ts";
import { joinStates, type ShellState } from "../scope/shell-state.ts";
import { mayEvaluate } from "../scope/variable.ts";
import { ShellUnit, type UnitInner } from "../units/shell-unit.ts";
import type { Token } from "../words/token.ts";
import { hiddenFile, hiddenProgram } from "./hidden-code.ts";
import {
  ARGUMENTS,
  addGap,
  bothWays,
  type Frame,
  MOST_LEVELS,
  mayReadAgain,
  type Outcome,
  type Reading,
  TOO_MUCH_TEXT,
} from "./reading.ts";
import { runAlias } from "./run-alias.ts";
import { runData } from "./run-data.ts";
import { runPayload } from "./run-payload.ts";

/** Lists a unit, follows what it runs in turn, and answers what it does to the shell. */
export function runUnit(reading: Reading, frame: Frame, unit: ShellUnit, state: ShellState): Outcome {
  reading.units.push(unit);
  frame.inner?.units.push(unit);
  unit.vias = frame.vias;
  unit.environment = prefixEnvironment(state.environment, unit.assignments, unit.programName);
  const { program, programName } = unit;
  if (program === null) runData(reading, frame, unit, state);
  if (program === null) return noteEvaluating(reading, state, bothWays(applyAssignments(state, unit)));
  const direct = frame.vias.slice(frame.outerVias).every(({ kind }) => kind === "carrier");
  if (direct && !program.dynamic) {
    const known = state.functions.get(program.text);
    unit.functionCall = known === undefined ? null : known.certain ? "certain" : "possible";
    const alias = program.quoted ? undefined : state.aliases.get(program.text);
    if (alias !== undefined && program.text === unit.programName)
      return runAlias(reading, frame, unit, program, alias, state);
  }
  if (state.rebound.has(programName) || state.rebound.has("*")) unit.dynamic = true;
  const wrapper = program.dynamic || program.hasGlob ? null : readWrapper(programName, unit.args, reading.wrappers);
  if (!program.dynamic && (wrapper === null || wrapper.inner.length === 0)) unit.opaque ??= hiddenProgram(unit);
  if (wrapper === null || wrapper.inner.length === 0) markHiddenCommand(reading, unit);
  noteArguments(reading, unit, wrapper);
  const after = wrapper === null ? null : runWrapped(reading, frame, unit, wrapper, state);
  runData(reading, frame, unit, state);
  return noteEvaluating(reading, state, applyBuiltin(unit, after, state, frame));
}

/** Notes variables that got a value which arithmetic would run as code, for the arithmetic that runs later. */
function noteEvaluating(reading: Reading, before: ShellState, outcome: Outcome): Outcome {
  for (const after of [outcome.ok, outcome.failed]) {
    if (after !== null && (after.places !== before.places || after.environment !== before.environment))
      reading.moves.push({ state: after, at: reading.units.length });
    if (after === null || after.variables === before.variables) continue;
    if (after.otherVariables) reading.evaluating.add("*");
    for (const [name, variable] of after.variables)
      if (variable !== before.variables.get(name) && mayEvaluate(variable)) reading.evaluating.add(name);
  }
  return outcome;
}

/** Marks a wrapper without an inner command that runs one which the text does not show. */
function markHiddenCommand(reading: Reading, unit: ShellUnit): void {
  const { programName, program, args, extraArgs } = unit;
  if (program === null || program.dynamic) return;
  const grows = extraArgs !== null || args.some((word) => word.splits);
  const further = grows ? readWrapper(programName, [...args, ANY_WORDS, ANY_WORDS], reading.wrappers) : null;
  if (further !== null && further.inner.length > 0) {
    if (further.kind === "carrier") unit.opaque ??= "runs code that the text does not show";
    else unit.dynamic = true;
  }
  if (programName === "fc" && !unit.hasFlag("-l")) unit.opaque ??= "runs lines of the history";
  // A `;` or `{} +` behind a word that may be `-exec`.
  const dynamic = programName === "find" ? args.findIndex((word) => word.dynamic && !word.neverOption) : -1;
  const ends = args.findLastIndex(({ text }, at) => text === ";" || (text === "+" && args[at - 1]?.text === "{}"));
  if (dynamic !== -1 && ends > dynamic) unit.opaque ??= "may run a command that the text does not show";
}

/** Further words that are added when a command runs. */
const ANY_WORDS = { text: "", dynamic: true, splits: true, neverOption: false };

/** Notes that a function or a shell got an argument which arithmetic would run as code. */
function noteArguments(reading: Reading, unit: ShellUnit, wrapper: WrapperReading | null): void {
  const takes = unit.functionCall !== null || unit.programName === "set" || wrapper?.kind === "carrier";
  if (takes && unit.args.some((word) => mayEvaluate(literalVariable(word)))) reading.evaluating.add(ARGUMENTS);
}

/** Follows what a wrapper or carrier runs; the outcome where that runs in this very shell, else `null`. */
function runWrapped(
  reading: Reading,
  frame: Frame,
  unit: ShellUnit,
  wrapper: WrapperReading,
  state: ShellState,
): Outcome | null {
  if (wrapper.inner.length === 0) return null;
  const { kind, installed } = wrapper;
  const runs: UnitInner = { kind, certain: wrapper.uncertain === null, installed, units: [] };
  unit.runs = runs;
  const inside: Frame = {
    ...frame,
    levels: frame.levels + 1,
    vias: [...unit.vias, { unit, name: unit.programName, kind }],
    inner: runs,
    stdin: unit.input,
  };
  if (inside.levels > MOST_LEVELS) {
    const { program } = unit;
    if (program !== null) addGap(reading, frame, program.from, program.to, `wrapped more than ${MOST_LEVELS} times`);
    return null;
  }
  const entry = innerState(unit, wrapper, state);
  let outcome: Outcome | null = null;
  for (const inner of wrapper.inner) {
    const next = runInner(reading, inside, unit, inner, entry, wrapper);
    if (next !== null)
      outcome =
        outcome === null
          ? next
          : { ok: joinStates(outcome.ok, next.ok), failed: joinStates(outcome.failed, next.failed) };
  }
  return outcome;
}

/** The state in which the inner command begins: the wrapper's variables and directory in force. */
function innerState(unit: ShellUnit, wrapper: WrapperReading, state: ShellState): ShellState {
  let environment = unit.environment;
  for (const place of wrapper.assignments) {
    const word = unit.args[place];
    if (word !== undefined) environment = prefixEnvironment(environment, [assignmentOf(word)]);
  }
  if (unit.programName === "env")
    for (const name of unsetNames(unit, wrapper)) environment = withSet(environment, name, null, `env -u ${name}`);
  const { directory, kind, directoryUnknown } = wrapper;
  const inner: ShellState = { ...state, environment };
  if (kind === "elsewhere" || directoryUnknown) return { ...inner, places: ANYWHERE };
  if (directory === null) return inner;
  const word = unit.args[directory.word];
  const target = word === undefined || word.dynamic ? null : word.text.slice(directory.offset);
  if (target === null) return { ...inner, places: ANYWHERE };
  return { ...inner, places: state.places.map((place) => stepInto(place, target)) };
}

/** The variables that `env -u` takes away. */
function unsetNames(unit: ShellUnit, wrapper: WrapperReading): readonly string[] {
  const [first] = wrapper.inner;
  const options = first?.runs === "argv" ? unit.args.slice(0, first.start) : unit.args;
  return options.flatMap(({ text }, place) => {
    const joined = /^(?:-[0iv]*u|--unset=)(.+)$/.exec(text)?.[1];
    if (joined !== undefined) return [joined];
    return /^(?:-[0iv]*u|--unset)$/.test(text) ? [options[place + 1]?.text ?? "*"] : [];
  });
}

function assignmentOf(word: Token): ShellUnit["assignments"][number] {
  const equals = word.text.indexOf("=");
  const { start, end, raw } = word;
  const name = equals === -1 ? word.text : word.text.slice(0, equals);
  return { start, end, raw, name, append: false, index: null, value: word.tail(equals + 1), elements: null };
}

function runInner(
  reading: Reading,
  frame: Frame,
  unit: ShellUnit,
  inner: InnerReading,
  state: ShellState,
  wrapper: WrapperReading,
): Outcome | null {
  switch (inner.runs) {
    case "argv": {
      const paths = inner.extra === "paths" || inner.replacement === "paths";
      const written = unit.args.slice(inner.start, inner.end);
      const words =
        inner.placeholder === null
          ? written
          : written.map((word) => word.withPlaceholder(inner.placeholder, paths ? "text" : null));
      const [first] = words;
      const last = words.at(-1);
      if (first === undefined || last === undefined) return null;
      if (!mayReadAgain(reading, Math.max(words.length, last.to - first.from))) {
        addGap(reading, { ...frame, source: first.source }, first.from, last.to, TOO_MUCH_TEXT);
        return null;
      }
      const made = new ShellUnit(words, {
        assignments: wrapper.assignments.flatMap((place) => {
          const word = unit.args[place];
          return word === undefined ? [] : [assignmentOf(word)];
        }),
        redirects: [],
        start: first.start,
        end: last.end,
        source: first.source,
        context: frame.context,
        topLevel: frame.topLevel && wrapper.kind !== "elsewhere",
        directories: directoriesOf(state.places),
        environment: state.environment,
        input: unit.input,
      });
      if (inner.extra !== null) made.extraArgs = { neverOption: inner.extra === "paths" };
      return runUnit(reading, frame, made, state);
    }
    case "shell":
    case "stdin":
      return runPayload(reading, frame, unit, inner, state);
    case "file":
      unit.opaque ??= hiddenFile(unit.args[inner.word]);
      return null;
    default:
      return unreachable(inner);
  }
}

function unreachable(inner: never): never {
  throw new Error(`unknown inner command ${JSON.stringify(inner)}`);
}
