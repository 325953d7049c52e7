import { beforeAll, describe, expect, it } from "vitest";
import {
  block,
  createModuleHost,
  createPermissions,
  gitValueFlags,
  highlightedSpans,
  type ModuleAnswer,
  type ModuleInput,
  matchCommand,
  matchTool,
  type PermissionModule,
  request,
  type Wait,
  warmBashParser,
} from "../src/index.ts";
import { projectView } from "./project-view.ts";

beforeAll(() => warmBashParser());

const never: Wait = () => ({ done: new Promise(() => undefined), cancel: () => undefined });
const atOnce: Wait = () => ({ done: Promise.resolve(), cancel: () => undefined });

const rule =
  (handler: (input: ModuleInput) => ModuleAnswer): PermissionModule =>
  (api) =>
    api.onToolUse({ name: "rule", description: "", handler });

describe("matchCommand", () => {
  const commit = matchCommand({
    program: "git",
    subcommands: ["commit"],
    valueFlags: gitValueFlags,
    onMatch: () => request(),
  });
  it.each([
    ["git commit -m x", ["git", "commit"]],
    ["ls; git commit", ["git", "commit"]],
    ["git -C repo commit", ["git", "commit"]],
    ["git --git-dir x commit", ["git", "commit"]],
    ["sudo git commit", ["git", "commit"]],
    ["env A=1 git commit", ["git", "commit"]],
    ["bash -c 'git commit'", ["git", "commit"]],
    ["echo $(git commit)", ["git", "commit"]],
    ["/usr/bin/git commit", ["/usr/bin/git", "commit"]],
    ["git commit; git commit -a", ["git", "commit", "git", "commit"]],
  ])("finds %s and marks the words", async (command, marked) => {
    const decision = await commit({ name: "bash", input: {}, command });
    if (decision?.kind !== "request") throw new Error("no request");
    expect(highlightedSpans(decision.highlight, command).map(({ start, end }) => command.slice(start, end))).toEqual(
      marked,
    );
  });

  it.each(["git status", "echo git commit", "echo 'git commit'", "git log commit", "git-commit", "grit commit"])(
    "near miss: %s",
    async (command) => {
      expect(await commit({ name: "bash", input: {}, command })).toBeUndefined();
    },
  );

  it("any position, at the price of false hits", async () => {
    const any = matchCommand({
      program: "git",
      subcommands: ["commit"],
      subcommandPosition: "any",
      onMatch: () => request(),
    });
    expect(await any({ name: "bash", input: {}, command: "git --unknown x commit" })).toBeDefined();
  });

  it("strict: what cannot be read is a request", async () => {
    const query = { program: "git", onMatch: () => undefined };
    const tool = { name: "bash", input: {}, command: "ls 'a" };
    expect(await matchCommand({ ...query, strict: true })(tool)).toMatchObject({ kind: "request" });
    expect(await matchCommand(query)(tool)).toBeUndefined();
  });

  it("all matches in one call; an explicit highlight stays", async () => {
    const calls: number[] = [];
    const match = matchCommand({
      program: ["git", "hg"],
      onMatch: ({ commands }) => {
        calls.push(commands.length);
        return request({ highlight: commands.map((command) => command.span) });
      },
    });
    const decision = await match({ name: "bash", input: {}, command: "git a; hg b" });
    expect(calls).toEqual([2]);
    expect(decision).toMatchObject({
      highlight: [
        { start: 0, end: 5 },
        { start: 7, end: 11 },
      ],
    });
  });
});

describe("highlights", () => {
  it.each([
    [
      "ab",
      [
        [0, 2],
        [4, 6],
      ],
    ],
    [
      /b./,
      [
        [1, 3],
        [5, 7],
      ],
    ],
    [[{ start: 2, end: 4 }, "ab"], [[0, 6]]],
    [(text: string) => [{ start: text.indexOf("c"), end: text.length }], [[2, 7]]],
    [
      [
        { start: 5, end: 99 },
        { start: 3, end: 3 },
      ],
      [[5, 7]],
    ],
    [null, []],
    ["", []],
  ] as const)("%s", (highlight, spans) => {
    expect(highlightedSpans(highlight, "abcdabx").map(({ start, end }) => [start, end])).toEqual(spans);
  });
});

