import { spawnSync } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { runVerb } from "../../src/command-line/run-verb.ts";
import { OutputClosed, OutputFailed } from "../../src/terminal/terminal.ts";
import { memoryTerminal } from "../support/memory-terminal.ts";

const source = new URL("../../src/terminal/process-terminal.ts", import.meta.url).href;
const writeTwice = `
  import { processTerminal } from ${JSON.stringify(source)};
  const terminal = processTerminal();
  for (let turn = 0; turn < 2; turn++) {
    await terminal.out("x").catch((error) => terminal.err(error.constructor.name + ": " + error.message + "\\n"));
  }
`;

describe("standard output of the process", () => {
  it("rejects what cannot be written, every time, and nothing else is thrown", () => {
    const unwritable = openSync(fileURLToPath(import.meta.url), "r");
    const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", writeTwice], {
      stdio: ["ignore", unwritable, "pipe"],
      encoding: "utf8",
    });
    closeSync(unwritable);
    expect(stderr).toMatch(/^OutputFailed: standard output cannot be written: EBADF\nOutput(Failed|Closed): .*\n$/);
    expect(status).toBe(0);
  });
});

describe("a program whose answer nobody takes", () => {
  it.each([
    ["went away", new OutputClosed(), ""],
    [
      "is full",
      new OutputFailed("standard output cannot be written: ENOSPC"),
      "bashgate: standard output cannot be written: ENOSPC\n",
    ],
  ])("gives 1, never 0, where the output %s", async (_how, error, complaint) => {
    const terminal = memoryTerminal("");
    const failing = { ...terminal, out: () => Promise.reject(error) };
    expect(await runVerb(["--version"], failing)).toBe(1);
    expect(terminal.complained()).toBe(complaint);
  });
});
