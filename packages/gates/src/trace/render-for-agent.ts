import type { Decision } from "../decision/decision.ts";
import { clipText } from "./clip-text.ts";
import { escapeText } from "./escape-text.ts";
import { shownPart } from "./shown-part.ts";

/** Who said no: the policy, a person who was asked, or nobody, because there was nobody to ask. */
export type Refusal = "policy" | "person" | "nobody";

const opening: Readonly<Record<Refusal, string>> = {
  policy: "the policy denies",
  person: "the person at the machine declined",
  nobody: "a person has to be asked, and nobody can be asked here, about",
};

/**
 * What the agent is told when a command line does not run: which part, why, and what to do instead where the rule that
 * decided says so. One paragraph of plain text, escaped. It names no rule, file or approval: the agent is told how to go
 * on, not where the gaps are.
 */
export function renderForAgent(decision: Decision, refusal: Refusal): string {
  const reason = shownPart(decision)?.rule?.reason ?? null;
  return [
    `Not run: ${opening[refusal]} ${describePart(decision)}.`,
    ...(reason === null ? [] : [asSentence(escapeText(reason))]),
    "Nothing of the command line was run.",
  ].join(" ");
}

const doing = { read: "reading", write: "writing", execute: "executing", unknown: "touching" } as const;

function describePart(decision: Decision): string {
  const { deciding } = decision;
  const span = shownPart(decision)?.span ?? { start: 0, end: decision.command.length };
  const part = `\`${clipText(escapeText(decision.command.slice(span.start, span.end)), 200)}\``;
  switch (deciding?.part) {
    case "access": {
      const kind = decision.accesses.find(({ access }) => access === deciding.access)?.kind ?? "unknown";
      return `${doing[kind]} ${part}${deciding.surface === "external_directory" ? ", outside the working directory" : ""}`;
    }
    case "floor":
      return `${part}: ${escapeText(decision.floors[deciding.floor]?.why ?? "")}`;
    case "problem":
      return `${part}, because a policy file is broken and has to be mended`;
    default:
      return part;
  }
}

function asSentence(text: string): string {
  const first = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(first) ? first : `${first}.`;
}
