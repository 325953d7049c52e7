import { formatProblem, type PolicyProblem } from "@bashgate/permission-rules";
import { escapeText } from "./escape-text.ts";

/** What is wrong in a policy, for people: place and cause on one line, the way out on the next. Escaped. */
export function renderProblem(problem: PolicyProblem): string {
  return formatProblem(problem).split("\n").map(escapeText).join("\n");
}
