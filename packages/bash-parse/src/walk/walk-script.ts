import { type ParsedScript, parse, type Statement } from "unbash";
import { joinStates, type ShellState } from "../scope/shell-state.ts";
import { mendSource } from "../source/mend-source.ts";
import type { SourceText } from "../source/source-text.ts";
import { addGap, bothWays, type Frame, MOST_LEVELS, type Outcome, type Reading } from "./reading.ts";
import { walkNode } from "./walk-node.ts";

/** A text is not mended more often than this. */
const MOST_MENDINGS = 8;

/**
 * A text is not read beyond this many heredocs: the reader compares each with all others that still wait for their bodies.
 * Bash itself takes no more than 16 on a line.
 */
const MOST_HEREDOCS = 4096;

/** Reads a text whole: parses it and follows its commands from `state`. */
export function walkText(reading: Reading, frame: Frame, state: ShellState): Outcome {
  const { text } = frame.source;
  const end = endOfHeredocs(text);
  if (end < text.length) {
    addGap(reading, frame, end, text.length, `more than ${MOST_HEREDOCS} heredocs`);
    return walkText(reading, { ...frame, source: { ...frame.source, text: text.slice(0, end) } }, state);
  }
  const odd = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/.exec(text);
  if (odd !== null && !frame.source.isSpliced(odd.index))
    addGap(reading, frame, odd.index, odd.index + 1, "control character");
  if (frame.payloads > 0 && !frame.trial) reading.payloads.push({ source: frame.source, frame });
  const script = parse(text);
  const mended = script.errors === undefined ? null : mend(frame.source, script);
  return mended === null
    ? walkScript(reading, frame, script, state)
    : walkScript(reading, { ...frame, source: mended.source }, mended.script, state);
}

/** Where the first heredoc stands that is one too many; the length of the text if none is. */
function endOfHeredocs(text: string): number {
  let count = 0;
  for (let at = text.indexOf("<<"); at !== -1; at = text.indexOf("<<", at + 2)) {
    if (text[at + 2] === "<") at += 1;
    else if (++count > MOST_HEREDOCS) return at;
  }
  return text.length;
}

/** The text as the reader reads it without errors, where no more than its known faults stand in the way. */
function mend(
  text: SourceText,
  broken: ParsedScript,
): { readonly source: SourceText; readonly script: ParsedScript } | null {
  let source = text;
  let script = broken;
  for (let tries = 0; tries < MOST_MENDINGS && script.errors !== undefined; tries++) {
    const next = mendSource(source, script.errors);
    if (next === null) return null;
    source = next;
    script = parse(source.text);
  }
  return script.errors === undefined ? { source, script } : null;
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
