import { spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { singleQuoted } from "./grammar/spelling.ts";

/** A program for bash. */
export interface RunnableProgram {
  readonly text: string;
  /**
   * What every name in it begins with and none of another program does, so that a late one finds its way back. Where
   * programs have one, other names do not count (bash looks up `COPROC` for `>(coproc a)`).
   */
  readonly prefix?: string;
}

/**
 * Runs programs in real bash, each in a process of its own, and tells for each the names that bash looked up.
 *
 * Nothing is really run: they start in an empty temporary directory with an empty `PATH` and an empty environment, so
 * every name is unknown and comes to `command_not_found_handle`, which writes it down. Time, file size and the number of
 * processes are limited; root becomes a user without rights.
 *
 * @throws {Error} bash is missing, or the run did not end within two minutes.
 */
export async function runInBash(programs: readonly RunnableProgram[]): Promise<readonly (readonly string[])[]> {
  const directory = mkdtempSync(join(tmpdir(), "bash-oracle-"));
  try {
    const log = join(directory, "log");
    const script = join(directory, "script");
    writeFileSync(log, "");
    writeFileSync(script, driver(programs, directory, log));
    for (const path of [directory, log]) chmodSync(path, 0o777);
    await run(script);
    return byProgram(programs, readFileSync(log, "utf8").split("\n"));
  } finally {
    rmSync(directory, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Checks the syntax of a program without running it. */
export async function isValid(program: RunnableProgram): Promise<boolean> {
  const child = spawn("/bin/bash", ["--norc", "--noprofile", "-n", "-c", program.text], { env: {}, stdio: "ignore" });
  return (await exitOf(child)) === 0;
}

function driver(programs: readonly RunnableProgram[], directory: string, log: string): string {
  const handler = `() {  builtin printf '%s\\n' "$1" >>${singleQuoted(log)}; case "$1" in *t) return 0 ;; esac; return 1; }`;
  return [
    `mkdir ${singleQuoted(`${directory}/work`)} || exit`,
    `cd ${singleQuoted(`${directory}/work`)} || exit`,
    `ulimit -t 5 -f 1024 -c 0 -u ${isRoot() ? 400 : 4096} || exit`,
    "groups=()",
    "run() {",
    // Two processes that wait for each other use no time that a limit counts. Each program is a process group.
    "  timeout -s KILL 3 env -i PATH=/nowhere \\",
    `    ${singleQuoted(`BASH_FUNC_command_not_found_handle%%=${handler}`)} \\`,
    `    ${singleQuoted(`BASH_FUNC_bash%%=() {  /bin/bash --norc --noprofile "$@"; }`)} \\`,
    '    /bin/bash --norc --noprofile -c "$1" name </dev/null >/dev/null 2>&1 &',
    "  groups+=($!)",
    "  wait $!",
    // What it left in the background has a while to go on, then it is ended.
    `  if [ \${#groups[@]} -gt 20 ]; then end 1; fi`,
    "}",
    "end() {",
    `  for group in "\${groups[@]:0:$1}"; do kill -KILL -- -"$group" 2>/dev/null; done`,
    `  groups=("\${groups[@]:$1}")`,
    "}",
    ...programs.flatMap(({ text }, index) => [`echo =${index} >>${singleQuoted(log)}`, `run ${singleQuoted(text)}`]),
    "sleep 0.1",
    "end 20",
    "exit 0",
    "",
  ].join("\n");
}

async function run(script: string): Promise<void> {
  const [program = "/bin/bash", ...args] = [...confinement(), "/bin/bash", "--norc", "--noprofile", script];
  const child = spawn(program, args, {
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
  const code = await exitOf(child);
  clearTimeout(timer);
  if (late) throw new Error("bash did not end; a program of this batch loops");
  if (code !== 0) throw new Error(`bash could not be started as it must be: exit code ${code}`);
}

/**
 * What bounds a program that starts processes in a loop. A limit on their number does not hold for root, so root steps
 * down to a user without rights. Where the system allows it, a process namespace of its own keeps what it ends, and what
 * it leaves, to itself.
 */
function confinement(): readonly string[] {
  if (!isRoot()) return [];
  const namespace = ["unshare", "--pid", "--fork", "--kill-child"];
  const allowed = spawnSync("unshare", [...namespace.slice(1), "true"]).status === 0;
  return [...(allowed ? namespace : []), "setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"];
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function exitOf(child: ReturnType<typeof spawn>): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => resolve(code));
  });
}

function byProgram(programs: readonly RunnableProgram[], lines: readonly string[]): readonly (readonly string[])[] {
  const names: string[][] = programs.map(() => []);
  const owners = new Map(programs.flatMap(({ prefix }, index) => (prefix === undefined ? [] : [[prefix, index]])));
  let current = 0;
  for (const line of lines) {
    if (/^=\d+$/.test(line)) current = Number(line.slice(1));
    else if (owners.size > 0) names[owners.get(/^q\d+n/.exec(line)?.[0] ?? "") ?? -1]?.push(line);
    else if (line !== "") names[current]?.push(line);
  }
  return names;
}
