import type { AccessDraft } from "../access-draft.ts";
import { readArguments } from "../arguments/read-arguments.ts";
import { draftByRow, type ReaderInput } from "../draft-by-row.ts";
import type { FoundRow } from "../rows/find-row.ts";
import type { OperandRole } from "../rows/role.ts";

const SCRIPT: OperandRole = { use: "none", recursive: false, form: "sedscript", many: false };
const FILES: OperandRole = { use: "read", recursive: false, form: "plain", many: true };

/**
 * `sed`: the first operand is the script unless an option gave one, the others are read, or rewritten with `-i`. A word
 * behind `-i` that is empty or like `.bak` is the suffix that BSD's sed wants there.
 *
 * @see semantics 4.2
 */
export function draftSed(input: ReaderInput): readonly AccessDraft[] {
  const found = input.parsed.row;
  if (found === null) return [];
  const suffix = input.words.findIndex(
    ({ text }, place) => /^-[nEr]*[iI]$/.test(input.words[place - 1]?.text ?? "") && /^(?:\.\w+)?$/.test(text),
  );
  const words = suffix < 0 ? input.words : input.words.filter((_, place) => place !== suffix);
  const parsed = readArguments(found, words);
  const has = (...flags: readonly string[]) => flags.some((flag) => parsed.flags.has(flag));
  const inPlace =
    has("-i", "-I", "--in-place") || [...parsed.flags].some((flag) => flag.length > 3 && "--in-place".startsWith(flag));
  const files: OperandRole = inPlace ? { ...FILES, use: "both" } : FILES;
  const operands = has("-e", "-f", "--expression", "--file") ? [files] : [SCRIPT, files];
  const row: FoundRow = { ...found, row: { ...found.row, operands } };
  return draftByRow({ ...input, words, parsed: { ...parsed, row } });
}
