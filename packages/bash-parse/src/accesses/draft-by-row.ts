import type { BashCommand } from "../facts/bash-command.ts";
import type { Directories } from "../facts/directory.ts";
import type { ShellToken } from "../facts/shell-token.ts";
import type { AccessDraft } from "./access-draft.ts";
import type { AccessState } from "./access-state.ts";
import { assignRoles } from "./arguments/assign-roles.ts";
import type { Arguments, Operand } from "./arguments/read-arguments.ts";
import { draftByShape } from "./draft-by-shape.ts";
import { draftsOfSlice, draftsOfValues } from "./draft-values.ts";
import { addedWord } from "./found-words.ts";
import { draftsIntoDirectory } from "./into-directory.ts";
import type { ProgramRow } from "./rows/program-row.ts";
import type { OperandRole, PathUse, Role } from "./rows/role.ts";
import { eitherNames, namesOfIgnoreGlob } from "./words/name-globs.ts";
import { isPathShaped } from "./words/path-shape.ts";
import { sliceText, wholeSlice } from "./words/slice.ts";

/** What a reader of operands is given. */
export interface ReaderInput {
  readonly unit: BashCommand;
  /** The unit's own words, behind the program. */
  readonly words: readonly ShellToken[];
  readonly parsed: Arguments;
  readonly state: AccessState;
}

/** The paths that a table row finds. */
export function draftByRow(input: ReaderInput): readonly AccessDraft[] {
  const { unit, parsed } = input;
  const { drafts, directories } = draftsOfValues(input);
  if (parsed.row === null) {
    const words = parsed.operands.map(({ slice }) => slice.token);
    return [...drafts, ...draftByShape({ ...unit, directories }, words)];
  }
  const { row } = parsed.row;
  const has = (flags: readonly string[]) => flags.some((flag) => parsed.flags.has(flag));
  const recursive = has(row.recursive);
  const roles = row.variants.find(({ flags }) => has(flags))?.operands ?? row.operands;
  const operands = [...parsed.operands, ...addedOperands(input)];
  const found = draftsOfOperands(input, operands, row, roles, recursive, directories);
  const places = assignRoles(operands, roles).filter(({ role }) => role.use !== "none").length;
  const implied = draftsOfImplied(input.unit, row, { has, operands: operands.length, places }, directories);
  const names = namesBelow(row, parsed);
  const touched = [...found, ...implied].map((draft) => (names === null ? draft : { ...draft, names }));
  return [...drafts, ...touched, ...draftsIntoDirectory(row, [...drafts, ...found], parsed.values)];
}

function draftsOfOperands(
  input: ReaderInput,
  operands: readonly Operand[],
  row: ProgramRow,
  roles: readonly OperandRole[],
  recursive: boolean,
  directories: Directories,
): readonly AccessDraft[] {
  const placed = operands.filter(({ slice }) => keyRole(row, sliceText(slice)) === null);
  const keyed = operands.flatMap((operand): readonly AccessDraft[] => {
    const role = keyRole(row, sliceText(operand.slice));
    return role === null ? [] : draftsOfSlice(input, operand.slice, { ...role, form: "eq" }, "operand", directories);
  });
  const assigned = assignRoles(placed, roles).flatMap(({ operand, role }): readonly AccessDraft[] => {
    if (role.use === "none" && operand.maybeValue && isPathShaped(sliceText(operand.slice))) {
      return draftByShape({ ...input.unit, directories }, [operand.slice.token]);
    }
    // Behind `--` a git word is no ref.
    const form = role.form === "ref" && operand.plain ? "pathspec" : role.form;
    const used = { ...role, use: useOf(operand, role), form, recursive: recursive || role.recursive };
    return draftsOfSlice(input, operand.slice, used, role.use === "enter" ? "directory" : "operand", directories);
  });
  return [...keyed, ...assigned];
}

/** Where the table only guesses what operands are, one behind an unknown option may as well be what that one writes. */
function useOf({ maybeValue }: Operand, { use, form }: Role): PathUse {
  return maybeValue && use === "read" && (form === "shaped" || form === "named") ? "unknown" : use;
}

/** What is touched of what lies below the operands: names of the program's own kind, or those that options say. */
function namesBelow(row: ProgramRow, { values }: Arguments): readonly string[] | null {
  const globs = values.filter(({ option, slice }) => row.names.includes(option) && !sliceText(slice).startsWith("!"));
  if (globs.length === 0) return row.only.length === 0 ? null : row.only;
  if (globs.some(({ slice }) => slice.token.dynamic)) return null;
  return globs.map(({ slice }) => namesOfIgnoreGlob(sliceText(slice))).reduce(eitherNames, []);
}

const NO_PATH: Role = { use: "none", recursive: false, form: "plain" };

/** The role of `key=value` operands, for programs that have them. */
function keyRole(row: ProgramRow, text: string): Role | null {
  const key = row.keys.size === 0 ? undefined : /^([A-Za-z_-]+)=/.exec(text)?.[1];
  return key === undefined ? null : (row.keys.get(key) ?? NO_PATH);
}

interface Given {
  readonly has: (flags: readonly string[]) => boolean;
  readonly operands: number;
  /** Operands that may be paths. */
  readonly places: number;
}

function draftsOfImplied(
  { program }: BashCommand,
  row: ProgramRow,
  { has, operands, places }: Given,
  directories: Directories,
): readonly AccessDraft[] {
  if (program === null) return [];
  return row.implied.flatMap(({ flags, fewer, role }): AccessDraft[] => {
    if (!applies(flags, has) || (fewer === 1 ? places : operands) >= fewer) return [];
    const implied = { path: ".", unknown: null, below: null };
    const { use, recursive } = role;
    return [
      { slice: wholeSlice(program), use, source: "directory", basis: "meaning", recursive, directories, implied },
    ];
  });
}

/** One of the flags is there, if any are named, and none of those behind a `!`. */
function applies(flags: readonly string[], has: (flags: readonly string[]) => boolean): boolean {
  const wanted = flags.filter((flag) => !flag.startsWith("!"));
  const barred = flags.filter((flag) => flag.startsWith("!")).map((flag) => flag.slice(1));
  return (wanted.length === 0 || has(wanted)) && !has(barred);
}

/** The words that a repeating wrapper adds when it runs the unit, as one operand at the end. */
function addedOperands({ unit, state }: ReaderInput): readonly Operand[] {
  const token = addedWord(unit, state.units);
  if (token === null) return [];
  return [{ slice: wholeSlice(token), maybeValue: false, plain: unit.extraArgs?.neverOption === true }];
}
