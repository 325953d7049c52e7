import { escapeText, type Permissions } from "@bashgate/gates";
import type { PiContext, ToolCallEvent, ToolCallResult } from "../host/pi.ts";
import { askPerson } from "./ask-person.ts";
import { freezeDeeply } from "./freeze-deeply.ts";
import { tellAgent } from "./tell-agent.ts";

/**
 * Judges one tool call and, where the policy says so, asks the person.
 *
 * INVARIANT (fail closed): the call runs only if the answer is allow, or a person chose to allow it. Whatever is thrown on
 * the way blocks it.
 *
 * @returns `undefined` to let pi run the tool.
 */
export async function judgeToolCall(
  event: ToolCallEvent,
  context: PiContext,
  open: (cwd: string) => Promise<Permissions>,
): Promise<ToolCallResult | undefined> {
  try {
    // Frozen first: the arguments cannot change while the policy is read or the person thinks.
    freezeDeeply(event.input);
    const permissions = await open(context.cwd);
    const decision = await permissions.checkTool(event.toolName, event.input, { cwd: context.cwd });
    switch (decision.state) {
      case "allow":
        return undefined;
      case "ask":
        if (!context.hasUI) return { block: true, reason: tellAgent(decision, "nobody") };
        return (await askPerson(decision, context))
          ? undefined
          : { block: true, reason: tellAgent(decision, "person") };
      case "deny":
        return { block: true, reason: tellAgent(decision, "policy") };
      default:
        throw new TypeError(`unknown state ${String(decision.state satisfies never)}`);
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { block: true, reason: `Not run: bashgate could not judge this call (${escapeText(why)}).` };
  }
}
