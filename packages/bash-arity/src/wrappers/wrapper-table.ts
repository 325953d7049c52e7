import { type EntryNode, indexEntries } from "./find-entry.ts";
import type { WrapperEntry } from "./table/wrapper-entry.ts";
import { WRAPPERS } from "./table/wrappers.ts";

/** Rows, ready for look-ups. */
export interface WrapperTable {
  readonly entries: readonly WrapperEntry[];
  readonly index: ReadonlyMap<string, EntryNode>;
}

/** The rows that come with this package. */
export const builtinTable: WrapperTable = { entries: WRAPPERS, index: indexEntries(WRAPPERS) };
