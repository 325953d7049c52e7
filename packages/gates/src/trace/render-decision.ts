import type { BashCommand } from "@bashgate/bash-parse";
import type { AccessVerdict, Decision, FloorVerdict, LineVerdict, UnitVerdict } from "../decision/decision.ts";
import { describeRule } from "./describe-rule.ts";
import { escapeText } from "./escape-text.ts";
import { createPaint, type Paint } from "./paint.ts";
import { shownPart } from "./shown-part.ts";
import { underlineSpan } from "./underline-span.ts";

/** How a decision is laid out. */
export interface RenderOptions {
  /** Columns of the terminal; 100 if not given. Only the command line is cut to it. */
  readonly width?: number;
  /** ANSI colours; none if not given. */
  readonly color?: boolean;
}

/** A node of the tree: its own line, notes below it, and what hangs from it. */
interface TraceNode {
  readonly line: string;
  readonly notes: readonly string[];
  readonly children: readonly TraceNode[];
}

/**
 * The whole trace of a decision as a tree for people: every unit under the wrapper that runs it, with its context, the rule
 * that decided it, its accesses and floors; what could not be read; what could be approved. The deciding part is underlined
 * in the command line. Lines are joined by `\n`, without one at the end.
 */
export function renderDecision(decision: Decision, options: RenderOptions = {}): string {
  const paint = createPaint(options.color ?? false);
  const lines = [`${paint.state(decision.state, decision.state)}: ${escapeText(decision.reason)}`, ""];
  const width = Math.max(20, (options.width ?? 100) - 2);
  const span = shownPart(decision)?.span ?? { start: 0, end: 0 };
  const marked = underlineSpan(decision.command, span, { width });
  lines.push(...(span.end > span.start ? marked : marked.slice(0, 1)).map((line) => `  ${line}`), "");
  lines.push(...drawTree(topNodes(decision, paint), ""));
  lines.push(...closingLines(decision));
  return lines.join("\n").trimEnd();
}

function topNodes(decision: Decision, paint: Paint): readonly TraceNode[] {
  const commands = decision.program.commands();
  const line = decision.line ? [lineNode(decision.line, paint)] : [];
  const whole = decision.floors.filter((floor) => floor.unit === null).map((floor) => floorNode(floor, paint));
  const tops = commands
    .filter((command) => command.via.length === 0)
    .map((command) => unitNode(decision, command, paint));
  return [...tops, ...line, ...whole];
}

function unitNode(decision: Decision, command: BashCommand, paint: Paint): TraceNode {
  const verdict = decision.units.find((unit) => unit.unit === command.index);
  const text = escapeText(command.text === "" ? command.raw : command.text);
  const accesses = decision.accesses.filter((access) => access.unit === command.index);
  const inner = decision.program.commands().filter((other) => other.via.at(-1)?.unit === command.index);
  const floors = decision.floors.filter((floor) => floor.unit === command.index);
  return {
    line: verdict ? `${stateWord(verdict.state, paint)} ${paint.bold(text)}` : paint.bold(text),
    notes: [...unitNotes(command), ...(verdict ? verdictNotes(verdict) : [])].map((note) => paint.dim(note)),
    children: [
      ...accesses.map((access) => accessNode(access, paint)),
      ...floors.map((floor) => floorNode(floor, paint)),
      ...inner.map((other) => unitNode(decision, other, paint)),
    ],
  };
}

function lineNode(verdict: LineVerdict, paint: Paint): TraceNode {
  const notes = verdict.rule
    ? [describeRule(verdict.rule), ...reasonOf(verdict.rule.reason)]
    : ["no rule on bash matches, the default decides"];
  return {
    line: `${stateWord(verdict.state, paint)} ${paint.bold("the text as a whole")}`,
    notes: notes.map((note) => paint.dim(note)),
    children: [],
  };
}

