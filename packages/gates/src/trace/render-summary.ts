import type { Decision } from "../decision/decision.ts";
import { describeRule } from "./describe-rule.ts";
import { escapeText } from "./escape-text.ts";
import { createPaint } from "./paint.ts";
import type { RenderOptions } from "./render-decision.ts";
import { shownPart } from "./shown-part.ts";
import { underlineSpan } from "./underline-span.ts";

/**
 * A decision in a few lines for a person: the state and its reason, the part that decided underlined in the command line,
 * the rule, and what could be approved. Broken policies are not listed (`renderProblem`). Lines are joined by `\n`, without one at the end.
 */
export function renderSummary(decision: Decision, options: RenderOptions = {}): string {
  const paint = createPaint(options.color ?? false);
  const part = shownPart(decision);
  const lines = [`${paint.state(decision.state, decision.state)}: ${escapeText(decision.reason)}`];
  if (part?.span) {
    const width = Math.max(20, (options.width ?? 100) - 2);
    lines.push("", ...underlineSpan(decision.command, part.span, { width }).map((line) => `  ${line}`), "");
  }
  if (part?.rule) {
    lines.push(`  by       ${describeRule(part.rule)}`);
    if (part.rule.reason !== null) lines.push(`  reason   ${escapeText(part.rule.reason)}`);
  }
  decision.suggestions.forEach((suggestion, index) => {
    const label = index === 0 ? "suggest" : "       ";
    lines.push(
      `  ${label}  ${escapeText(suggestion.surface)}: ${escapeText(suggestion.pattern)}${suggestion.risky ? paint.dim("  (risky)") : ""}`,
    );
  });
  return lines.join("\n").trimEnd();
}
