import type { AccessDraft } from "../access-draft.ts";
import { readArguments } from "../arguments/read-arguments.ts";
import { draftByRow, type ReaderInput } from "../draft-by-row.ts";
import { findProgramRow } from "../rows/find-row.ts";

/**
 * `python -m MODULE`: the words behind it are the module's own; a module that is a program of its own (`pip`, `pytest`) has
 * that program's row, others a row named `-m MODULE`.
 */
export function draftPythonModule(input: ReaderInput): readonly AccessDraft[] {
  const place = input.words.findIndex(({ text }) => text.startsWith("-m") || !text.startsWith("-"));
  const word = input.words[place]?.text ?? "";
  if (!word.startsWith("-m")) return draftByRow(input);
  const module = word === "-m" ? (input.words[place + 1]?.text ?? "") : word.slice(2);
  const words = input.words.slice(word === "-m" ? place + 2 : place + 1);
  const row = findProgramRow(`-m-${module}`) ?? findProgramRow(module);
  if (row === null) return draftByRow({ ...input, parsed: { ...input.parsed, row: null } });
  return draftByRow({ ...input, words, parsed: readArguments(row, words) });
}
