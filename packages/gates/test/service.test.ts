import { beforeAll, describe, expect, it } from "vitest";
import { createPermissions, type LayerName, type PolicyLayer, readPolicyObject, warmBashParser } from "../src/index.ts";
import { answerOf } from "../src/suggest/suggest-for.ts";
import { projectView } from "./project-view.ts";

beforeAll(() => warmBashParser());

const policy = {
  permission: {
    "*": "ask",
    bash: { "git *": "allow", "git push *": { action: "deny", reason: "push by hand" }, "echo *": "allow" },
    path: { ".env": "deny" },
    external_directory: { "/tmp": "allow" },
    read: "allow",
    write: { "*": "ask", "src/**": "allow" },
    mcp: { "*": "ask", "docs:*": "allow", "docs:delete": "deny", mcp__files__read: "allow" },
    skill: { "review*": "allow", deploy: "deny" },
    websearch: "allow",
    "fetch_*": "deny",
  },
  shellTools: { terminal: { command: "cmd", cwd: "dir", paths: { log: "write" } } },
};
const permissions = createPermissions({
  policy,
  cwd: "/home/u/proj",
  files: projectView({ "/home/u/proj/link": "/etc", "/home/u/proj/secrets/.env": "/home/u/proj/src/a.ts" }),
});

describe("checkPermission", () => {
  it.each([
    ["bash", "git status", { state: "allow", surface: "bash", matchedPattern: "git *" }],
    [
      "bash",
      "git push",
      { state: "deny", surface: "bash", command: "git push", matchedPattern: "git push *", reason: "push by hand" },
    ],
    [
      "bash",
      "cd src && (git status; git push)",
      { state: "deny", command: "git push", commandContext: ["condition", "subshell"] },
    ],
    ["bash", "echo a > .env", { state: "deny", surface: "path", command: "echo a", matchedPattern: ".env" }],
    ["bash", "cat /etc/x", { state: "ask", surface: "bash", command: "cat /etc/x" }],
    ["bash", "git -C /etc status", { state: "ask", surface: "external_directory" }],
    ["bash", "git $X", { state: "ask", matchedPattern: "<dynamic-argument>" }],
    ["bash", "git status 'x", { state: "ask", matchedPattern: "<unparseable-bash-command>" }],
    ["bash", undefined, { state: "ask", surface: "bash" }],
    ["bash", "", { state: "ask", surface: "bash" }],
    ["read", "src/a.ts", { state: "allow", surface: "read" }],
    ["read", "/etc/x", { state: "ask", surface: "external_directory" }],
    ["read", "/tmp/x", { state: "allow" }],
    ["read", ".env", { state: "deny", surface: "path", matchedPattern: ".env" }],
    ["read", "link/x", { state: "ask", surface: "external_directory" }],
    ["grep", "src", { state: "allow" }],
    ["write", "src/a.ts", { state: "allow", matchedPattern: "src/**" }],
    ["write", "a.ts", { state: "ask", surface: "write" }],
    ["edit", "src/a.ts", { state: "allow" }],
    ["edit", "a.ts", { state: "ask", surface: "edit" }],
    ["write", ".git/hooks/x", { state: "ask" }],
    ["path", ".env", { state: "deny" }],
    ["path", "a", { state: "allow" }],
    ["external_directory", "/tmp/x", { state: "allow" }],
    ["external_directory", "/etc", { state: "ask" }],
    ["mcp", "docs:read", { state: "allow", matchedPattern: "docs:*" }],
    ["mcp", "docs:delete", { state: "deny" }],
    ["mcp", "mcp__docs__delete", { state: "deny", matchedPattern: "docs:delete" }],
    ["mcp", "files:read", { state: "allow", matchedPattern: "mcp__files__read" }],
    ["mcp", "other:x", { state: "ask", matchedPattern: "*" }],
    ["skill", "review-code", { state: "allow" }],
    ["skill", "deploy", { state: "deny" }],
    ["skill", "x", { state: "ask" }],
    ["websearch", undefined, { state: "allow" }],
    ["websearch", "cats", { state: "allow" }],
    ["unknown_tool", undefined, { state: "ask" }],
  ] as const)("%s %s", (surface, value, expected) => {
    expect(permissions.checkPermission(surface, value)).toMatchObject(expected);
  });

  it("answers synchronously, with the place of the rule", () => {
    const result = permissions.checkPermission("bash", "git push");
    expect(result).not.toBeInstanceOf(Promise);
    expect(result.origin).toEqual({ layer: "user", file: null, line: null });
  });

  it("knows agents by their own layers", () => {
    const layer = (name: LayerName, bash: Record<string, string>): PolicyLayer => ({
      name,
      policy: readPolicyObject({ permission: { bash } }).policy,
      file: null,
      belongsTo: "user",
    });
    const own = createPermissions({
      layers: [layer("user", { "git *": "allow" })],
      agents: { reviewer: [layer("agent", { "git commit *": "deny" })] },
      cwd: "/home/u/proj",
      files: projectView(),
    });
    expect(own.checkPermission("bash", "git commit").state).toBe("allow");
    expect(own.checkPermission("bash", "git commit", "reviewer").state).toBe("deny");
    expect(own.checkPermission("bash", "git commit", "other").state).toBe("allow");
  });

  it("explains, and tells what a tool may do as such", () => {
    expect(permissions.explain("git push")).toContain("push by hand");
    expect(permissions.getToolPermission("websearch")).toBe("allow");
    expect(permissions.getToolPermission("other")).toBe("ask");
  });
});

