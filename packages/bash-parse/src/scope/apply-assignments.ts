import type { ShellUnit } from "../units/shell-unit.ts";
import type { ReadAssignment } from "../walk/read-assignment.ts";
import { ANY_VARIABLE, prefixEnvironment } from "./environment.ts";
import { literalVariable } from "./literal-variable.ts";
import { type ShellState, variableOf, withAnyVariable, withEnvironment, withVariable } from "./shell-state.ts";
import { evaluatedVariables, mayEvaluate, UNKNOWN_VARIABLE, type Variable } from "./variable.ts";

/** The state behind assignments without a command. */
export function applyAssignments(state: ShellState, unit: ShellUnit): ShellState {
  let next = state;
  for (const assignment of unit.assignments) next = assign(next, assignment, unit);
  return next;
}

/** The state behind one assignment; evaluates the value where the variable is an integer. */
export function assign(state: ShellState, assignment: ReadAssignment, unit: ShellUnit): ShellState {
  const { name, raw } = assignment;
  const reference = state.references.get(name);
  if (reference !== undefined) {
    if (assignment.value !== null && (namesCode(assignment.value) || mayEvaluate(literalVariable(assignment.value))))
      unit.opaque ??= `\`${name}\` stands for a variable whose subscript is evaluated`;
    if (reference === null) return withEnvironment(withAnyVariable(state), { name: ANY_VARIABLE, value: null, raw });
    return assign({ ...state, references: new Map() }, { ...assignment, name: reference }, unit);
  }
  const value = valueAfter(state, assignment);
  if (state.integers.has(name) && mayRun(value, state)) unit.opaque ??= `arithmetic evaluates the value of \`${name}\``;
  let next = withVariable(state, name, value);
  if (name === "BASH_CMDS")
    next = { ...next, rebound: new Set([...next.rebound, assignment.index?.replace(/^["']|["']$/g, "") ?? "*"]) };
  if (name === "BASH_ALIASES") next = { ...next, rebound: new Set([...next.rebound, "*"]) };
  return { ...next, environment: prefixEnvironment(next.environment, [assignment]) };
}

/** A name of a variable with a subscript that runs something. */
export function namesCode({ text }: { readonly text: string }): boolean {
  return /^\w*\[.*[$`]/s.test(text);
}

function valueAfter(state: ShellState, { name, value, elements, append, index }: ReadAssignment): Variable {
  if (index !== null) return UNKNOWN_VARIABLE;
  if (elements !== null) {
    const literal =
      !append && elements.every((word) => !word.dynamic && !word.hasGlob && !/^\[[^\]]*\]=/.test(word.text));
    return literal ? { kind: "array", words: elements.map(({ text }) => text) } : UNKNOWN_VARIABLE;
  }
  if (value === null) return UNKNOWN_VARIABLE;
  const variable = literalVariable(value);
  if (!append) return variable;
  const before = variableOf(state, name);
  if (variable.kind !== "literal" || variable.tilde !== "" || before?.kind !== "literal") return UNKNOWN_VARIABLE;
  return { ...before, text: before.text + variable.text };
}

function mayRun(value: Variable, state: ShellState): boolean {
  if (value.kind === "unknown") return value.evaluates !== false;
  if (mayEvaluate(value)) return true;
  const text = value.kind === "literal" ? value.text : "";
  for (const [, variable] of evaluatedVariables(text, (name) => variableOf(state, name)))
    if (mayEvaluate(variable)) return true;
  return false;
}
