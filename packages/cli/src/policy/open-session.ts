import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { escapeText, type Permissions, renderProblem } from "@bashgate/gates";
import { openPermissions } from "@bashgate/gates/node";
import type { VerbOptions } from "../command-line/read-arguments.ts";
import type { Terminal } from "../terminal/terminal.ts";

/** A text that holds a policy, and the file it came from. */
export interface PolicyText {
  readonly text: string;
  /** `null` where it came from no file. */
  readonly file: string | null;
}

/** The policy that a verb works with, opened for its directory. */
export interface Session {
  readonly permissions: Permissions;
  readonly cwd: string;
}

/**
 * Opens the policy for the directory and file that the options name, and tells each problem of it on standard error.
 *
 * @returns `null` if the file cannot be read, which is told too.
 */
export async function openSession(options: VerbOptions, terminal: Terminal): Promise<Session | null> {
  const cwd = resolve(terminal.cwd, options.cwd ?? ".");
  const policy =
    options.policyFile === null ? null : await readPolicy(resolve(terminal.cwd, options.policyFile), terminal);
  if (policy === "unreadable") return null;
  const permissions = await openPermissions({ cwd, ...(policy === null ? {} : { policy }) });
  for (const problem of permissions.problems) terminal.err(`${renderProblem(problem)}\n`);
  return { permissions, cwd };
}

async function readPolicy(file: string, terminal: Terminal): Promise<PolicyText | "unreadable"> {
  try {
    return { text: await readFile(file, "utf8"), file };
  } catch (error) {
    terminal.err(`${escapeText(file)}: ${whyUnreadable(error as NodeJS.ErrnoException)}\n`);
    return "unreadable";
  }
}

function whyUnreadable({ code, message }: NodeJS.ErrnoException): string {
  if (code === "ENOENT") return "there is no such file";
  if (code === "EISDIR") return "a directory, not a file";
  return `cannot be read: ${code ?? escapeText(message)}`;
}
