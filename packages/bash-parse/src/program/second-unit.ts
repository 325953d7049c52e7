import { parse } from "unbash";
import { INITIAL_STATE } from "../scope/shell-state.ts";
import type { SecondCommand } from "../second-reader/index.ts";
import { SourceTextBuilder } from "../source/source-text.ts";
import type { Frame, Reading } from "../walk/reading.ts";
import { walkText } from "../walk/walk-script.ts";

/** Reads a command that only the second reader saw; its units are marked so. */
export function unitOfSecond(reading: Reading, frame: Frame, command: SecondCommand): void {
  const builder = new SourceTextBuilder(frame.source);
  const first = reading.units.length;
  [command.program, ...command.words].forEach(({ start, end }, place) => {
    if (place > 0) builder.appendProduced(" ", start, start, false);
    builder.appendSame(frame.source.text.slice(start, end), start);
  });
  const source = builder.build();
  const { errors } = parse(source.text);
  const gaps = errors === undefined ? reading.gaps : [];
  walkText({ ...reading, gaps }, { ...frame, source, topLevel: false }, INITIAL_STATE);
  for (const unit of reading.units.slice(first)) unit.seenBy = "second";
}
