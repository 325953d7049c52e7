import { escapeText, renderForPrompt, type ToolDecision } from "@bashgate/gates";
import type { PiContext } from "../host/pi.ts";

// Deny stands first: a key that was typed before the dialog appeared lands on the harmless answer.
const deny = "Deny";
const allowOnce = "Allow once";

/** Puts the question to the person. Only the exact answer `Allow once` is a yes; anything else a client may send is none. */
export async function askPerson(decision: ToolDecision, context: PiContext): Promise<boolean> {
  const settings = context.signal ? { signal: context.signal } : {};
  const answer = await context.ui.select(question(decision), [deny, allowOnce], settings);
  return answer === allowOnce && context.signal?.aborted !== true;
}

function question(decision: ToolDecision): string {
  const asking = decision.commands.find((command) => command.state === decision.state);
  return asking ? renderForPrompt(asking) : `Let this tool run?\n${escapeText(decision.reason)}`;
}
