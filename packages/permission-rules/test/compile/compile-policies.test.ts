import { describe, expect, it } from "vitest";
import { compilePolicies, type PolicyLayer, parsePolicy } from "../../src/index.ts";
import { layerOf, layersOf, policyOf, SETTING } from "../policy-of.ts";
import { subjectOf } from "../subject-of.ts";
import { cases } from "./layers.cases.ts";

describe.each([...new Set(cases.map(({ clause }) => clause))])("%s layers", (clause) => {
  it.each(cases.filter((row) => row.clause === clause))("$it", ({ layers, command, want, by, layer }) => {
    const { state, rule } = compilePolicies(layersOf(layers), SETTING).judgeCommand(subjectOf(command));
    expect({ state, by: rule?.pattern ?? null, layer: rule?.layer }).toEqual({ state: want, by, layer });
  });

  it("an agent's file beside the person's own needs no trust", () => {
    const agent = layerOf("agent", { permission: { bash: { "git *": "allow" } } }, { belongsTo: "user" });
    expect(compilePolicies([layerOf("user", {}), agent], SETTING).judgeCommand(subjectOf("git log")).state).toBe(
      "allow",
    );
  });
});

describe("3.3 other keys", () => {
  const keys = {
    roots: ["/", "../lib", "~/x"],
    wrappers: { curl: { kind: "transparent" } },
    shellTools: { run: { command: "cmd" } },
    notPaths: { http: true },
    arity: { "rtk git": 3 },
  };
  const seen = (layers: readonly PolicyLayer[]): object => {
    const { roots, wrappers, shellTools, notPaths, arity } = compilePolicies(layers, SETTING);
    return {
      roots,
      wrappers: [...wrappers.keys()],
      shellTools: [...shellTools.keys()],
      notPaths: [...notPaths],
      arity: [...arity],
    };
  };

  it("are not read of an untrusted project", () => {
    expect(seen([layerOf("project", keys)])).toEqual({
      roots: [],
      wrappers: [],
      shellTools: [],
      notPaths: [],
      arity: [],
    });
  });

  it("are read of a trusted one, directories absolute", () => {
    expect(seen([layerOf("project", keys, { trusted: true })])).toEqual({
      roots: ["/", "/home/u/lib", "/home/u/x"],
      wrappers: ["curl"],
      shellTools: ["run"],
      notPaths: [["http", ["*"]]],
      arity: [["rtk git", 3]],
    });
  });
});

describe("3.10 rules on floors", () => {
  const floor = "<dynamic-command>";
  it.each([
    { layers: {}, want: null },
    { layers: { user: { permission: { bash: { [floor]: "allow" } } } }, want: "allow" },
    { layers: { user: { permission: { bash: { [floor]: "deny" } } } }, want: "deny" },
    {
      layers: {
        user: { permission: { bash: { [floor]: "deny" } } },
        project: { permission: { bash: { [floor]: "allow" } } },
      },
      want: "deny",
    },
    { layers: { user: { permission: { bash: { "*": "allow" } } } }, want: null },
    { layers: { "untrusted project": { permission: { bash: { [floor]: "allow" } } } }, want: null },
    { layers: { "untrusted project": { permission: { bash: { [floor]: "deny" } } } }, want: "deny" },
    {
      layers: {
        managed: { permission: { bash: { [floor]: "deny" } } },
        user: { permission: { bash: { [floor]: "allow" } } },
      },
      want: "deny",
    },
  ])("$layers: $want", ({ layers, want }) => {
    expect(
      compilePolicies(layersOf(layers as Readonly<Record<string, object>>), SETTING).judgeFloor(floor)?.state ?? null,
    ).toBe(want);
  });

  it("match no text", () => {
    expect(policyOf({ permission: { bash: { [floor]: "allow" } } }).judgeCommand(subjectOf(floor)).state).toBe("ask");
  });
});

describe("names: mcp, skills, tools", () => {
  const policy = policyOf({
    permission: { "*": "ask", mcp: { "*": "deny", "github:*": "allow", "mcp__db__drop*": "deny" }, fetch: "allow" },
  });
  it.each([
    { surface: "mcp", names: ["github", "github:issues", "mcp__github__issues"], want: "allow", by: "github:*" },
    { surface: "mcp", names: ["db", "db:drop_table", "mcp__db__drop_table"], want: "deny", by: "mcp__db__drop*" },
    { surface: "mcp", names: ["other"], want: "deny", by: "*" },
    { surface: "fetch", names: ["fetch"], want: "allow", by: "*" },
    { surface: "fetch", names: [], want: "allow", by: "*" },
    { surface: "skill", names: ["deploy"], want: "ask", by: undefined },
  ])("$surface $names: $want", ({ surface, names, want, by }) => {
    const { state, rule } = policy.judgeName(surface, names);
    expect([state, rule?.pattern]).toEqual([want, by]);
  });
});

describe("6.4 a broken layer", () => {
  const allow = { permission: { "*": "allow", bash: { "*": "allow", "rm *": "deny" }, path: "allow" } } as const;
  it.each([
    { it: "a syntax error", layer: layerOf("project", "{ nope") },
    { it: "an unknown key", layer: layerOf("project", '{ "permision": {} }') },
    { it: "a file that could not be read", layer: { ...layerOf("user", "{}"), policy: null, problems: [] } },
    {
      it: "a problem of the file",
      layer: { ...layerOf("user", "{}"), problems: parsePolicy("", { file: "x" }).problems },
    },
    { it: "an unknown preset", layer: layerOf("user", { extends: ["preset:red-only"] }) },
    { it: "a broken managed layer", layer: layerOf("managed", "[]") },
  ])("$it makes every allow an ask and leaves a deny", ({ layer }) => {
    const policy = compilePolicies([layerOf("user", allow), layer], SETTING);
    expect(policy.broken).toBe(true);
    expect(policy.judgeCommand(subjectOf("ls")).state).toBe("ask");
    expect(policy.judgeCommand(subjectOf("rm x")).state).toBe("deny");
    expect(policy.judgeCommand(subjectOf("true", { onlyNaming: ["true"] })).state).toBe("ask");
    expect(
      policy.judgePath({ surface: "path", path: "/x", access: "read", recursive: false, ignoreCatchAll: false })?.state,
    ).toBe("ask");
    expect(policy.judgeName("fetch", ["fetch"]).state).toBe("ask");
    expect(policy.default).toBe("ask");
  });

  it("says which preset was meant", () => {
    const { problems } = compilePolicies([layerOf("user", '{\n "extends": ["read-only"] }')], SETTING);
    expect(problems).toMatchObject([
      { line: 2, column: 14, code: "policy/unknown-preset", help: "did you mean `preset:read-only`?" },
    ]);
  });

  it("still denies what it could be read to deny", () => {
    const policy = compilePolicies(
      [layerOf("user", '{ "permission": { "bash": { "rm *": "deny", "x": 1 } } }')],
      SETTING,
    );
    expect(policy.judgeCommand(subjectOf("rm y")).state).toBe("deny");
  });
});
