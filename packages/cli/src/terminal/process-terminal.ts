import { OutputClosed, OutputFailed, type Terminal } from "./terminal.ts";

/** The terminal of this process. */
export function processTerminal(): Terminal {
  // Each write tells of its own failure; without a listener the stream would throw it as well.
  process.stdout.on("error", () => undefined);
  return {
    out: (text) =>
      new Promise((resolve, reject) => {
        process.stdout.write(text, (error) => (error ? reject(outputError(error)) : resolve()));
      }),
    err: (text) => {
      process.stderr.write(text);
    },
    input: () => process.stdin,
    cwd: process.cwd(),
    width: process.stdout.isTTY ? process.stdout.columns : null,
    color: wantsColor(),
  };
}

function outputError(error: NodeJS.ErrnoException): Error {
  if (error.code === "EPIPE" || error.code === "ERR_STREAM_DESTROYED") return new OutputClosed();
  return new OutputFailed(`standard output cannot be written: ${error.code ?? error.message}`);
}

// https://no-color.org: any value that is not empty switches colours off.
function wantsColor(): boolean {
  if (process.env["NO_COLOR"]) return false;
  if (process.env["FORCE_COLOR"]) return process.env["FORCE_COLOR"] !== "0";
  return process.stdout.isTTY === true && process.env["TERM"] !== "dumb";
}
