import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { GeneratedProgram } from "./grammar/index.ts";
import { singleQuoted } from "./grammar/spelling.ts";

/** The names that bash looked up for each program, in the order in which it did. */
export type Dispatched = ReadonlyMap<GeneratedProgram, readonly string[]>;

/**
 * Runs programs in real bash, each in a process of its own, and tells what they tried to run.
 *
 * Nothing is really run: they start in an empty temporary directory with an empty `PATH` and an empty environment, so
 * every name is unknown and comes to `command_not_found_handle`, which writes it down. Time and file size are limited.
 *
 * @throws {Error} bash is missing, or the run did not end within two minutes.
 */
export async function runInBash(programs: readonly GeneratedProgram[]): Promise<Dispatched> {
  const directory = mkdtempSync(join(tmpdir(), "bash-oracle-"));
  try {
    const log = join(directory, "log");
    const script = join(directory, "script");
    writeFileSync(log, "");
    writeFileSync(script, driver(programs, directory, log));
    await run(script);
    return byProgram(programs, readFileSync(log, "utf8").split("\n"));
  } finally {
    rmSync(directory, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Checks the syntax of a program without running it. */
export async function isValid(program: GeneratedProgram): Promise<boolean> {
  const child = spawn("/bin/bash", ["--norc", "--noprofile", "-n", "-c", program.text], { env: {}, stdio: "ignore" });
  return (await exitOf(child)) === 0;
}

function driver(programs: readonly GeneratedProgram[], directory: string, log: string): string {
  const handler = `() {  builtin printf '%s\\n' "$1" >>${singleQuoted(log)}; case "$1" in *t) return 0 ;; esac; return 1; }`;
  return [
    `mkdir ${singleQuoted(`${directory}/empty`)} ${singleQuoted(`${directory}/work`)} || exit`,
    `cd ${singleQuoted(`${directory}/work`)} || exit`,
    "ulimit -t 5 -f 1024 -c 0",
    "run() {",
    "  /usr/bin/env -i PATH=/nowhere \\",
    `    ${singleQuoted(`BASH_FUNC_command_not_found_handle%%=${handler}`)} \\`,
    `    ${singleQuoted(`BASH_FUNC_bash%%=() {  /bin/bash --norc --noprofile "$@"; }`)} \\`,
    '    /bin/bash --norc --noprofile -c "$1" name </dev/null >/dev/null 2>&1',
    "}",
    ...programs.map((program) => `run ${singleQuoted(program.text)}`),
    // What they left in the background ends, too.
    "wait",
    "sleep 0.1",
    "",
  ].join("\n");
}

async function run(script: string): Promise<void> {
  const child = spawn("/bin/bash", ["--norc", "--noprofile", script], {
    env: { PATH: "/usr/bin:/bin" },
    stdio: "ignore",
    // A group of its own, so that everything it started can be ended with it.
    detached: true,
  });
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
  }, 120_000);
  await exitOf(child);
  clearTimeout(timer);
  if (late) throw new Error("bash did not end; a program of this batch loops");
}

function exitOf(child: ReturnType<typeof spawn>): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => resolve(code));
  });
}

function byProgram(programs: readonly GeneratedProgram[], names: readonly string[]): Dispatched {
  const owner = new Map(programs.map((program) => [program.prefix, program]));
  const dispatched = new Map<GeneratedProgram, string[]>(programs.map((program) => [program, []]));
  for (const name of names) {
    const program = owner.get(/^q\d+n/.exec(name)?.[0] ?? "");
    if (program !== undefined) dispatched.get(program)?.push(name);
  }
  return dispatched;
}
