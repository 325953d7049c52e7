import type {
  AndOr,
  ArithmeticFor,
  Case,
  CommandNode,
  CompoundList,
  For,
  If,
  Pipeline,
  PipelineNode,
  Select,
  While,
} from "unbash";
import { withSet } from "../scope/environment.ts";
import { joinStates, type ShellState, withVariable } from "../scope/shell-state.ts";
import { UNKNOWN_VARIABLE, type Variable } from "../scope/variable.ts";
import { loopEntry } from "./loop-state.ts";
import { loopVariable, readLoosePart, readLooseWord } from "./loose-words.ts";
import { bothWays, type Frame, type Outcome, type Reading, within } from "./reading.ts";
import { pipedInput } from "./standard-input.ts";
import { walkCommand } from "./walk-command.ts";
import { walkArithmeticCommand, walkTestCommand } from "./walk-compound-test.ts";
import { walkFunction } from "./walk-function.ts";
import { walkRedirected } from "./walk-redirected.ts";
import { walkStatements } from "./walk-script.ts";

/** Follows one command of any kind from `state`. */
export function walkNode(
  reading: Reading,
  frame: Frame,
  node: PipelineNode | AndOr | CompoundList,
  state: ShellState,
): Outcome {
  switch (node.type) {
    case "Command":
      return walkCommand(reading, frame, node, state);
    case "Pipeline":
      return walkPipeline(reading, frame, node, state);
    case "AndOr":
      return walkAndOr(reading, frame, node, state);
    case "CompoundList":
      return walkStatements(reading, frame, node.commands, state);
    case "BraceGroup":
      return walkStatements(reading, within(frame, "group"), node.body.commands, state);
    case "Subshell":
      walkStatements(reading, within(frame, "subshell", { topLevel: false }), node.body.commands, state);
      return bothWays(state);
    case "If":
      return walkIf(reading, frame, node, state);
    case "For":
    case "Select":
      return walkFor(reading, frame, node, state);
    case "ArithmeticFor":
      return walkArithmeticFor(reading, frame, node, state);
    case "While":
      return walkWhile(reading, frame, node, state);
    case "Case":
      return walkCase(reading, frame, node, state);
    case "Function":
      return walkFunction(reading, frame, node, state);
    case "Coproc":
      walkNode(
        reading,
        within(frame, "coproc", { topLevel: false, stdin: { kind: "hidden", from: "a coprocess" } }),
        node.body,
        state,
      );
      return bothWays(set(state, node.name?.text ?? "COPROC", UNKNOWN_VARIABLE, "coproc"));
    case "Redirected":
      return walkRedirected(reading, frame, node, state);
    case "TestCommand":
      return walkTestCommand(reading, frame, node, state);
    case "ArithmeticCommand":
      return walkArithmeticCommand(reading, frame, node, state);
    default:
      return unreachable(node);
  }
}

function walkPipeline(reading: Reading, frame: Frame, node: Pipeline, state: ShellState): Outcome {
  const negations = node.prefixes.filter(({ type }) => type === "Negation").length;
  const negated = negations % 2 === 1;
  const timed = node.prefixes.length > negations ? within(frame, "time") : frame;
  const inside = negations > 0 ? within(timed, "negation", { tested: true }) : timed;
  const [only, second] = node.commands;
  if (only === undefined) return bothWays(state);
  const outcome =
    second === undefined ? walkNode(reading, inside, only, state) : walkPiped(reading, inside, node.commands, state);
  return negated ? { ok: outcome.failed, failed: outcome.ok } : outcome;
}

function walkPiped(reading: Reading, frame: Frame, commands: readonly CommandNode[], state: ShellState): Outcome {
  let stdin = frame.stdin;
  let last: ShellState | null = null;
  for (const command of commands) {
    const first = reading.units.length;
    const outcome = walkNode(reading, within(frame, "pipeline", { topLevel: false, stdin }), command, state);
    last = joinStates(outcome.ok, outcome.failed);
    stdin = pipedInput(command, reading.units.slice(first), frame);
  }
  // With `lastpipe`, and in other shells, the last command runs in this shell.
  if (last === null || last === state) return bothWays(state);
  const changed = joinStates(state, {
    ...state,
    variables: last.variables,
    otherVariables: last.otherVariables,
    environment: last.environment,
  });
  return bothWays(changed);
}

function walkAndOr(reading: Reading, frame: Frame, node: AndOr, state: ShellState): Outcome {
  const last = node.commands.length - 1;
  let outcome: Outcome = bothWays(state);
  let entry = state;
  node.commands.forEach((command, place) => {
    const inside = place === last ? frame : { ...frame, tested: true };
    if (place === 0) {
      outcome = walkNode(reading, inside, command, state);
      return;
    }
    const conditional: Frame = { ...inside, context: [...inside.context, "condition"] };
    if (node.operators[place - 1] === "&&") {
      entry = outcome.ok ?? entry;
      const next = walkNode(reading, conditional, command, entry);
      outcome = outcome.ok === null ? outcome : { ok: next.ok, failed: joinStates(outcome.failed, next.failed) };
    } else {
      entry = outcome.failed ?? entry;
      const next = walkNode(reading, conditional, command, entry);
      outcome = outcome.failed === null ? outcome : { ok: joinStates(outcome.ok, next.ok), failed: next.failed };
    }
  });
  return outcome;
}

