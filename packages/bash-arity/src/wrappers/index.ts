export { readWrapper } from "./read-wrapper.ts";
export type { WrapperEntry, WrapperForm } from "./table/wrapper-entry.ts";
export { WRAPPERS } from "./table/wrappers.ts";
export type { InnerReading, WrapperKind, WrapperReading, WrapperWord } from "./wrapper-reading.ts";
export { builtinTable, type WrapperTable } from "./wrapper-table.ts";
