// What the leading words of a command mean
export { ARITY, OPTIONS } from "./arity.ts";
export { prefix } from "./prefix/prefix.ts";
export type { ArityTable, OptionKind, OptionTable } from "./table/read-table.ts";