function walkIf(reading: Reading, frame: Frame, node: If, state: ShellState): Outcome {
  const inside = within(frame, "condition");
  const tested: Frame = { ...inside, tested: true };
  let entry = state;
  let reached: ShellState | null = null;
  let open = true;
  for (const branch of [node, ...node.elif]) {
    const condition = walkStatements(reading, tested, branch.clause.commands, entry);
    const taken = walkStatements(reading, inside, branch.then.commands, condition.ok ?? entry);
    if (open && condition.ok !== null) reached = joinStates(reached, joinStates(taken.ok, taken.failed));
    if (condition.failed === null) open = false;
    entry = condition.failed ?? entry;
  }
  if (node.else !== undefined) {
    const taken = walkStatements(reading, inside, node.else.commands, entry);
    if (open) reached = joinStates(reached, joinStates(taken.ok, taken.failed));
  } else if (open) reached = joinStates(reached, entry);
  return bothWays(reached);
}

function walkFor(reading: Reading, frame: Frame, node: For | Select, state: ShellState): Outcome {
  const { value, state: begun } = loopVariable(reading, frame, node, state);
  const name = node.name.text;
  const bind = (entry: ShellState) =>
    set(entry, name, node.type === "Select" ? UNKNOWN_VARIABLE : value, node.type === "Select" ? "select" : "for");
  return walkRounds(reading, frame, bind(begun), begun, (into, inside, entry) => {
    const outcome = walkStatements(into, inside, node.body.commands, bind(entry));
    return joinStates(outcome.ok, outcome.failed);
  });
}

/** The state in which a construct has set a variable. */
function set(state: ShellState, name: string, value: Variable, by: string): ShellState {
  const target = state.references.get(name) ?? name;
  const next = withVariable(state, target, value);
  const environment = withSet(next.environment, target, null, `${by} ${name}`);
  return environment === next.environment ? next : { ...next, environment };
}

function walkArithmeticFor(reading: Reading, frame: Frame, node: ArithmeticFor, state: ShellState): Outcome {
  const begun = readLoosePart(reading, frame, node, state);
  return walkRounds(reading, frame, begun, begun, (into, inside, entry) => {
    const outcome = walkStatements(into, inside, node.body.commands, entry);
    return joinStates(outcome.ok, outcome.failed);
  });
}

function walkWhile(reading: Reading, frame: Frame, node: While, state: ShellState): Outcome {
  let ended: ShellState | null = null;
  const rounds = walkRounds(reading, frame, state, null, (into, inside, entry) => {
    const condition = walkStatements(into, { ...inside, tested: true }, node.clause.commands, entry);
    const [runs, ends] = node.kind === "while" ? [condition.ok, condition.failed] : [condition.failed, condition.ok];
    ended = ends;
    const body = walkStatements(into, inside, node.body.commands, runs ?? entry);
    return joinStates(body.ok, body.failed);
  });
  return bothWays(joinStates(ended, joinStates(rounds.ok, rounds.failed)));
}

/** Follows a loop's rounds; `skipped` is the state behind it if there is none. */
function walkRounds(
  reading: Reading,
  frame: Frame,
  state: ShellState,
  skipped: ShellState | null,
  round: (reading: Reading, frame: Frame, entry: ShellState) => ShellState | null,
): Outcome {
  const jumping: typeof round = (into, inside, entry) => {
    const jumps: ShellState[] = [];
    const after = round(into, { ...inside, jumps }, entry);
    // A jump may also leave loops further out.
    frame.jumps.push(...jumps);
    return jumps.reduce<ShellState | null>(joinStates, after);
  };
  const inside = within(frame, "loop", { loops: frame.loops + 1 });
  const entry = loopEntry(reading, { ...inside, loops: frame.loops }, state, jumping);
  return bothWays(joinStates(skipped, jumping(reading, inside, entry)) ?? entry);
}

function walkCase(reading: Reading, frame: Frame, node: Case, state: ShellState): Outcome {
  const inside = within(frame, "case");
  let entry = readLooseWord(reading, frame, node.word, state);
  let reached: ShellState | null = entry;
  let falling: ShellState | null = null;
  for (const item of node.items) {
    for (const pattern of item.pattern) entry = readLooseWord(reading, frame, pattern, entry);
    const outcome = walkStatements(reading, inside, item.body.commands, joinStates(entry, falling) ?? entry);
    const after = joinStates(outcome.ok, outcome.failed);
    falling = item.terminator === ";&" || item.terminator === ";;&" ? after : null;
    reached = joinStates(reached, after);
  }
  return bothWays(reached);
}

function unreachable(node: never): never {
  throw new Error(`unknown node ${JSON.stringify(node)}`);
}
