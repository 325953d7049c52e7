import { resolve } from "node:path";
import { renderSummary } from "@bashgate/gates";
import { checkAnswer } from "../answers/check-answer.ts";
import { exitStatus } from "../command-line/exit-status.ts";
import type { VerbOptions } from "../command-line/read-arguments.ts";
import { answerStream } from "../jsonl/answer-stream.ts";
import { openSession } from "../policy/open-session.ts";
import { createPolicyShelf } from "../policy/policy-shelf.ts";
import type { Terminal } from "../terminal/terminal.ts";

/** `bashgate check COMMAND`: one decision; its state is the exit status. A broken policy gives 2, and the answer all the same. */
export async function checkOne(
  asked: { command: string; json: boolean; options: VerbOptions },
  terminal: Terminal,
): Promise<number> {
  const session = await openSession(asked.options, terminal);
  if (session === null) return exitStatus.usage;
  const decision = await session.permissions.check(asked.command);
  const width = terminal.width;
  await terminal.out(
    asked.json
      ? `${JSON.stringify(checkAnswer(decision), null, 2)}\n`
      : `${renderSummary(decision, { color: terminal.color, ...(width === null ? {} : { width }) })}\n`,
  );
  if (session.permissions.problems.length > 0) return exitStatus.usage;
  switch (decision.state) {
    case "allow":
      return exitStatus.ok;
    case "ask":
      return exitStatus.ask;
    case "deny":
      return exitStatus.deny;
    default:
      return decision.state satisfies never;
  }
}

/** `bashgate check --jsonl`. A line's own policy is used instead of the loaded layers, all but the managed one. */
export async function checkStream(options: VerbOptions, terminal: Terminal): Promise<number> {
  const session = await openSession(options, terminal);
  if (session === null) return exitStatus.usage;
  const shelf = createPolicyShelf(session.cwd);
  let broken = session.permissions.problems.length > 0;
  const status = await answerStream(terminal, async ({ command, cwd, policy }) => {
    const found =
      policy === null ? { kind: "found" as const, permissions: session.permissions } : await shelf.find(policy);
    if (found.kind === "broken") return { kind: "error", why: found.why };
    const decision = await found.permissions.check(command, cwd === null ? {} : { cwd: resolve(session.cwd, cwd) });
    broken ||= decision.problems.length > 0;
    return { kind: "answer", value: checkAnswer(decision) };
  });
  return broken ? exitStatus.usage : status;
}
