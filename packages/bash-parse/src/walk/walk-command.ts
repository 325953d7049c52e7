import type { Command, Word } from "unbash";
import type { ShellRedirect } from "../facts/bash-command.ts";
import { directoriesOf } from "../scope/place.ts";
import { joinStates, type ShellState } from "../scope/shell-state.ts";
import { ShellUnit } from "../units/shell-unit.ts";
import type { Token } from "../words/token.ts";
import { type CommandParts, commandParts } from "./command-parts.ts";
import { type ReadAssignment, readAssignment, readAssignmentWord } from "./read-assignment.ts";
import { readRedirect } from "./read-redirect.ts";
import type { Frame, Outcome, Reading, StandardInput } from "./reading.ts";
import { runUnit } from "./run-unit.ts";
import { WordReading } from "./word-reading.ts";

/** More units than this are not made of one command for the values of a loop variable. */
const MOST_READINGS = 16;

/** Follows a simple command: its words, then what it runs and does to the shell. */
export function walkCommand(reading: Reading, frame: Frame, node: Command, state: ShellState): Outcome {
  const words = new WordReading(reading, frame, state);
  const assignments: ReadAssignment[] = [];
  const redirects: ShellRedirect[] = [];
  let input: StandardInput = frame.stdin;
  let before: Word | null = null;
  const takeRedirect = (item: Parameters<typeof readRedirect>[0]) => {
    // The reader takes `{x[…]}` in front of a redirect for a word; bash takes it for a descriptor's variable.
    if (before?.end === item.pos && /^\{\w+\[.*\]\}$/s.test(before.text))
      words.expandAgain(before.pos, before.end, "arithmetic");
    const read = readRedirect(item, words);
    redirects.push(read.redirect);
    input = read.input ?? input;
  };
  const parts = commandParts(node);
  if (node.name !== undefined && !frame.source.hasSplices) checkParenthesis(node.name.end, words);
  if (parts.misplaced !== null) words.gap(parts.misplaced.pos, parts.misplaced.end, "an assignment behind a process");
  for (const item of parts.prefix) {
    // Behind a redirect, bash takes a blank in a subscript for the end of a word.
    if (item.type === "Assignment" && redirects.length > 0 && /\s/.test(item.index?.text ?? ""))
      words.gap(item.pos, item.end, "a subscript with a blank behind a redirect");
    if (item.type === "Assignment") assignments.push(readAssignment(item, words));
    else takeRedirect(item);
  }
  const tokens: Token[] = [];
  for (const item of parts.words) {
    if (item.type === "Word") tokens.push(...words.tokens(item));
    else if (item.type === "Assignment") tokens.push(readAssignmentWord(item, words));
    else takeRedirect(item);
    before = item.type === "Word" ? item : null;
  }
  const build = (read: readonly Token[]): ShellUnit => {
    const unit = new ShellUnit(read, {
      assignments,
      redirects,
      start: frame.source.start(node.pos),
      end: frame.source.end(node.end),
      source: frame.source,
      context: frame.context,
      topLevel: frame.topLevel,
      directories: directoriesOf(state.places),
      environment: state.environment,
      input,
    });
    unit.opaque = words.opaqueReason;
    return unit;
  };
  const readings = readingsOf(parts, words, tokens);
  let outcome: Outcome | null = null;
  for (const read of readings) {
    const unit = build(read);
    const next = runUnit(reading, frame, unit, words.state);
    for (const name of words.unsetInArithmetic) reading.arithmetic.push({ name, units: [unit] });
    outcome =
      outcome === null
        ? next
        : { ok: joinStates(outcome.ok, next.ok), failed: joinStates(outcome.failed, next.failed) };
  }
  return outcome ?? { ok: words.state, failed: words.state };
}

/** The reader passes over a parenthesis behind a program in silence; bash takes none of it. */
function checkParenthesis(position: number, words: WordReading): void {
  PARENTHESIS.lastIndex = position;
  if (PARENTHESIS.test(words.source.text)) words.gap(position, PARENTHESIS.lastIndex, "unexpected token '('");
}

const PARENTHESIS = /[ \t]*\(/y;

/** The words of a command; once for each value where it uses the variable of a loop over literal words. */
function readingsOf(parts: CommandParts, words: WordReading, tokens: readonly Token[]): readonly (readonly Token[])[] {
  const [choice, second] = [...words.choices];
  if (choice === undefined || second !== undefined || choice[1].length > MOST_READINGS) return [tokens];
  const [name, values] = choice;
  words.again = true;
  const readings = values.map((value) => {
    words.chosen.set(name, value);
    const read: Token[] = [];
    for (const item of parts.words) {
      if (item.type === "Word") read.push(...words.tokens(item));
      else if (item.type === "Assignment") read.push(readAssignmentWord(item, words));
    }
    return read;
  });
  words.again = false;
  words.chosen.clear();
  return readings;
}
