import { renderDecision } from "@bashgate/gates";
import { exitStatus } from "../command-line/exit-status.ts";
import type { VerbOptions } from "../command-line/read-arguments.ts";
import { openSession } from "../policy/open-session.ts";
import type { Terminal } from "../terminal/terminal.ts";

/** `bashgate explain COMMAND`: the whole trace of a decision. */
export async function explain(asked: { command: string; options: VerbOptions }, terminal: Terminal): Promise<number> {
  const session = await openSession(asked.options, terminal);
  if (session === null) return exitStatus.usage;
  const decision = await session.permissions.check(asked.command);
  const width = terminal.width;
  await terminal.out(`${renderDecision(decision, { color: terminal.color, ...(width === null ? {} : { width }) })}\n`);
  return session.permissions.problems.length > 0 ? exitStatus.usage : exitStatus.ok;
}