describe("checkTool", () => {
  it.each([
    ["bash", { command: "git status" }, "allow", "bash"],
    ["bash", { command: "git push" }, "deny", "bash"],
    ["bash", {}, "ask", "bash"],
    ["bash", { command: 5 }, "ask", "bash"],
    ["read", { path: "src/a.ts" }, "allow", "path"],
    ["read", { path: "@src/a.ts" }, "allow", "path"],
    ["read", { path: ".env" }, "deny", "path"],
    ["read", { path: "@.env" }, "deny", "path"],
    ["read", { path: "file:///home/u/proj/.env" }, "deny", "path"],
    ["read", { path: "file:///home/u/proj/%2eenv" }, "deny", "path"],
    ["read", { path: 5 }, "ask", "read"],
    ["read", {}, "ask", "read"],
    ["read", { path: "src/a.ts", file_path: ".env" }, "deny", "path"],
    ["grep", { pattern: "x", path: ["/etc"] }, "ask", "grep"],
    ["grep", { pattern: "x", path: "sub" }, "allow", "path"],
    ["grep", { pattern: "x", path: "secrets" }, "ask", "path"],
    ["read", { path: "@~/x" }, "ask", "external_directory"],
    ["read", { path: "~/x" }, "ask", "external_directory"],
    ["read", { path: "link/passwd" }, "ask", "external_directory"],
    ["write", { path: "src/b.ts", content: "x" }, "allow", "path"],
    ["write", { path: ".bashgate/policy.jsonc" }, "ask", "write"],
    ["edit", { path: "src/../a.ts" }, "ask", "edit"],
    ["edit", { file_path: ".env" }, "deny", "path"],
    ["grep", { pattern: "x" }, "ask", "path"],
    ["grep", { pattern: "x", path: "/etc" }, "ask", "external_directory"],
    ["ls", {}, "allow", "path"],
    ["mcp__docs__delete", {}, "deny", "mcp"],
    ["mcp", { server: "docs", tool: "delete" }, "deny", "mcp"],
    ["mcp", { tool: 5 }, "ask", "mcp"],
    ["skill", { name: "deploy" }, "deny", "skill"],
    ["websearch", { query: "x" }, "allow", "websearch"],
    ["unknown", { anything: [1] }, "ask", "unknown"],
    ["terminal", { cmd: "git status" }, "allow", "bash"],
    ["terminal", { cmd: "git push" }, "deny", "bash"],
    ["terminal", { cmd: "git status", dir: "/etc" }, "allow", "bash"],
    ["terminal", { cmd: "git status", log: ".env" }, "deny", "path"],
    ["terminal", {}, "ask", "terminal"],
  ] as const)("%s %j → %s by %s", async (tool, input, state, surface) => {
    const decision = await permissions.checkTool(tool, input);
    expect(decision.state).toBe(state);
    if (state !== "allow") expect(decision.surface).toBe(surface);
  });

  it.each([
    ["read", { path: "/srv/data/a" }, "external_directory"],
    ["write", { path: "a.ts" }, "write"],
    ["mcp__other__x", {}, "mcp"],
    ["unknown", {}, "unknown"],
    ["bash", { command: "make" }, "bash"],
    ["write", { path: ".envrc" }, "<runs-later>"],
  ] as const)("5.1, 5.2 what it suggests, approved, lets the call pass: %s %j", async (tool, input, surface) => {
    const own = createPermissions({ policy, cwd: "/home/u/proj", files: projectView() });
    const { suggestions, state } = await own.checkTool(tool, input);
    expect(state).toBe("ask");
    expect(suggestions.map((suggestion) => suggestion.surface)).toContain(surface);
    for (const { surface: on, pattern, exact, answers } of suggestions) {
      const match = { kind: exact ? ("exact" as const) : ("pattern" as const), text: pattern };
      own.approve({ surface: on, match, answers: answerOf(answers), made: null, until: null, file: null, place: null });
    }
    expect((await own.checkTool(tool, input)).state).toBe("allow");
    expect((await own.checkTool("write", { path: ".env" })).state).toBe("deny");
  });
});

describe("6.4 a broken policy", () => {
  it.each([
    {
      it: "an allow is asked about because of it",
      policy: { permission: { bash: { "ls *": "allow" }, bahs: "allow" } },
    },
    {
      it: "also for an access",
      policy: { permission: { bash: "allow", external_directory: "allow" }, permissions: {} },
    },
  ])("$it", ({ policy }) => {
    const permissions = createPermissions({ policy, cwd: "/home/u/proj", files: projectView() });
    const { state, reason } = permissions.checkSync("ls /etc");
    expect(state).toBe("ask");
    expect(reason).toMatch(/ has to be asked about until the policy is mended$/);
  });
});
