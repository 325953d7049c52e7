import type { Action, CommandSubject, PathSubject, RuleOrigin, Verdict } from "@bashgate/permission-rules";

/** What a decision asks of the compiled policies. */
export interface Rules {
  judgeCommand(subject: CommandSubject): Verdict;
  judgePath(subject: PathSubject): Verdict | null;
  /** Every written rule. */
  readonly rules?: readonly RuleOrigin[];
  judgeName(surface: string, candidates: readonly string[]): Verdict;
  /** What a rule on a floor's name says; `null` where there is none. */
  judgeFloor(name: string): { readonly state: Action; readonly rule: RuleOrigin | null } | null;
}
