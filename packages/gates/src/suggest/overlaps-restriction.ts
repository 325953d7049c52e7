import { compileCommandPattern, couldMatch, type Form, prepareForm } from "@bashgate/permission-rules";
import type { Question } from "../approvals/question.ts";
import type { SessionInput } from "../service/session.ts";

/**
 * Whether some text that a bash pattern allows would meet a deny, or an ask of another rule than the one that asked: such a
 * pattern would promise more than it keeps (semantics 5.2).
 */
export function overlapsRestriction(pattern: string, question: Question, { policy, place }: SessionInput): boolean {
  if (question.surface !== "bash") return false;
  const form = formOf(pattern);
  const asked = question.answers;
  return policy.rules.some((rule) => {
    if (rule.surface !== "bash" || rule.action === "allow" || rule.structural || rule.pattern.startsWith("<"))
      return false;
    if (asked !== null && typeof asked !== "string" && asked.layer === rule.layer && asked.pattern === rule.pattern)
      return false;
    const restriction = compileCommandPattern(rule.pattern, place.view.home);
    return !restriction.catchAll && couldMatch(restriction, prepareForm(form));
  });
}

/** A pattern as a text with holes where its stars are. */
function formOf(pattern: string): Form {
  const hole = { raw: "*", words: false, mayBeOption: true };
  const parts = pattern.split("*");
  return parts.flatMap((part, at): Form => (at === 0 ? [part] : [hole, part])).filter((part) => part !== "");
}
