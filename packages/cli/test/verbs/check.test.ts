import { describe, expect, it } from "vitest";
import { makeHome, runBashgate } from "../support/run-bashgate.ts";
import { checks, policies } from "./check.cases.ts";

const { home, project } = makeHome(policies);
const check = (...words: readonly string[]) => runBashgate(["check", ...words], project);

describe("bashgate check", () => {
  it.each(checks)("$it", async ({ words, status, out, err }) => {
    const outcome = await check(...words.map((word) => word.replaceAll("HOME", home)));
    expect(outcome.out.replaceAll(home, "HOME")).toMatch(out);
    expect(outcome.err.replaceAll(home, "HOME")).toMatch(err ?? /^$/);
    expect(outcome.status).toBe(status);
  });

  it("prints the decision as JSON", async () => {
    const { out, status } = await check("--json", "git status && git push > log.txt");
    const file = `${home}/.config/bashgate/policy.jsonc`;
    expect(JSON.parse(out)).toMatchObject({
      state: "deny",
      commands: [
        {
          text: "git status",
          programName: "git",
          span: [0, 10],
          context: [],
          via: [],
          opaque: null,
          dynamic: false,
          state: "allow",
          rule: { surface: "bash", pattern: "git *", action: "allow", layer: "user", file, line: 5 },
        },
        { text: "git push", state: "deny", rule: { pattern: "git push *", line: 6 } },
      ],
      floors: [],
      gaps: [],
    });
    expect(status).toBe(4);
  });

  it("names broken policies in its JSON, which still carries the answer", async () => {
    const { out, status } = await check("--json", "--policy", `${home}/broken.jsonc`, "git status");
    expect(JSON.parse(out)).toMatchObject({
      state: "ask",
      problems: expect.arrayContaining([expect.stringContaining("broken.jsonc:4:5: ")]),
    });
    expect(status).toBe(2);
  });
});

describe("bashgate check --jsonl", () => {
  const stream = (...lines: readonly (object | string)[]) => {
    const input = lines.map((line) => `${typeof line === "string" ? line : JSON.stringify(line)}\n`).join("");
    return runBashgate(["check", "--jsonl"], project, input);
  };
  const answers = (out: string) =>
    out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  it("answers each line in its place, with every member of the contract", async () => {
    const { out, status } = await stream({ id: 1, command: "git status" }, { id: "b", command: "cat < /etc/passwd" });
    expect(status).toBe(0);
    const [first, second] = answers(out);
    expect(Object.keys(first ?? {})).toEqual([
      "id",
      "state",
      "reason",
      "commands",
      "paths",
      "floors",
      "gaps",
      "crossChecked",
      "suggestions",
    ]);
    expect(first).toMatchObject({ id: 1, state: "allow" });
    expect(second).toMatchObject({
      id: "b",
      state: "ask",
      paths: [{ path: "/etc/passwd", written: "/etc/passwd", access: "read", judged: expect.anything() }],
    });
  });

  it("uses a line's own policy instead of those on disk", async () => {
    const policy = { permission: { bash: { "make *": "allow" } } };
    const { out } = await stream(
      { command: "make", policy },
      { command: "git status", policy },
      { command: "git status" },
    );
    expect(answers(out).map((answer) => answer["state"])).toEqual(["allow", "ask", "allow"]);
  });

  it("takes the order of rules from the text, also where keys look like integers (3.1)", async () => {
    const line = (rules: string) => `{"command":"1","policy":{"permission":{"bash":{${rules}}}}}`;
    const { out } = await stream(line('"*":"deny","1":"allow"'), line('"1":"allow","*":"deny"'));
    expect(answers(out).map((answer) => answer["state"])).toEqual(["allow", "deny"]);
  });

  it("gives an error for a line with a broken policy, and goes on", async () => {
    const { out, status } = await stream(
      { id: 1, command: "git status", policy: { permission: { bash: "maybe" } } },
      '{"id":2,"command":"git status","policy":{"permission":{},"permission":{}}}',
      { id: 3, command: "git status" },
    );
    expect(answers(out)).toMatchObject([
      { id: 1, error: expect.stringMatching(/^line 1: .*maybe/) },
      { id: 2, error: expect.stringMatching(/^line 2: .*permission/) },
      { id: 3, state: "allow" },
    ]);
    expect(status).toBe(1);
  });

  it("resolves paths in the line's directory", async () => {
    const { out } = await stream({ command: "cat a > b", cwd: "/nowhere/x" }, { command: "cat ../a", cwd: "sub" });
    expect(answers(out).map((answer) => (answer["paths"] as { path: string }[]).map(({ path }) => path))).toEqual([
      expect.arrayContaining(["/nowhere/x/b"]),
      expect.arrayContaining([`${project}/a`]),
    ]);
  });
});
