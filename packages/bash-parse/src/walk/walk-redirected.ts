import type { Redirected } from "unbash";
import { directoriesOf } from "../scope/place.ts";
import type { ShellState } from "../scope/shell-state.ts";
import { ShellUnit } from "../units/shell-unit.ts";
import { readRedirect } from "./read-redirect.ts";
import type { Frame, Outcome, Reading, StandardInput } from "./reading.ts";
import { walkNode } from "./walk-node.ts";
import { WordReading } from "./word-reading.ts";

/** Follows a compound command with redirects, which are a unit without a program. */
export function walkRedirected(reading: Reading, frame: Frame, node: Redirected, state: ShellState): Outcome {
  const words = new WordReading(reading, frame, state);
  let stdin: StandardInput = frame.stdin;
  const redirects = node.redirects.map((item) => {
    const { redirect, input } = readRedirect(item, words);
    stdin = input ?? stdin;
    return redirect;
  });
  const first = node.redirects[0];
  const before = reading.units.length;
  const outcome = walkNode(reading, { ...frame, stdin }, node.command, words.state);
  const unit = new ShellUnit([], {
    assignments: [],
    redirects,
    start: frame.source.start(first?.pos ?? node.command.end),
    end: frame.source.end(node.end),
    source: frame.source,
    context: frame.context,
    topLevel: frame.topLevel,
    directories: directoriesOf(state.places),
    environment: state.environment,
    input: stdin,
  });
  unit.enclosedUnits = reading.units.slice(before);
  unit.opaque = words.opaqueReason;
  reading.units.push(unit);
  frame.inner?.units.push(unit);
  return outcome;
}
