import type { Preset } from "./presets.ts";

/** Commands that only read or report. */
export const readOnly: Preset = {
  summary: "Allows commands that only read files or report on the machine.",
  policy: {
    commands: [
      {
        program: [
          "cat",
          "head",
          "tail",
          "wc",
          "nl",
          "tac",
          "stat",
          "file",
          "basename",
          "dirname",
          "realpath",
          "readlink",
        ],
        accesses: "read",
        action: "allow",
      },
    ],
  },
};
