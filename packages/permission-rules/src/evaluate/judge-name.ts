import type { NameRule, RuleSet } from "../compile/rule-set.ts";
import { matches } from "../pattern/command-pattern.ts";
import { prepareForm } from "../pattern/wildcard.ts";
import type { Verdict } from "./verdict.ts";

/** What the rules of one computation say of a tool, a skill or an MCP tool: the last match over all its names. */
export function judgeNameOnce(rules: RuleSet, surface: string, candidates: readonly string[]): Verdict {
  const found: readonly NameRule[] = rules.names.get(surface) ?? [];
  const forms = candidates.map((name) => prepareForm([name]));
  for (let at = found.length - 1; at >= 0; at--) {
    const rule = found[at];
    if (rule && (rule.pattern.catchAll || forms.some((form) => matches(rule.pattern, form)))) {
      return { state: rule.origin.action, rule: rule.origin, possible: null };
    }
  }
  return { state: rules.default, rule: null, possible: null };
}
