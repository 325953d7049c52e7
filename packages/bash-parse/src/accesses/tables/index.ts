import { archives } from "./archives.ts";
import { containersAndCloud } from "./containers-and-cloud.ts";
import { fileUtilities } from "./file-utilities.ts";
import { languages } from "./languages.ts";
import { mediaAndData } from "./media-and-data.ts";
import { network } from "./network.ts";
import { packageManagers } from "./package-managers.ts";
import type { ProgramTable } from "./program-table.ts";
import { system } from "./system.ts";
import { textTools } from "./text-tools.ts";
import { versionControl } from "./version-control.ts";

/** All rows, by group. */
export const PROGRAM_TABLES: readonly ProgramTable[] = [
  fileUtilities,
  textTools,
  archives,
  versionControl,
  network,
  containersAndCloud,
  languages,
  packageManagers,
  system,
  mediaAndData,
];