function unitNotes(command: BashCommand): readonly string[] {
  const notes: string[] = [];
  const via = command.via.map((outer) => `${escapeText(outer.name)} (${outer.kind})`);
  if (via.length > 0) notes.push(`run by ${via.join(", ")}`);
  if (command.context.length > 0) notes.push(`in ${command.context.join(" > ").replaceAll("_", " ")}`);
  const { main, alternatives } = command.directories;
  const places = [...new Set([main, ...alternatives.map(({ path }) => path)])];
  if (places.some((place) => place !== ".")) notes.push(`in ${places.map(namePlace).join(", or ")}`);
  if (command.seenBy === "second") notes.push("seen by the second reader only");
  return notes;
}

function namePlace(directory: string | null): string {
  if (directory === null) return "a directory that the text does not fix";
  return directory === "." ? "the session's directory" : `the directory ${escapeText(directory)}`;
}

function verdictNotes(verdict: UnitVerdict): readonly string[] {
  const rule = verdict.rule ? [describeRule(verdict.rule), ...reasonOf(verdict.rule.reason)] : [];
  switch (verdict.basis) {
    case "rule":
    case "module":
      return rule;
    case "default":
      return ["no rule on bash matches, the default decides"];
    case "no-effect":
      return ["no effect of its own", ...rule];
    case "wrapper":
      return ["what it runs decides", ...rule];
    case "function":
      return ["a function of this text, its body decides", ...rule];
    case "inside-elsewhere":
      return ["runs elsewhere, what starts it decides", ...rule];
    case "approval":
      return ["approved before", ...rule];
    default:
      return verdict.basis satisfies never;
  }
}

function accessNode(access: AccessVerdict, paint: Paint): TraceNode {
  const written = access.written === access.path ? "" : ` (written ${escapeText(access.written)})`;
  const notes = access.judged.flatMap((entry) =>
    entry.rule
      ? [describeRule(entry.rule), ...reasonOf(entry.rule.reason)]
      : [`no rule on ${escapeText(entry.surface)} matches, the default decides: ${entry.state}`],
  );
  return {
    line: `${stateWord(access.state, paint)} ${access.kind === "unknown" ? "touches" : `${access.kind}s`} ${escapeText(access.path)}${written}`,
    notes: notes.map((note) => paint.dim(note)),
    children: [],
  };
}

function floorNode(floor: FloorVerdict, paint: Paint): TraceNode {
  const notes = floor.rule ? [describeRule(floor.rule), ...reasonOf(floor.rule.reason)] : [];
  return {
    line: `${stateWord(floor.state, paint)} ${floor.name}: ${escapeText(floor.why)}`,
    notes: notes.map((note) => paint.dim(note)),
    children: [],
  };
}

function reasonOf(reason: string | null): readonly string[] {
  return reason === null ? [] : [`reason: ${escapeText(reason)}`];
}

function stateWord(state: Decision["state"], paint: Paint): string {
  return paint.state(state, state.padEnd(5));
}

// INVARIANT: no recursion over input of unbounded depth; wrappers and payloads nest at most as deep as the reader's limit.
function drawTree(nodes: readonly TraceNode[], indent: string): readonly string[] {
  return nodes.flatMap((node, index) => {
    const last = index === nodes.length - 1;
    const below = `${indent}${last ? "   " : "│  "}`;
    const bar = node.children.length > 0 ? "│ " : "  ";
    return [
      `${indent}${last ? "└─ " : "├─ "}${node.line}`,
      ...node.notes.map((note) => `${below}${bar}    ${note}`),
      ...drawTree(node.children, below),
    ];
  });
}

function closingLines(decision: Decision): readonly string[] {
  const lines: string[] = [];
  for (const gap of decision.program.gaps)
    lines.push(`not read with certainty, ${gap.start} to ${gap.end}: ${escapeText(gap.why)}`);
  if (!decision.crossChecked && !decision.program.plain) lines.push("not cross-checked by the second reader");
  const offers = decision.suggestions.map(
    ({ surface, pattern, risky }) =>
      `could be approved: ${escapeText(surface)}: ${escapeText(pattern)}${risky ? "  (risky)" : ""}`,
  );
  lines.push(...new Set(offers));
  for (const problem of decision.problems) lines.push(`broken policy: ${escapeText(problem.split("\n")[0] ?? "")}`);
  return lines.length > 0 ? ["", ...lines] : [];
}