describe("matchTool", () => {
  it("hands each tool to its handler", async () => {
    const seen: string[] = [];
    const handlers = {
      bash: ({ command }: { command: string }) => void seen.push(`bash ${command}`),
      read: ({ path }: { path: string }) => void seen.push(`read ${path}`),
      other: ({ name }: { name: string }) => void seen.push(`other ${name}`),
    };
    for (const [name, input] of [
      ["bash", { command: "ls" }],
      ["read", { path: "a" }],
      ["read", {}],
      ["write", { path: "a" }],
      ["bash", {}],
      ["x", {}],
    ] as const) {
      await matchTool({ name, input }, handlers);
    }
    expect(seen).toEqual(["bash ls", "read a", "read ", "other write", "other bash", "other x"]);
  });
});

describe("modules of a session", () => {
  const call = { name: "bash", input: { command: "ls" } };

  it("are asked project, user, package; the first word counts", async () => {
    const host = createModuleHost(10, never);
    await host.add(
      "p",
      "package",
      rule(() => block("package")),
    );
    await host.add(
      "u",
      "user",
      rule(() => block("user")),
    );
    await host.add(
      "j",
      "project",
      rule(() => undefined),
    );
    expect(await host.judge(call, "/")).toMatchObject({ by: "u: rule", decision: { reason: "user" }, fault: null });
  });

  it.each([
    [
      "throws",
      () => {
        throw new Error("boom");
      },
      "boom",
    ],
    ["rejects", () => Promise.reject(new Error("boom")), "boom"],
    ["gives nonsense", () => ({ kind: "allow" }) as never, "its answer is no decision"],
  ] as const)("a rule that %s asks, and is named", async (_, handler, fault) => {
    const host = createModuleHost(10, never);
    await host.add("m", "user", rule(handler));
    expect(await host.judge(call, "/")).toMatchObject({ by: "m: rule", decision: { kind: "request" }, fault });
  });

  it("a rule that does not answer in time asks", async () => {
    const host = createModuleHost(10, atOnce);
    await host.add(
      "m",
      "user",
      rule(() => new Promise(() => undefined)),
    );
    expect(await host.judge(call, "/")).toMatchObject({
      decision: { kind: "request" },
      fault: "it did not answer within 10 ms",
    });
  });

  it("a module that cannot be loaded asks about every call", async () => {
    const host = createModuleHost(10, never);
    await host.add("m", "user", () => {
      throw new Error("syntax");
    });
    expect(await host.judge(call, "/")).toMatchObject({ by: "m: broken module", decision: { kind: "request" } });
  });

  it("cannot change the input of a call", async () => {
    const host = createModuleHost(10, never);
    await host.add(
      "m",
      "user",
      rule(({ tool }) => {
        (tool.input as Record<string, unknown>)["command"] = "true";
        return undefined;
      }),
    );
    const input = { command: "rm x" };
    await host.judge({ name: "bash", input }, "/");
    expect(input.command).toBe("rm x");
  });

  it("tighten and never loosen", async () => {
    const decide = async (handler: () => ModuleAnswer, bash: string) => {
      const modules = createModuleHost(10, never);
      await modules.add("m", "user", rule(handler));
      const permissions = createPermissions({
        policy: { permission: { bash } },
        cwd: "/home/u/proj",
        files: projectView(),
        modules,
      });
      return (await permissions.checkTool("bash", { command: "make" })).state;
    };
    expect(await decide(() => undefined, "allow")).toBe("allow");
    expect(await decide(() => request(), "allow")).toBe("ask");
    expect(await decide(() => block("no"), "allow")).toBe("deny");
    expect(await decide(() => request(), "deny")).toBe("deny");
    expect(await decide(() => block("no"), "ask")).toBe("deny");
  });
});
