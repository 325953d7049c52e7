import { namesCode } from "../scope/apply-assignments.ts";
import { literalVariable } from "../scope/literal-variable.ts";
import { type ShellState, variableOf } from "../scope/shell-state.ts";
import { evaluatesOf, mayEvaluate } from "../scope/variable.ts";
import { SourceTextBuilder } from "../source/source-text.ts";
import type { ShellUnit } from "../units/shell-unit.ts";
import { checkArithmeticNames } from "../words/read-subscript.ts";
import type { Token } from "../words/token.ts";
import { ARGUMENTS, type Frame, MOST_PAYLOADS, type Reading, within } from "./reading.ts";
import { walkText } from "./walk-script.ts";
import { WordReading } from "./word-reading.ts";

/** Builtins that take names of variables, whose subscripts are evaluated: which of the words are such names. */
const NAMES: Readonly<Record<string, (words: readonly Token[]) => readonly Token[]>> = {
  unset: (words) => words,
  read: (words) => words,
  let: (words) => words,
  declare: (words) => words,
  typeset: (words) => words,
  local: (words) => words,
  export: (words) => words,
  readonly: (words) => words,
  printf: (words) =>
    words[0]?.text === "-v" ? words.slice(1, 2) : words[0]?.text.startsWith("-v") === true ? words.slice(0, 1) : [],
  wait: (words) => words.slice(words.findIndex(({ text }) => text === "-p") + 1),
  test: (words) => words.filter((_, place) => words[place - 1]?.text === "-v"),
  "[": (words) => words.filter((_, place) => words[place - 1]?.text === "-v"),
};

/** Builtins that evaluate the subscript of a name which they get by the splitting of a word. */
const SETS: ReadonlySet<string> = new Set(["declare", "typeset", "local", "readonly"]);

/** Builtins that expand a value in parentheses again where they make an array of it. */
const DECLARES: ReadonlySet<string> = new Set(["declare", "typeset", "local", "readonly", "export"]);

/** Follows what bash runs out of a unit's words although they are data: subscripts in names, prompts, aliases of git. */
export function runData(reading: Reading, frame: Frame, unit: ShellUnit, state: ShellState): void {
  const { programName, program } = unit;
  if (program?.text === programName && Object.hasOwn(NAMES, programName))
    for (const word of NAMES[programName]?.(unit.args) ?? []) expandName(reading, frame, unit, word, state);
  if (program?.text === programName && /^(?:declare|typeset|local)$/.test(programName) && unit.hasFlag("-n"))
    for (const { assignment } of unit.args) expandReference(reading, frame, unit, assignment?.value ?? null, state);
  if (program?.text === programName && DECLARES.has(programName)) expandArrays(reading, frame, unit, state);
  if (program?.text === "let") for (const word of unit.args) checkExpression(reading, frame, unit, word, state);
  if (programName === "git") runGitAlias(reading, frame, unit, state);
  for (const { name, value } of unit.assignments)
    if (value !== null) runVariable(reading, frame, unit, name, value, state);
  for (const { assignment } of unit.args)
    if (assignment?.value != null) runVariable(reading, frame, unit, assignment.name, assignment.value, state);
}

/** The expressions of a `let` whose names have values that bash would run as code. */
function checkExpression(reading: Reading, frame: Frame, unit: ShellUnit, word: Token, state: ShellState): void {
  const words = new WordReading(reading, frame, state);
  checkArithmeticNames(word.text, words);
  unit.opaque ??= words.opaqueReason;
  for (const name of words.unsetInArithmetic) reading.arithmetic.push({ name, units: [unit] });
}

/** The subscript of a variable's name is expanded, quotes or not. */
function expandName(reading: Reading, frame: Frame, unit: ShellUnit, word: Token, state: ShellState): void {
  const { text } = word;
  const variable = literalVariable(word);
  const whole = !word.splits || !SETS.has(unit.programName) || isWrittenBare(frame, unit);
  if (word.dynamic && variable.kind === "unknown" && !(whole && /^\w+=/.test(text))) {
    if (variable.evaluates === true)
      unit.opaque ??= `evaluates the name of a variable that the text does not show: \`${word.raw}\``;
    if (variable.evaluates === "arguments") reading.arithmetic.push({ name: ARGUMENTS, units: [unit] });
  }
  if (unit.programName === "let" ? !/[$`]/.test(text) : !/^\w*\[.*[$`].*/s.test(text)) return;
  // The subscript of an assignment that is written as one is read with the words.
  if (word.assignment !== null) return;
  expand(reading, frame, unit, word, state, "arithmetic");
}

/**
 * Whether bash sees by the program's name that assignments follow, so that it does not split them: not behind `command`
 * or `builtin`, nor if the name is quoted or an expansion.
 */
