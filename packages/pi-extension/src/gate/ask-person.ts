import type { PiContext, ToolCallResult } from "../host/pi.ts";

// Deny stands first: a key that was typed before the dialog appeared lands on the harmless answer.
const deny = "Deny";
const allowOnce = "Allow once";

/** Puts a question to the person. Without one to ask, and for every answer but the exact `Allow once`, the call is blocked. */
export async function askPerson(
  question: { title: string; declined: string; nobody: string },
  context: PiContext,
): Promise<ToolCallResult | undefined> {
  if (!context.hasUI) return { block: true, reason: question.nobody };
  const settings = context.signal ? { signal: context.signal } : {};
  const answer = await context.ui.select(question.title, [deny, allowOnce], settings);
  return answer === allowOnce && !context.signal?.aborted ? undefined : { block: true, reason: question.declined };
}
