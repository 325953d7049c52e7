import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, vi } from "vitest";
import { runVerb } from "../../src/command-line/run-verb.ts";
import { memoryTerminal } from "./memory-terminal.ts";

export interface Outcome {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** A home with a project in it, of which nobody else knows; removed when the tests of the file are through. */
export function makeHome(files: Readonly<Record<string, string>>): { home: string; project: string } {
  const home = realpathSync(mkdtempSync(join(tmpdir(), "bashgate-cli-")));
  const project = join(home, "project");
  mkdirSync(join(project, ".git"), { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    const path = join(home, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  vi.stubEnv("HOME", home);
  vi.stubEnv("XDG_CONFIG_HOME", join(home, ".config"));
  vi.stubEnv("XDG_STATE_HOME", join(home, ".local/state"));
  vi.stubEnv("XDG_DATA_HOME", join(home, ".local/share"));
  afterAll(() => {
    rmSync(home, { recursive: true, force: true });
    vi.unstubAllEnvs();
  });
  return { home, project };
}

/** Runs the program as it would be run in a directory. */
export async function runBashgate(words: readonly string[], cwd: string, input = ""): Promise<Outcome> {
  const terminal = memoryTerminal(input, cwd);
  const status = await runVerb(words, terminal);
  return { status, out: terminal.written(), err: terminal.complained() };
}
