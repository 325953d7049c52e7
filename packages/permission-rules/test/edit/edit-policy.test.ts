import { describe, expect, it } from "vitest";
import { type Approval, parsePolicy, withApproval, withoutApprovals, withRule } from "../../src/index.ts";
import { cases } from "./edit-policy.cases.ts";

const approval = (text: string): Approval => ({
  surface: "bash",
  match: { kind: "pattern", text },
  answers: { kind: "default" },
  made: "2026-01-01T00:00:00Z",
  until: null,
  file: null,
  place: null,
});

describe("writing a rule", () => {
  it.each(cases)("$it", ({ before, rule: [surface, pattern, action], after }) => {
    expect(withRule(before, "p.jsonc", { surface, pattern, action })).toEqual({ kind: "edited", text: after });
    expect(parsePolicy(after, { file: "p.jsonc" }).policy?.rules.at(-1)).toMatchObject({ surface, pattern });
  });

  it.each(["{ nope", '{ "permision": {} }', '{ "permission": { "bash": { "a": "ask", "a": "deny" } } }'])(
    "refuses the broken %s",
    (text) => {
      const edited = withRule(text, "p.jsonc", { surface: "bash", pattern: "x", action: "allow" });
      expect(edited.kind).toBe("refused");
      expect(edited.kind === "refused" && edited.problems.length).toBeGreaterThan(0);
    },
  );
});

describe("writing approvals", () => {
  const start =
    '{\n  "approvals": [\n    // kept\n    { "surface": "bash", "pattern": "x", "answers": "default" }, // too\n  ],\n}\n';

  it("adds at the end and takes out by place", () => {
    const one = withApproval(start, "p.jsonc", approval("git push *"));
    const text = one.kind === "edited" ? one.text : "";
    expect(parsePolicy(text, { file: "p.jsonc" }).policy?.approvals.map(({ match }) => match.text)).toEqual([
      "x",
      "git push *",
    ]);
    expect(text).toContain("// kept");
    expect(text).toContain("// too");
    const two = withoutApprovals(text, "p.jsonc", [0]);
    expect(
      two.kind === "edited" &&
        parsePolicy(two.text, { file: "p.jsonc" }).policy?.approvals.map(({ match }) => match.text),
    ).toEqual(["git push *"]);
    expect(withoutApprovals(text, "p.jsonc", [1])).toEqual({ kind: "edited", text: start });
    expect(withoutApprovals(text, "p.jsonc", [7])).toEqual({ kind: "edited", text });
  });

  it("keeps what it writes readable", () => {
    const floor: Approval = {
      ...approval("eval $x\n'\""),
      match: { kind: "exact", text: "eval $x\n'\"" },
      answers: { kind: "floor", name: "<dynamic-command>" },
      until: "2027-01-01T00:00:00Z",
    };
    const ruled: Approval = { ...approval("a"), answers: { kind: "rule", layer: "user", pattern: "a *" } };
    let text = "";
    for (const entry of [floor, ruled]) {
      const edited = withApproval(text, "p.jsonc", entry);
      text = edited.kind === "edited" ? edited.text : "";
    }
    const read = parsePolicy(text, { file: "p.jsonc" }).policy?.approvals;
    expect(read?.map(({ file: _, place: __, ...entry }) => entry)).toEqual(
      [floor, ruled].map(({ file: _, place: __, ...entry }) => entry),
    );
  });
});
