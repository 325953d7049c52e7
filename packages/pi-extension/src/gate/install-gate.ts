import { type Permissions, renderProblem, warmBashParser } from "@bashgate/gates";
import type { Pi } from "../host/pi.ts";
import { judgeToolCall } from "./judge-tool-call.ts";

/**
 * Registers the gate's handlers with pi.
 *
 * @param open Opens the policy for a directory. It is asked at each call, so that an edited policy holds at once.
 */
export function installGate(pi: Pi, open: (cwd: string) => Promise<Permissions>): void {
  pi.on("session_start", async (_event, context) => {
    const { problems } = await open(context.cwd);
    for (const problem of problems) {
      context.ui.notify(`bashgate: ${renderProblem(problem)}`, "error");
    }
  });
  // Not awaited: the first command waits for the second reader, the session's start does not.
  pi.on("before_agent_start", () => {
    void warmBashParser();
  });
  pi.on("tool_call", (event, context) => judgeToolCall(event, context, open));
}