function isWrittenBare(frame: Frame, unit: ShellUnit): boolean {
  const { program, source } = unit;
  if (program === null || source.text.slice(program.from, program.to) !== program.text) return false;
  return frame.vias.slice(frame.outerVias).every(({ kind }) => kind === "carrier");
}

/** `declare -a x='($(code))'`: the value of an array in quotes is read again as the elements of one. */
function expandArrays(reading: Reading, frame: Frame, unit: ShellUnit, state: ShellState): void {
  const array = unit.args.some(({ text }) => /^-[A-Za-z]*[aA]/.test(text));
  for (const word of unit.args) {
    const { assignment, text } = word;
    if (assignment?.elements != null || text.startsWith("-")) continue;
    const head = /^[^=]*=/.exec(text)?.[0] ?? "";
    const value = assignment?.value ?? word.tail(head.length);
    if (isList(value.text)) expand(reading, frame, unit, value, state, "text");
    const { kind } = variableOf(state, head.replace(/[[+=].*/s, "")) ?? { kind: "literal" };
    const evaluated = evaluatesOf(literalVariable(word));
    const listed = value.pieces.some((piece) => piece.kind === "unknown" && piece.candidates.some(isList));
    if (!(array || kind === "array" || listed) || !value.dynamic) continue;
    if (evaluated === true) unit.opaque ??= `reads elements out of \`${value.raw}\``;
    if (evaluated === "arguments") reading.arithmetic.push({ name: ARGUMENTS, units: [unit] });
  }
}

/** Elements of an array that run something. */
function isList(text: string): boolean {
  return /^\(.*[$`]/s.test(text);
}

/** The name that a reference (`declare -n`) stands for has a subscript that is evaluated at each use. */
function expandReference(
  reading: Reading,
  frame: Frame,
  unit: ShellUnit,
  target: Token | null,
  state: ShellState,
): void {
  if (target === null) return;
  if (namesCode(target)) expand(reading, frame, unit, target, state, "arithmetic");
  const variable = literalVariable(target);
  if (variable.kind === "unknown" && variable.evaluates === "arguments")
    reading.arithmetic.push({ name: ARGUMENTS, units: [unit] });
  if (target.dynamic && mayEvaluate(variable))
    unit.opaque ??= `stands for a variable that the text does not name: \`${target.raw}\``;
}

/** Variables whose values bash expands (`PS4`) or runs (`PROMPT_COMMAND`). */
function runVariable(
  reading: Reading,
  frame: Frame,
  unit: ShellUnit,
  name: string,
  value: Token,
  state: ShellState,
): void {
  if (/^PS[0124]$/.test(name) && /[$`]/.test(value.text)) expand(reading, frame, unit, value, state, "text");
  if (/^PS[0124]$/.test(name) && mayEvaluate(literalVariable(value)) && value.dynamic)
    unit.opaque ??= `expands \`${value.raw}\` as a prompt`;
  if (name !== "PROMPT_COMMAND" || frame.payloads >= MOST_PAYLOADS) return;
  if (value.dynamic) unit.opaque ??= "`PROMPT_COMMAND` runs code that the text does not show";
  const builder = new SourceTextBuilder(value.source);
  value.appendTo(builder);
  const source = builder.build();
  walkText(reading, within(frame, "payload", { source, payloads: frame.payloads + 1, later: true }), state);
}

/** `git -c alias.x='!code' x`. */
function runGitAlias(reading: Reading, frame: Frame, unit: ShellUnit, state: ShellState): void {
  unit.args.forEach((word, place) => {
    const key = /^(?:-c)?(alias\.[^=]*=!)/s.exec(word.text);
    if (key === null || (word.text.startsWith("alias") && unit.args[place - 1]?.text !== "-c")) return;
    if (word.dynamic) unit.opaque ??= "an expansion is spliced into the code of a git alias";
    if (frame.payloads >= MOST_PAYLOADS) return;
    const builder = new SourceTextBuilder(word.source);
    word.appendTo(builder, key[0].length);
    const source = builder.build();
    const first = reading.units.length;
    walkText(reading, within(frame, "payload", { source, payloads: frame.payloads + 1, topLevel: false }), state);
    const last = reading.units.slice(first).at(-1);
    if (last !== undefined) last.extraArgs ??= { neverOption: false };
  });
}

/** Reads the expansions in decoded text, as in double quotes. */
function expand(
  reading: Reading,
  frame: Frame,
  unit: ShellUnit,
  word: Token,
  state: ShellState,
  as: "text" | "arithmetic",
): void {
  const builder = new SourceTextBuilder(word.source);
  word.appendTo(builder);
  const source = builder.build();
  const words = new WordReading(reading, { ...frame, source, levels: frame.levels + 1 }, state);
  words.expandAgain(0, source.text.length, as);
  for (const name of words.unsetInArithmetic) reading.arithmetic.push({ name, units: [unit] });
  unit.opaque ??= words.opaqueReason;
}
