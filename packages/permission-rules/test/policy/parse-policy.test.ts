import { describe, expect, it } from "vitest";
import { formatProblem, parsePolicy, readPolicyObject } from "../../src/index.ts";
import { isOneSlip } from "../../src/policy/surfaces.ts";
import { cases } from "./parse-policy.cases.ts";

describe("what is wrong in a policy, and where", () => {
  it.each(cases)("$text", ({ text, problems, help }) => {
    const parsed = parsePolicy(text, { file: "p.jsonc" });
    expect(parsed.problems.map((problem) => formatProblem({ ...problem, help: null }))).toEqual(problems);
    if (help !== undefined) expect(parsed.problems[0]?.help).toBe(help);
  });

  it("bounds the depth", () => {
    const { policy, problems } = parsePolicy(`{ "a": ${"[".repeat(100_000)}`, { file: "p.jsonc" });
    expect(policy).toBeNull();
    expect(problems.map(({ code, column }) => [code, column])).toEqual([["policy/too-deep", 39]]);
  });

  it("shows help on a line of its own", () => {
    const [problem] = parsePolicy('{ "permision": 1 }', { file: "p.jsonc" }).problems;
    expect(problem && formatProblem(problem)).toBe(
      "p.jsonc:1:3: unknown key `permision` [policy/unknown-key]\n  help: did you mean `permission`?",
    );
  });

  it("keeps what can be read beside a problem", () => {
    const text =
      '{ "permission": { "bash": { "rm *": "deny", "x": 1 } }, "commands": [ 1, { "program": "dd", "action": "deny" } ] }';
    const { policy } = parsePolicy(text, { file: "p.jsonc" });
    expect(policy?.rules.map(({ pattern }) => pattern)).toEqual(["rm *"]);
    expect(policy?.commands.map(({ programs }) => programs)).toEqual([["dd"]]);
    expect(policy?.problems).toHaveLength(2);
  });

  it("reads an object, without places", () => {
    const { policy, problems } = readPolicyObject({ permission: { bash: { "git *": "allow" } }, roots: ["../x"] });
    expect(problems).toEqual([]);
    expect(policy?.rules[0]).toMatchObject({ pattern: "git *", place: null });
    expect(readPolicyObject([]).problems[0]?.code).toBe("policy/not-an-object");
    const cycle: Record<string, unknown> = {};
    cycle["permission"] = cycle;
    expect(readPolicyObject(cycle)).toMatchObject({ policy: null, problems: [{ code: "policy/too-deep" }] });
    const ordered = new Map([
      [
        "bash",
        new Map([
          ["2", "deny"],
          ["1", "allow"],
        ]),
      ],
    ]);
    expect(readPolicyObject({ permission: ordered }).policy?.rules.map((rule) => rule.pattern)).toEqual(["2", "1"]);
  });
});

describe("a slip of one letter", () => {
  it.each([
    ["bahs", "bash", true],
    ["bas", "bash", true],
    ["bassh", "bash", true],
    ["bath", "bash", true],
    ["bash", "bash", false],
    ["sabh", "bash", false],
    ["b", "bash", false],
  ])("%s and %s: %s", (word, other, want) => {
    expect(isOneSlip(word, other)).toBe(want);
  });
});
