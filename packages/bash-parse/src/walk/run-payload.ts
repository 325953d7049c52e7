import type { InnerReading } from "@bashgate/bash-arity/wrappers";
import { afterCall } from "../scope/after-call.ts";
import { literalVariable } from "../scope/literal-variable.ts";
import { HERE } from "../scope/place.ts";
import { childState, joinStates, type ShellState, withUncertainVariables } from "../scope/shell-state.ts";
import { type SourceText, SourceTextBuilder } from "../source/source-text.ts";
import type { ShellUnit } from "../units/shell-unit.ts";
import {
  addGap,
  bothWays,
  type Frame,
  MOST_PAYLOADS,
  mayReadAgain,
  type Outcome,
  type Reading,
  TOO_MUCH_TEXT,
  within,
} from "./reading.ts";
import { walkText } from "./walk-script.ts";

/** Code within code is read whole at each level: so often as much as a level of an expansion. */
const WEIGHT = 3;

/** Builtins whose code runs in the shell that reads them, not in a new one. */
const IN_THIS_SHELL: ReadonlySet<string> = new Set([
  "eval",
  "trap",
  "alias",
  "source",
  ".",
  "mapfile",
  "readarray",
  "complete",
  "compgen",
  "bind",
]);

/** Follows shell code in a unit's arguments or on its standard input. */
export function runPayload(
  reading: Reading,
  frame: Frame,
  unit: ShellUnit,
  inner: Extract<InnerReading, { runs: "shell" | "stdin" }>,
  state: ShellState,
): Outcome | null {
  const code = inner.runs === "stdin" ? codeFromInput(unit) : codeFromWords(unit, inner);
  if (code === null) return null;
  const { program } = unit;
  if (frame.payloads >= MOST_PAYLOADS) {
    if (program !== null)
      addGap(reading, frame, program.from, program.to, `code within code more than ${MOST_PAYLOADS} times`);
    return null;
  }
  if (!mayReadAgain(reading, WEIGHT * code.text.length)) {
    addGap(reading, { ...frame, source: code }, 0, code.text.length, TOO_MUCH_TEXT);
    return null;
  }
  const first = reading.units.length;
  const here = IN_THIS_SHELL.has(unit.programName);
  const inside = within(frame, "payload", {
    payloads: frame.payloads + 1,
    source: code,
    topLevel: frame.topLevel && here,
    shellDepth: here ? frame.shellDepth : frame.context.length + 1,
    outerVias: here ? frame.outerVias : frame.vias.length,
    returns: here ? frame.returns : null,
    // A shell that reads its code as it goes meets an error only then, and spliced code may hold anything.
    onError: unit.opaque !== null || (inner.runs === "shell" && inner.later) ? (why) => fail(unit, why) : frame.onError,
  });
  const outcome = here ? runHere(reading, inside, inner, state) : walkText(reading, inside, childOf(unit, state));
  if (inner.runs === "shell" && inner.extra !== null) addArguments(reading, inside, first, inner.extra === "paths");
  return here ? outcome : null;
}

/** Code of a builtin, in the shell that reads it: at once, or at an event. */
function runHere(
  reading: Reading,
  frame: Frame,
  inner: Extract<InnerReading, { runs: "shell" | "stdin" }>,
  state: ShellState,
): Outcome {
  if (inner.runs === "stdin" || !inner.later) return walkText(reading, frame, state);
  const entry = { ...withUncertainVariables(state), places: HERE, made: new Set<string>() };
  const first = reading.units.length;
  const outcome = walkText(reading, { ...frame, later: true, returns: [], jumps: [] }, entry);
  reading.later.push({ units: reading.units.slice(first), places: state.places, at: first });
  const changed = joinStates(outcome.ok, outcome.failed);
  if (changed === null) return bothWays(state);
  const after = afterCall(state, { before: entry, after: changed });
  const names = [...changed.variables.keys()].filter(
    (name) => changed.variables.get(name) !== entry.variables.get(name),
  );
  const unstable = new Set([...state.unstable, ...names, ...(changed.otherVariables ? ["*"] : [])]);
  return bothWays(joinStates(state, names.length > 0 || changed.otherVariables ? { ...after, unstable } : after));
}

/** The words that are added to code when it runs go to its last command. */
function addArguments(reading: Reading, frame: Frame, first: number, neverOption: boolean): void {
  const last = reading.units
    .slice(first)
    .findLast((unit) => unit.context.length === frame.context.length && unit.vias.length === frame.vias.length);
  if (last !== undefined) last.extraArgs = { neverOption };
}

function fail(unit: ShellUnit, why: string): void {
  unit.opaque ??= `its code cannot be read: ${why}`;
}

/** The state of a new shell: of the variables it has those given in front of it; others may have been exported. */
function childOf(unit: ShellUnit, state: ShellState): ShellState {
  let child = childState(state);
  for (const { name, value, append } of unit.assignments) {
    if (value === null || append) continue;
    child = { ...child, variables: new Map(child.variables).set(name, literalVariable(value)) };
  }
  return child;
}

function codeFromInput(unit: ShellUnit): SourceText | null {
  const { input } = unit;
  switch (input.kind) {
    case "text":
      if (input.dynamic) unit.opaque ??= "an expansion is spliced into the code that it reads";
      return input.code;
    case "file":
      return null;
    case "hidden":
      unit.opaque ??= `runs code from ${input.from}`;
      return null;
    case "outer":
      unit.opaque ??= "runs code from standard input";
      return null;
  }
}

function codeFromWords(unit: ShellUnit, inner: Extract<InnerReading, { runs: "shell" }>): SourceText | null {
  const words = inner.words.flatMap((place) => unit.args[place] ?? []);
  const [first] = words;
  if (first === undefined) return null;
  const builder = new SourceTextBuilder(first.source);
  words.forEach((word, place) => {
    if (place > 0) builder.appendProduced(" ", word.from, word.from, false);
    word.withPlaceholder(inner.placeholder, null).appendTo(builder, place === 0 ? inner.offset : 0);
  });
  const code = builder.build();
  let hidden = true;
  let spliced = false;
  for (let position = 0; position < code.text.length; position++) {
    if (code.isSpliced(position)) spliced = true;
    else if (!/\s/.test(code.text[position] ?? "")) hidden = false;
  }
  if (spliced)
    unit.opaque ??= hidden ? "runs code that the text does not show" : "an expansion is spliced into its code";
  return hidden ? null : code;
}
