import { describe, expect, it } from "vitest";
import { type Approval, type ApprovalQuestion, compileApprovals, parsePolicy } from "../../src/index.ts";
import { SETTING } from "../policy-of.ts";
import { subjectOf } from "../subject-of.ts";
import { cases } from "./find-approval.cases.ts";

const NOW = Date.parse("2026-01-01T00:00:00Z");

describe("5.1 an approval answers one question", () => {
  it.each(cases)(
    "$it",
    ({ surface, pattern, exact, answers, until, command, more, path, names, text, asking, want }) => {
      const approval: Approval = {
        surface: surface ?? "bash",
        match: exact === undefined ? { kind: "pattern", text: pattern ?? "" } : { kind: "exact", text: exact },
        answers: answers ?? { kind: "default" },
        made: null,
        until: until ?? null,
        file: null,
        place: null,
      };
      const about: ApprovalQuestion["about"] =
        path !== undefined
          ? { kind: "path", path }
          : names !== undefined
            ? { kind: "name", names }
            : command === undefined
              ? null
              : { kind: "command", subject: subjectOf(command, more) };
      const question: ApprovalQuestion = {
        surface: command === undefined && surface !== undefined ? surface : "bash",
        asking: asking ?? null,
        exact: text ?? command ?? path ?? "",
        about,
        now: NOW,
      };
      expect(compileApprovals([approval], SETTING).find(question)).toBe(want ? approval : null);
    },
  );

  it("is read from a policy with its place", () => {
    const text =
      '{ "approvals": [\n { "surface": "bash", "pattern": "a *", "answers": { "layer": "user", "pattern": "a" }, "made": "2026-01-01T00:00:00Z" } ] }';
    expect(parsePolicy(text, { file: "p.jsonc" }).policy?.approvals).toEqual([
      {
        surface: "bash",
        match: { kind: "pattern", text: "a *" },
        answers: { kind: "rule", layer: "user", pattern: "a" },
        made: "2026-01-01T00:00:00Z",
        until: null,
        file: "p.jsonc",
        place: { line: 2, column: 2 },
      },
    ]);
  });
});
