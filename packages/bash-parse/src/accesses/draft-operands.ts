import type { BashCommand } from "../facts/bash-command.ts";
import type { AccessDraft } from "./access-draft.ts";
import type { AccessState } from "./access-state.ts";
import { readArguments } from "./arguments/read-arguments.ts";
import { draftByRow } from "./draft-by-row.ts";
import { draftByShape } from "./draft-by-shape.ts";
import { innerWords } from "./inner-words.ts";
import { specialReader, surroundings } from "./programs/special-reader.ts";
import { findProgramRow } from "./rows/find-row.ts";

/** The paths in a unit's words: by the table, or by their shape where it has no row for the program. */
export function draftOperands(unit: BashCommand, state: AccessState): readonly AccessDraft[] {
  if (unit.program === null) return [];
  const isFixed = unit.program.pieces.every(({ kind }) => kind === "literal" || kind === "tilde");
  const found = isFixed ? findProgramRow(unit.programName) : null;
  const isInner = innerWords(unit, state.units);
  const own = unit.args.filter((word) => !isInner(word));
  if (found === null) return draftByShape(unit, own);
  // Words of an inner command stay in place while options are read, so that each value is with its option.
  const words = unit.args;
  const read = readArguments(found, words);
  const parsed = { ...read, operands: read.operands.filter(({ slice }) => !isInner(slice.token)) };
  const draft = specialReader(parsed.row?.row.reader ?? null) ?? draftByRow;
  const input = { unit, words, parsed, state };
  const around = surroundings(found.row.around) ?? ((inside) => inside);
  const drafts = around(draft(input), input).filter(({ slice }) => !isInner(slice.token));
  if (!mayBeAnother(unit)) return drafts;
  const covered = new Set(drafts.map(({ slice }) => slice.token));
  const other = draftByShape(unit, own).filter(({ basis, slice }) => basis === "shape" || !covered.has(slice.token));
  return [...drafts, ...other];
}

/** The name may stand for a function of the text or for a file of the same name, of which the table knows nothing. */
function mayBeAnother({ program, functionCall }: BashCommand): boolean {
  if (functionCall !== null) return true;
  const directory = /^(.*)\//.exec(program?.text ?? "")?.[1];
  return directory !== undefined && !KNOWN_PLACES.test(directory);
}

const KNOWN_PLACES =
  /^(?:(?:\/usr|\/usr\/local)?\/s?bin|\/opt\/homebrew\/bin|\/nix\/store\/[^/]+\/bin|\/run\/current-system\/sw\/bin|(?:.*\/)?(?:node_modules\/\.bin|\.?venv\/bin|vendor\/bin)|~\/(?:\.cargo|\.local|go)\/bin)$/;
