import { addedCode, runsDirectoryCode } from "@bashgate/bash-arity/wrappers";
import type { BashCommand } from "@bashgate/bash-parse";

/** Whether an option of it adds code to what it runs anyway: `uv run --with x`, `bash --rcfile f` (semantics 2.10). */
export function addsCode(unit: BashCommand): boolean {
  return addedCode(unit.programName, unit.args).length > 0;
}

/** Whether it runs code that lies in the directory it is started in: `npm test`, `make` (semantics 2.10). */
export function runsCodeOfDirectory(unit: BashCommand): boolean {
  return !unit.dynamic && runsDirectoryCode(unit.programName, unit.args);
}
