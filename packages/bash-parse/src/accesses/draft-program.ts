import type { BashCommand } from "../facts/bash-command.ts";
import type { AccessDraft } from "./access-draft.ts";
import { wholeSlice } from "./words/slice.ts";

/** A program that is written as a path is a file that runs. */
export function draftProgram(unit: BashCommand): readonly AccessDraft[] {
  const { program, directories } = unit;
  if (program === null) return [];
  if (!program.pieces.some(({ kind, text }) => kind !== "unknown" && text.includes("/"))) return [];
  const slice = wholeSlice(program);
  return [{ slice, use: "execute", source: "program", basis: "meaning", recursive: false, directories }];
}
