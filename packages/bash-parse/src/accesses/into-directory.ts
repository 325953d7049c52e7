import type { AccessDraft } from "./access-draft.ts";
import type { OptionValue } from "./arguments/read-arguments.ts";
import type { ProgramRow } from "./rows/program-row.ts";
import { slicePieces, sliceText } from "./words/slice.ts";

/**
 * What `cp a src/` writes is `src/a`: for a target that is surely a directory (by its spelling, by an option, or because
 * several sources go there), what is written below it is added, under the names of the sources where they are fixed.
 */
export function draftsIntoDirectory(
  row: ProgramRow,
  drafts: readonly AccessDraft[],
  values: readonly OptionValue[],
): readonly AccessDraft[] {
  if (row.into.length === 0) return [];
  const named = values.find(({ option }) => row.into.includes(option));
  const target = drafts.findLast(({ slice, source, use }) =>
    named === undefined ? source === "operand" && use === "write" : slice.token === named.slice.token,
  );
  const sources = drafts.filter(
    ({ slice, source, use }) =>
      source === "operand" && (use === "read" || use === "both") && slice.token !== target?.slice.token,
  );
  if (target === undefined || target.implied !== undefined || sources.length === 0) return [];
  const place = sliceText(target.slice);
  if (named === undefined && sources.length === 1 && !/(?:\/|^\.\.?|\/\.\.?)$/.test(place)) return [];
  const { token } = target.slice;
  if (token.dynamic || slicePieces(target.slice).some(({ kind }) => kind === "glob")) return [];
  const names = sources.map(nameOf);
  if (names.includes(null)) return [{ ...target, recursive: true }];
  return names.map((name) => {
    const path = `${place.replace(/\/+$/, "")}/${name}`;
    return { ...target, recursive: sources[0]?.recursive ?? false, implied: { path, unknown: null, below: null } };
  });
}

/** The last part of a source; `null` where it is not fixed. */
function nameOf({ slice, implied }: AccessDraft): string | null {
  const isFixed = slicePieces(slice).every(({ kind }) => kind === "literal" || kind === "tilde");
  const name = sliceText(slice).replace(/\/+$/, "").split("/").at(-1) ?? "";
  return implied !== undefined || !isFixed || /^(?:\.{0,2}|~.*)$/.test(name) ? null : name;
}
