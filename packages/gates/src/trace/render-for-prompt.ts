import type { Decision } from "../decision/decision.ts";
import { clipText } from "./clip-text.ts";
import { describeRule } from "./describe-rule.ts";
import { escapeText } from "./escape-text.ts";
import { shownPart } from "./shown-part.ts";
import { underlineSpan } from "./underline-span.ts";

/** The room that a prompt has. */
export interface PromptOptions {
  /** Columns; 80 if not given. */
  readonly width?: number;
  /** Lines of the command that are shown at most; 3 if not given. */
  readonly lines?: number;
}

/**
 * The question as a dialog shows it: few and short lines, so that the answers stay on the screen, and escaped. A command
 * line that does not fit is cut around the part that asks, and says so.
 */
export function renderForPrompt(decision: Decision, options: PromptOptions = {}): string {
  const width = options.width ?? 80;
  const part = shownPart(decision);
  const span = part?.span ?? { start: 0, end: decision.command.length };
  const lines = ["Run this command?", ...underlineSpan(decision.command, span, { width, lines: options.lines ?? 3 })];
  lines.push(clipText(escapeText(decision.reason), width));
  if (part?.rule) lines.push(clipText(describeRule(part.rule), width));
  const asking = decision.units.filter((unit) => unit.state === "ask").length;
  if (asking > 1) lines.push(`${asking} commands of this line ask`);
  return lines.join("\n");
}
