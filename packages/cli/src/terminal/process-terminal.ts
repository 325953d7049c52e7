import { OutputClosed, type Terminal } from "./terminal.ts";

/** The terminal of this process. */
export function processTerminal(): Terminal {
  let closed = false;
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    closed = true;
  });
  return {
    out: async (text) => {
      if (closed) throw new OutputClosed();
      if (!process.stdout.write(text)) await drained();
      if (closed) throw new OutputClosed();
    },
    err: (text) => {
      process.stderr.write(text);
    },
    input: () => process.stdin,
    cwd: process.cwd(),
    width: process.stdout.isTTY ? process.stdout.columns : null,
    color: wantsColor(),
  };
}

function drained(): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      process.stdout.off("drain", done).off("error", done).off("close", done);
      resolve();
    };
    process.stdout.on("drain", done).on("error", done).on("close", done);
  });
}

// https://no-color.org: any value that is not empty switches colours off.
function wantsColor(): boolean {
  if (process.env["NO_COLOR"]) return false;
  if (process.env["FORCE_COLOR"]) return process.env["FORCE_COLOR"] !== "0";
  return process.stdout.isTTY === true && process.env["TERM"] !== "dumb";
}
