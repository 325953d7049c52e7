import { CLOUD_VARIABLES } from "./table/cloud.ts";
import { COMPILER_VARIABLES } from "./table/compilers.ts";
import { GENERAL_VARIABLES } from "./table/general.ts";
import { LANGUAGE_VARIABLES } from "./table/languages.ts";
import { PACKAGE_MANAGER_VARIABLES } from "./table/package-managers.ts";
import { SHELL_VARIABLES } from "./table/shell.ts";
import { SYSTEM_VARIABLES } from "./table/system.ts";
import type { RiskyVariable } from "./variable-row.ts";

/**
 * Variables that can change what runs, where it writes or where it sends (semantics 2.7). A name is judged by the first row
 * that holds it, so exceptions stand in front of the pattern that they are excepted from, and the general patterns last.
 */
export const RISKY_VARIABLES: readonly RiskyVariable[] = [
  ...SHELL_VARIABLES,
  ...SYSTEM_VARIABLES,
  ...LANGUAGE_VARIABLES,
  ...PACKAGE_MANAGER_VARIABLES,
  ...COMPILER_VARIABLES,
  ...CLOUD_VARIABLES,
  ...GENERAL_VARIABLES,
];
