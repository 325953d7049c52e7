import type { Decision } from "../decision/decision.ts";
import { escapeText } from "./escape-text.ts";
import { createPaint } from "./paint.ts";
import type { RenderOptions } from "./render-decision.ts";
import { shownPart } from "./shown-part.ts";
import { underlineSpan } from "./underline-span.ts";

/**
 * A decision in a few lines for a person: the state and its reason, the part that decided underlined in the command line,
 * and what could be approved. Broken policies are not listed (`renderProblem`). Lines are joined by `\n`, without one at
 * the end.
 */
export function renderSummary(decision: Decision, options: RenderOptions = {}): string {
  const paint = createPaint(options.color ?? false);
  const lines = [`${paint.state(decision.state, decision.state)}: ${escapeText(decision.reason)}`];
  const span = shownPart(decision)?.span ?? null;
  if (span !== null) {
    const width = Math.max(20, (options.width ?? 100) - 2);
    lines.push("", ...underlineSpan(decision.command, span, { width }).map((line) => `  ${line}`));
  }
  const offers = new Set(
    decision.suggestions.map(
      ({ surface, pattern, risky }) =>
        `${escapeText(surface)}: ${escapeText(pattern)}${risky ? paint.dim("  (risky)") : ""}`,
    ),
  );
  [...offers].forEach((offer, index) => {
    if (index === 0) lines.push("");
    lines.push(`  ${index === 0 ? "could be approved" : " ".repeat(17)}  ${offer}`);
  });
  return lines.join("\n");
}
