// What the leading words of a command mean
export { ARITY, OPTIONS } from "./arity.ts";
// Patterns to offer
export { isRisky, prefix, suggest, suggestBashPattern, suggestBashPatterns } from "./builtin-arity.ts";
export type { Arity, ArityEntry, ArityOptions, ProgramKind } from "./create-arity.ts";
// With tools of one's own
export { createArity } from "./create-arity.ts";
export type { PatternSuggestion, Suggestion } from "./suggest/suggest.ts";
export type { ArityTable, OptionKind, OptionTable } from "./table/read-table.ts";
