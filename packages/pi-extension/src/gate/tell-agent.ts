import { escapeText, renderForAgent, type ToolDecision } from "@bashgate/gates";

/** Who said no: the policy, a person who was asked, or nobody, because there was nobody to ask. */
export type Refusal = "policy" | "person" | "nobody";

const opening: Readonly<Record<Refusal, string>> = {
  policy: "the policy denies it",
  person: "the person at the machine declined",
  nobody: "a person has to be asked, and nobody can be asked here",
};

/** What the agent is told about a call that does not run. */
export function tellAgent(decision: ToolDecision, refusal: Refusal): string {
  const command = decision.commands.find((candidate) => candidate.state === decision.state);
  if (command !== undefined) return renderForAgent(command, refusal);
  const reason = decision.rule?.reason ?? null;
  return [`Not run: ${opening[refusal]}.`, ...(reason === null ? [] : [escapeText(reason)])].join(" ");
}
