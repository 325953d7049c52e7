import type { Preset } from "../presets.ts";
import { archives } from "./archives.ts";
import { git } from "./git.ts";
import { machine } from "./machine.ts";
import { textAndFiles } from "./text-and-files.ts";
import { tools } from "./tools.ts";

/**
 * Commands that only read or report, with the options and operands left out that make them write, run or send. Programs that
 * run code which the directory names before they answer even `--version` are left out (yarn, pnpm, cargo, mvn, gradle, dotnet).
 */
export const readOnly: Preset = {
  summary: "Allows commands that only read files or report on the machine.",
  policy: { commands: [...textAndFiles, ...archives, ...machine, ...git, ...tools] },
};
