import type { Rules } from "../units/rules.ts";
import { rulesOnlySubject } from "../units/text-subject.ts";
import type { LineVerdict } from "./decision.ts";

/** A text without a unit, judged as one command of its whole text (semantics 1.1, 1.4). */
export function judgeLine(command: string, rules: Rules): LineVerdict {
  const { state, rule } = rules.judgeCommand(rulesOnlySubject(command.trim()));
  return { state, rule };
}
