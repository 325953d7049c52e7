import type { Action, RuleOrigin } from "@bashgate/permission-rules";
import type { UnitVerdict } from "../decision/decision.ts";

/** What the rules on `bash` say of one unit, before floors and approvals. */
export interface JudgedUnit {
  readonly state: Action;
  readonly rule: RuleOrigin | null;
  readonly basis: UnitVerdict["basis"];
  /** A stricter rule that could match for some value of the unknown words; `null` if none. */
  readonly possible: RuleOrigin | null;
  /** A privileged wrapper is allowed by a rule that does not name it. */
  readonly unnamedPrivilege: boolean;
  /**
   * What it decides beside itself, so that there only deny and ask rules that name a unit count: `inner`, the command that
   * it runs, though not what that runs in turn; `all`, everything below it.
   */
  readonly covers: "none" | "inner" | "all";
  /** Other questions than that of `rule` were asked about it too, so no single approval answers them. */
  readonly mixed: boolean;
}
