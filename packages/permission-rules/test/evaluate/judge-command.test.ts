import { describe, expect, it } from "vitest";
import { policyOf } from "../policy-of.ts";
import { subjectOf } from "../subject-of.ts";
import { cases } from "./judge-command.cases.ts";

describe.each([...new Set(cases.map(({ clause }) => clause))])("%s", (clause) => {
  it.each(cases.filter((row) => row.clause === clause))("$command under $policy: $want by $by", (row) => {
    const whole = "permission" in row.policy || "commands" in row.policy;
    const verdict = policyOf(whole ? row.policy : { permission: { bash: row.policy } }).judgeCommand(
      subjectOf(row.command, row.more),
    );
    expect({ state: verdict.state, by: verdict.rule?.pattern ?? null, possible: verdict.possible?.pattern }).toEqual({
      state: row.want,
      by: row.by,
      possible: row.possible,
    });
  });
});

describe("3.1 the order of the text", () => {
  it("holds for patterns that look like integers", () => {
    const policy = policyOf(
      '{ "permission": { "bash": { "2": "deny", "1": "allow", "*": "ask", "3": "allow", "0": "deny" } } }',
    );
    expect(policy.judgeCommand(subjectOf("1")).state).toBe("ask");
    expect(policy.judgeCommand(subjectOf("0")).state).toBe("deny");
    expect(policy.judgeCommand(subjectOf("3")).state).toBe("allow");
  });
});

describe("origins", () => {
  it("name layer, file, line, column and reason", () => {
    const policy = policyOf(
      '{\n  "permission": { "bash": {\n    "rm *": { "action": "deny", "reason": "use trash" } } } }',
    );
    expect(policy.judgeCommand(subjectOf("rm x")).rule).toEqual({
      surface: "bash",
      pattern: "rm *",
      action: "deny",
      layer: "user",
      file: "user.jsonc",
      line: 3,
      column: 5,
      reason: "use trash",
      structural: false,
    });
  });
});
