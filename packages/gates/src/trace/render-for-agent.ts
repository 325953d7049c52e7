import type { Decision } from "../decision/decision.ts";
import { escapeText } from "./escape-text.ts";
import { shownPart } from "./shown-part.ts";

/**
 * What the agent is told when a command line does not run: which part, why, and what to do instead where the rule that
 * decided says so. One paragraph of plain text, escaped. It names no file and no approval, so that it gives no hint how
 * to get around the answer.
 *
 * @param answer Who said no: the policy, a person who was asked, or nobody, because there was nobody to ask.
 */
export function renderForAgent(decision: Decision, answer: "policy" | "person" | "nobody"): string {
  const part = shownPart(decision);
  const text = part?.span ? decision.command.slice(part.span.start, part.span.end) : decision.command;
  const sentences = [`Not run: ${opening[answer]} \`${escapeText(shorten(text))}\`.`];
  sentences.push(sentence(escapeText(decision.reason)));
  const reason = part?.rule?.reason ?? null;
  if (reason !== null && !decision.reason.includes(reason)) sentences.push(sentence(escapeText(reason)));
  sentences.push("Nothing of the command line was run.");
  return sentences.join(" ");
}

const opening: Readonly<Record<"policy" | "person" | "nobody", string>> = {
  policy: "the policy denies",
  person: "the person at the machine declined",
  nobody: "a person has to be asked, and nobody can be asked here, about",
};

function sentence(text: string): string {
  const first = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(first) ? first : `${first}.`;
}

function shorten(text: string): string {
  return text.length > 200 ? `${text.slice(0, 199)}…` : text;
}
