// Reading wrappers.
export { type ExtendedWrappers, extendWrappers, type WrapperAddition } from "./extend-wrappers.ts";
// Interpreters of other languages.
export { INTERPRETERS, type Interpreter } from "./interpreters/interpreters.ts";
export { type InterpreterProgram, type InterpreterReading, readInterpreter } from "./interpreters/read-interpreter.ts";
// Code that comes from options or from the directory.
export { addedCode } from "./project-code/adds-code.ts";
export {
  ADDS_CODE,
  type CodeAddingProgram,
  type DirectoryProgram,
  RUNS_DIRECTORY_CODE,
} from "./project-code/directory-programs.ts";
export { runsDirectoryCode } from "./project-code/runs-directory-code.ts";
export { readWrapper } from "./read-wrapper.ts";
// The table.
export type { WrapperEntry, WrapperForm } from "./table/wrapper-entry.ts";
export { WRAPPERS } from "./table/wrappers.ts";
// Variables.
export { type DependsOnPaths, isRiskyVariable } from "./variables/is-risky-variable.ts";
export { RISKY_VARIABLES } from "./variables/risky-variables.ts";
export type { RiskyVariable, VariableValues } from "./variables/variable-row.ts";
export type { InnerReading, WrapperKind, WrapperReading, WrapperWord } from "./wrapper-reading.ts";
export { builtinTable, type WrapperTable } from "./wrapper-table.ts";
