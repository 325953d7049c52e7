import type { Directories } from "../facts/directory.ts";
import type { PathAccess } from "../facts/path-access.ts";
import type { AccessDraft } from "./access-draft.ts";
import type { ReaderInput } from "./draft-by-row.ts";
import { scriptDrafts } from "./programs/script-drafts.ts";
import type { Role } from "./rows/role.ts";
import { enterDirectory } from "./symbolic-path.ts";
import { pathsInValue } from "./words/path-forms.ts";
import { readPathValue } from "./words/path-value.ts";
import type { Slice } from "./words/slice.ts";

const BY_SHAPE: Role = { use: "unknown", recursive: false, form: "plain" };

/** The paths in options, and the directory that the program works from after those that change it. */
export function draftsOfValues(input: ReaderInput): {
  readonly drafts: readonly AccessDraft[];
  readonly directories: Directories;
} {
  const drafts: AccessDraft[] = [];
  let { directories } = input.unit;
  const { values } = input.parsed;
  for (const { slice, role } of values) {
    if (role?.use !== "enter") continue;
    drafts.push(...draftsOfSlice(input, slice, role, "directory", directories));
    directories = enter(directories, slice);
  }
  for (const { slice, role } of values) {
    if (role?.use === "enter") continue;
    const found = draftsOfSlice(input, slice, role ?? BY_SHAPE, "option", directories);
    drafts.push(...(role === null ? found.map((draft) => ({ ...draft, basis: "shape" as const })) : found));
  }
  return { drafts, directories };
}

export function enter(directories: Directories, slice: Slice): Directories {
  const value = readPathValue(slice);
  if (value === null || value.path === "") return directories;
  const certain = value.unknown === null && !value.glob;
  return enterDirectory(directories, certain ? value.path : null);
}

/** The paths in one value, by its role. */
export function draftsOfSlice(
  input: ReaderInput,
  slice: Slice,
  role: Role,
  source: PathAccess["source"],
  directories: Directories,
): readonly AccessDraft[] {
  const { use, recursive, form } = role;
  if (form === "sedscript" || form === "awkscript") return scriptDrafts(form, slice, directories);
  if (use === "none") return [];
  const walked = standsForWalked(slice) ? walkedRoots(input) : [];
  if (walked.length > 0) {
    return walked.map((root) => ({
      slice,
      use,
      source,
      basis: "meaning",
      recursive,
      directories: root.directories,
      implied: { path: slice.token.text, unknown: `\`{}\` is what is found in \`${root.path}\``, below: root.path },
    }));
  }
  return pathsInValue(slice, form).map((path) => ({
    slice: path.slice,
    use,
    source,
    basis: path.maybe ? "name" : "meaning",
    recursive,
    directories,
  }));
}

/** The word is, or begins with, what a repeating wrapper puts in. */
function standsForWalked({ token }: Slice): boolean {
  const first = token.pieces[0];
  return first?.kind !== "glob" && first?.text.startsWith("{}") === true;
}

function walkedRoots({ unit, state }: ReaderInput): readonly PathAccess[] {
  const outer = unit.via.findLast(({ kind }) => kind === "repeating");
  return outer === undefined
    ? []
    : (state.walked.get(outer.unit) ?? []).filter(({ below, unknown }) => unknown === null && below === null);
}
