import { spawnSync } from "node:child_process";

export interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program with nothing on standard input, in an environment of its own. */
export function run(
  program: string,
  words: readonly string[],
  settings: { cwd: string; env: Readonly<Record<string, string>>; input?: string },
): Ran {
  const result = spawnSync(program, [...words], {
    cwd: settings.cwd,
    env: { ...settings.env },
    input: settings.input ?? "",
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (result.error) throw result.error;
  return { status: result.status, stdout: result.stdout, stderr: result.stderr };
}

/** Runs a program that has to succeed, and gives back what it printed. */
export function mustRun(...words: Parameters<typeof run>): string {
  const ran = run(...words);
  if (ran.status !== 0) {
    throw new Error(`${words[0]} ${words[1].join(" ")} gave ${ran.status}\n${ran.stdout}${ran.stderr}`);
  }
  return ran.stdout;
}
