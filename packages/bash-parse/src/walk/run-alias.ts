import type { ShellState } from "../scope/shell-state.ts";
import { SourceTextBuilder } from "../source/source-text.ts";
import type { ShellUnit } from "../units/shell-unit.ts";
import type { Token } from "../words/token.ts";
import { addGap, type Frame, MOST_PAYLOADS, type Outcome, type Reading, within } from "./reading.ts";
import { walkText } from "./walk-script.ts";

/** Follows the command that an alias of this text puts in place of `unit`'s program. */
export function runAlias(reading: Reading, frame: Frame, unit: ShellUnit, alias: Token, state: ShellState): Outcome {
  const builder = new SourceTextBuilder(alias.source);
  const equals = alias.text.indexOf("=");
  alias.appendTo(builder, equals + 1);
  const { program } = unit;
  if (program !== null) {
    for (const word of unit.args) builder.appendForeign(` ${word.written}`, word.start, word.end);
    if (frame.payloads >= MOST_PAYLOADS)
      addGap(reading, frame, program.from, program.to, `code within code more than ${MOST_PAYLOADS} times`);
  }
  if (frame.payloads >= MOST_PAYLOADS) return { ok: state, failed: state };
  const runs = { kind: "carrier" as const, certain: true, installed: false, units: [] };
  unit.runs = runs;
  const aliases = new Map(state.aliases);
  aliases.delete(unit.programName);
  const inside = within(frame, "payload", {
    payloads: frame.payloads + 1,
    source: builder.build(),
    vias: [...unit.vias, { unit, name: unit.programName, kind: "carrier" }],
    inner: runs,
  });
  const outcome = walkText(reading, inside, { ...state, aliases });
  const restore = (after: ShellState | null) => (after === null ? null : { ...after, aliases: state.aliases });
  return { ok: restore(outcome.ok), failed: restore(outcome.failed) };
}
