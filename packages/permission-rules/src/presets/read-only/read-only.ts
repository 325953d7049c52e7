import type { Preset } from "../presets.ts";
import { archives } from "./archives.ts";
import { git } from "./git.ts";
import { machine } from "./machine.ts";
import { secretPaths } from "./secrets.ts";
import { textAndFiles } from "./text-and-files.ts";
import { tools } from "./tools.ts";

/**
 * Commands that only read or report, with the options and operands left out that make them write, run or send. Reads of files that hold secrets
 * by custom are asked about, whoever reads them. Programs that
 * run code which the directory names before they answer even `--version` are left out (yarn, pnpm, cargo, mvn, gradle, dotnet).
 */
export const readOnly: Preset = {
  summary: "Allows commands that only read files or report on the machine.",
  policy: {
    permission: new Map([["path", secretPaths]]),
    commands: [...textAndFiles, ...archives, ...machine, ...git, ...tools],
  },
};
