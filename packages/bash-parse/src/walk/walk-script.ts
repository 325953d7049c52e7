import { type ParsedScript, parse, type Statement } from "unbash";
import { joinStates, type ShellState } from "../scope/shell-state.ts";
import { joinOperators } from "../source/join-operators.ts";
import type { SourceText } from "../source/source-text.ts";
import { addGap, bothWays, type Frame, MOST_LEVELS, type Outcome, type Reading } from "./reading.ts";
import { walkNode } from "./walk-node.ts";

/** Reads a text whole: parses it and follows its commands from `state`. */
export function walkText(reading: Reading, frame: Frame, state: ShellState): Outcome {
  const { text } = frame.source;
  const odd = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/.exec(text);
  if (odd !== null && !frame.source.isSpliced(odd.index))
    addGap(reading, frame, odd.index, odd.index + 1, "control character");
  const script = parse(text);
  const joined = script.errors === undefined ? null : joinOperators(frame.source, script.errors);
  if (joined === null) return walkScript(reading, frame, script, state);
  const again = parse(joined.text);
  return again.errors === undefined
    ? walkScript(reading, { ...frame, source: joined }, again, state)
    : walkScript(reading, frame, script, state);
}

/** Follows a parsed script, whose own errors become gaps. */
export function walkScript(reading: Reading, frame: Frame, script: ParsedScript, state: ShellState): Outcome {
  for (const { message, pos } of script.errors ?? []) {
    const end = Math.min(pos + 1, frame.source.text.length);
    if (frame.onError === null) addGap(reading, frame, Math.min(pos, end), end, message);
    else frame.onError(message);
  }
  return walkStatements(reading, frame, script.commands, state);
}

/** Reads the script of a text again with other offsets. */
export function walkPayload(reading: Reading, frame: Frame, code: SourceText, state: ShellState): Outcome {
  return walkText(reading, { ...frame, source: code }, state);
}

/** Follows commands one after another. */
export function walkStatements(
  reading: Reading,
  frame: Frame,
  statements: readonly Statement[],
  state: ShellState,
): Outcome {
  const first = statements[0];
  if (frame.levels > MOST_LEVELS && first !== undefined) {
    addGap(
      reading,
      frame,
      first.pos,
      statements.at(-1)?.end ?? first.end,
      `nested more than ${MOST_LEVELS} levels deep`,
    );
    return bothWays(state);
  }
  let entry = state;
  let outcome = bothWays(state);
  let ended = false;
  for (const { command, background } of statements) {
    if (background === true) {
      const inside: Frame = { ...frame, context: [...frame.context, "background"], topLevel: false };
      walkNode(reading, inside, command, entry);
      outcome = bothWays(entry);
      continue;
    }
    outcome = walkNode(reading, frame, command, entry);
    const next = entry.exitsOnError && !frame.tested ? outcome.ok : joinStates(outcome.ok, outcome.failed);
    if (next === null) ended = true;
    else entry = next;
  }
  if (ended) return { ok: null, failed: null };
  return outcome.ok === null && outcome.failed === null ? bothWays(entry) : outcome;
}
