import { describe, expect, it } from "vitest";
import { PRESETS, readPolicyObject } from "../../src/index.ts";
import { presetPolicy } from "../../src/presets/presets.ts";
import { policyOf } from "../policy-of.ts";
import { subjectOf } from "../subject-of.ts";
import { noSecrets, safe, safeUnknown, secrets, unsafe } from "./read-only.cases.ts";

const policy = policyOf({ extends: ["preset:read-only"], permission: { "*": "ask" } });

describe("preset:read-only", () => {
  it.each(safe)("allows %s", (command) => {
    const { state, rule } = policy.judgeCommand(subjectOf(command));
    expect([state, rule?.file]).toEqual(["allow", "preset:read-only"]);
  });

  it.each(unsafe)("does not allow %s", (command) => {
    expect(policy.judgeCommand(subjectOf(command)).state).toBe("ask");
  });

  it.each(safeUnknown)("allows %s, whatever the unknown is", (command) => {
    const { state, possible } = policy.judgeCommand(subjectOf(command));
    expect([state, possible]).toEqual(["allow", null]);
  });

  it.each(safe)("does not allow %s where an access is a write", (command) => {
    expect(policy.judgeCommand(subjectOf(command, { readsOnly: false })).state).toBe("ask");
  });
});

describe("preset:read-only: files that hold secrets", () => {
  const read = (path: string) =>
    policy.judgePath({ surface: "path", path, access: "read", recursive: false, ignoreCatchAll: false })?.state ?? null;

  it.each(secrets)("asks before %s is read", (path) => {
    expect(read(path)).toBe("ask");
  });

  it.each(noSecrets)("says nothing of %s", (path) => {
    expect(read(path)).toBeNull();
  });

  it("says nothing of writes", () => {
    const write = { surface: "path", path: "/home/u/proj/.env", access: "write", recursive: false } as const;
    expect(policy.judgePath({ ...write, ignoreCatchAll: false })).toBeNull();
  });
});

describe.each([...PRESETS.keys()])("%s", (name) => {
  it("is a policy without a problem, each allow asks that accesses are reads", () => {
    const preset = presetPolicy(name);
    expect(readPolicyObject(PRESETS.get(name)?.policy).problems).toEqual([]);
    const allows = preset?.commands.filter(({ action }) => action.read === "allow") ?? [];
    expect(allows.length).toBeGreaterThan(0);
    expect(allows.filter(({ accesses }) => accesses !== "read")).toEqual([]);
    expect(preset?.rules.filter(({ surface, action }) => surface !== "path" || action.read !== "ask")).toEqual([]);
  });
});
