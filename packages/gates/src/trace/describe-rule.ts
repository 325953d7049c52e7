import type { RuleOrigin } from "@bashgate/permission-rules";
import { clipText } from "./clip-text.ts";
import { escapeText } from "./escape-text.ts";

// A structural rule may list dozens of subcommands; its file and line lead to the rest.
const structuralWidth = 80;

/** One rule on one line, escaped: what it says, the layer it stands in, and where. Its own reason is not part of it. */
export function describeRule(rule: RuleOrigin): string {
  const what = rule.structural
    ? `rule ${clipText(escapeText(rule.pattern), structuralWidth)}`
    : `rule \`${escapeText(rule.pattern)}\``;
  return `${what} on ${escapeText(rule.surface)}: ${rule.action} (${describePlace(rule)})`;
}

/** The layer and, where there is one, the file and line: `user, /home/u/policy.jsonc:12`. */
function describePlace(rule: RuleOrigin): string {
  if (rule.file === null) return rule.layer;
  return `${rule.layer}, ${escapeText(rule.file)}${rule.line === null ? "" : `:${rule.line}`}`;
}
