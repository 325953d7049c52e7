import type { BashCommand } from "../facts/bash-command.ts";
import type { Directories } from "../facts/directory.ts";
import type { PathAccess } from "../facts/path-access.ts";
import type { PathUse } from "./rows/role.ts";
import { readPathValue } from "./words/path-value.ts";
import type { Slice } from "./words/slice.ts";

/** A path that a unit uses, before it is written out as accesses. */
export interface AccessDraft {
  readonly slice: Slice;
  readonly use: PathUse;
  readonly source: PathAccess["source"];
  readonly basis: "meaning" | "shape" | "name";
  readonly recursive: boolean;
  /** As in `PathAccess`; counts only where it is recursive. */
  readonly names?: readonly string[];
  readonly directories: Directories;
  /** A path that no word holds: the directory itself, a name that the program chooses. */
  readonly implied?: { readonly path: string; readonly unknown: string | null; readonly below: string | null };
}

/** The accesses of a draft: one for each way of use, and one for each literal in a word that is not known. */
export function accessesOfDraft(unit: BashCommand, draft: AccessDraft): readonly PathAccess[] {
  const value =
    draft.implied === undefined
      ? readPathValue(draft.slice)
      : { ...draft.implied, glob: false, candidates: [], ways: [] };
  if (value === null || (draft.implied === undefined && value.path === "")) return [];
  const { source, directories } = draft;
  const recursive = draft.recursive && draft.names?.length !== 0;
  const names = recursive && draft.names !== undefined ? { names: draft.names } : {};
  const common = { unit: unit.index, token: draft.slice.token, source, recursive, ...names, directories };
  const found: PathAccess[] = [];
  for (const access of accessKinds(draft.use)) {
    // Of a program without an entry, a word that is not known is no access; what is literal in it is.
    const silent = value.unknown !== null && draft.basis !== "meaning";
    if (!silent) {
      const { path, glob, unknown, below } = value;
      found.push({ ...common, path, glob, access, basis: draft.basis, unknown, below });
    }
    if (draft.use === "fill" && value.unknown === null) {
      const { path } = value;
      const unknown = "the names stand in what it unpacks or applies";
      found.push({ ...common, path, glob: value.glob, access, basis: draft.basis, unknown, below: path });
    }
    for (const path of value.candidates) {
      const glob = /[*?[]/.test(path);
      found.push({ ...common, path, glob, access, basis: "candidate", unknown: null, below: null });
    }
    for (const path of value.ways) {
      const way = { unit: unit.index, token: draft.slice.token, source, recursive: false, directories } as const;
      found.push({ ...way, path, glob: true, access, basis: "candidate", unknown: null, below: null });
    }
  }
  return found;
}

function accessKinds(use: PathUse): readonly PathAccess["access"][] {
  switch (use) {
    case "none":
      return [];
    case "both":
      return ["read", "write"];
    case "enter":
      return ["read"];
    case "fill":
      return ["write"];
    case "read":
    case "write":
    case "execute":
    case "unknown":
      return [use];
  }
}
