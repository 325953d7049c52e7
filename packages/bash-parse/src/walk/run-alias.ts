import type { ShellState } from "../scope/shell-state.ts";
import { SourceTextBuilder } from "../source/source-text.ts";
import type { ShellUnit, UnitInner } from "../units/shell-unit.ts";
import type { Token } from "../words/token.ts";
import { addGap, bothWays, type Frame, MOST_PAYLOADS, type Outcome, type Reading, within } from "./reading.ts";
import { walkText } from "./walk-script.ts";

/** Follows the command that an alias of this text puts in place of `unit`'s program. */
export function runAlias(
  reading: Reading,
  frame: Frame,
  unit: ShellUnit,
  program: Token,
  alias: string,
  state: ShellState,
): Outcome {
  if (frame.payloads >= MOST_PAYLOADS) {
    addGap(reading, frame, program.from, program.to, `code within code more than ${MOST_PAYLOADS} times`);
    return bothWays(state);
  }
  const builder = new SourceTextBuilder(program.source);
  builder.appendProduced(alias, program.from, program.to, false);
  for (const word of unit.args) {
    builder.appendProduced(" ", word.from, word.from, false);
    if (word.source === program.source) builder.appendSame(word.written, word.from);
    else builder.appendForeign(word.written, word.start, word.end);
  }
  const runs: UnitInner = { kind: "carrier", certain: true, installed: false, units: [] };
  unit.runs = runs;
  const aliases = new Map(state.aliases);
  aliases.delete(unit.programName);
  const inside = within(frame, "payload", {
    payloads: frame.payloads + 1,
    source: builder.build(),
    vias: [...unit.vias, { unit, name: unit.programName, kind: "carrier" }],
    inner: runs,
    onError: (why) => {
      unit.opaque ??= `its alias cannot be read: ${why}`;
    },
  });
  const outcome = walkText(reading, inside, { ...state, aliases });
  const restore = (after: ShellState | null) => (after === null ? null : { ...after, aliases: state.aliases });
  return { ok: restore(outcome.ok), failed: restore(outcome.failed) };
}
