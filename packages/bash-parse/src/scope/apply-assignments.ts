import type { ShellUnit } from "../units/shell-unit.ts";
import type { ReadAssignment } from "../walk/read-assignment.ts";
import { ANY_VARIABLE, prefixEnvironment } from "./environment.ts";
import { literalVariable } from "./literal-variable.ts";
import { type ShellState, variableOf, withAnyVariable, withEnvironment, withVariable } from "./shell-state.ts";
import { UNKNOWN_VARIABLE, type Variable } from "./variable.ts";

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
    if (reference === null) return withEnvironment(withAnyVariable(state), { name: ANY_VARIABLE, value: null, raw });
    return assign({ ...state, references: new Map() }, { ...assignment, name: reference }, unit);
  }
  const value = valueAfter(state, assignment);
  if (state.integers.has(name) && mayRun(value)) unit.opaque ??= `arithmetic evaluates the value of \`${name}\``;
  let next = withVariable(state, name, value);
  if (name === "BASH_CMDS")
    next = { ...next, rebound: new Set([...next.rebound, assignment.index?.replace(/^["']|["']$/g, "") ?? "*"]) };
  if (name === "BASH_ALIASES") next = { ...next, rebound: new Set([...next.rebound, "*"]) };
  return { ...next, environment: prefixEnvironment(next.environment, [assignment]) };
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

function mayRun(value: Variable): boolean {
  if (value.kind === "unknown") return value.evaluates;
  return value.kind === "literal" && /[$`]/.test(value.text);
}
