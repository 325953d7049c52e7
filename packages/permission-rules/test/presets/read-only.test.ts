import { describe, expect, it } from "vitest";
import { PRESETS, readPolicyObject } from "../../src/index.ts";
import { presetPolicy } from "../../src/presets/presets.ts";
import { policyOf } from "../policy-of.ts";
import { subjectOf } from "../subject-of.ts";
import { safe, safeUnknown, unsafe } from "./read-only.cases.ts";

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

describe.each([...PRESETS.keys()])("%s", (name) => {
  it("is a policy without a problem, each allow asks that accesses are reads", () => {
    const preset = presetPolicy(name);
    expect(readPolicyObject(PRESETS.get(name)?.policy).problems).toEqual([]);
    const allows = preset?.commands.filter(({ action }) => action.read === "allow") ?? [];
    expect(allows.length).toBeGreaterThan(0);
    expect(allows.filter(({ accesses }) => accesses !== "read")).toEqual([]);
    expect(preset?.rules).toEqual([]);
  });
});
