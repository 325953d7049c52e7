import type { Directories } from "../facts/directory.ts";
import type { PathAccess } from "../facts/path-access.ts";
import type { WordPiece } from "../facts/shell-token.ts";
import type { AccessDraft } from "./access-draft.ts";
import type { ReaderInput } from "./draft-by-row.ts";
import { holdsFound, isPlaceholder, PLACEHOLDER, wordOfFound } from "./found-words.ts";
import { scriptDrafts } from "./programs/script-drafts.ts";
import type { Role } from "./rows/role.ts";
import { enterDirectory } from "./symbolic-path.ts";
import { pathsInValue } from "./words/path-forms.ts";
import { isPathShaped } from "./words/path-shape.ts";
import { readPathValue } from "./words/path-value.ts";
import { type Slice, sliceText } from "./words/slice.ts";

/** The value of an option that the table does not know. */
const UNHEARD: Role = { use: "unknown", recursive: false, form: "local" };

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
    const found = draftsOfSlice(input, slice, role ?? UNHEARD, "option", directories);
    const basis = isPathShaped(sliceText(slice)) ? "shape" : "name";
    drafts.push(...(role === null ? found.map((draft) => ({ ...draft, basis }) as const) : found));
  }
  return { drafts, directories };
}

export function enter(directories: Directories, slice: Slice): Directories {
  const value = readPathValue(slice);
  return value === null || value.path === "" ? directories : enterDirectory(directories, value);
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
  const placeholder = holdsFound(slice.token, input.unit);
  const walked = placeholder ? walkedRoots(input) : [];
  if (walked.length > 0) return walked.map((root) => foundBelow(root, { slice, use, source, recursive, directories }));
  const word = placeholder ? wordOfFound(slice.token, input.unit, input.state.units) : slice.token;
  return pathsInValue({ ...slice, token: word }, form).map((path) => ({
    slice: path.slice,
    use,
    source,
    basis: path.maybe ? "name" : "meaning",
    recursive,
    directories,
  }));
}

/**
 * What `{}` names lies below a root; behind other text (`/dst/{}`) it lies below that, for a root without `..`. Nothing is
 * certain where the word leads upwards or holds an expansion.
 */
function foundBelow(root: PathAccess, draft: Omit<AccessDraft, "basis" | "implied">): AccessDraft {
  const { token } = draft.slice;
  const { text } = token;
  const unknown = `\`${PLACEHOLDER}\` is what is found in \`${root.path}\``;
  const place = text.indexOf(PLACEHOLDER);
  const head = text.slice(0, Math.max(place, 0));
  const certain = place >= 0 && !climbs(text) && token.pieces.every(isFixedOrFound);
  if (head === "" && certain) {
    const implied = { path: text, unknown, below: root.path };
    return { ...draft, basis: "meaning", directories: root.directories, implied };
  }
  const below = head.includes("/") ? head.slice(0, head.lastIndexOf("/") + 1) : ".";
  const implied = { path: text, unknown, below: certain && !climbs(root.path) && !text.startsWith("~") ? below : null };
  return { ...draft, basis: "meaning", implied };
}

function climbs(path: string): boolean {
  return /(?:^|\/)\.\.(?:\/|$)/.test(path);
}

function isFixedOrFound(piece: WordPiece): boolean {
  return piece.kind === "literal" || isPlaceholder(piece);
}

function walkedRoots({ unit, state }: ReaderInput): readonly PathAccess[] {
  const outer = unit.via.findLast(({ kind }) => kind === "repeating");
  const roots = outer === undefined ? [] : (state.walked.get(outer.unit) ?? []);
  return roots.filter(({ below, unknown }) => unknown === null && below === null);
}
