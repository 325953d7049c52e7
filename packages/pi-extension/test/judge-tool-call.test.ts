import { createPermissions } from "@bashgate/gates";
import { describe, expect, it } from "vitest";
import { calls, policy } from "./judge-tool-call.cases.ts";
import { fakePi } from "./support/fake-pi.ts";

const open = async (cwd: string) => createPermissions({ policy, cwd, home: "/nowhere" });

describe("without anybody to ask", () => {
  it.each(calls)("%s", async (_it, tool, input, told) => {
    const result = await fakePi(open).call(tool, input);
    if (told === "runs") expect(result).toBeUndefined();
    else expect(result).toEqual({ block: true, reason: expect.stringMatching(told) });
  });
});

describe("with a person to ask", () => {
  it("offers deny first, and lets the call run on the exact answer only", async () => {
    const pi = fakePi(open, { answer: (options) => options[1] });
    expect(await pi.call("bash", { command: "git status; make all" })).toBeUndefined();
    expect(pi.shown).toEqual([{ title: expect.stringContaining("make all"), options: ["Deny", "Allow once"] }]);
  });

  it.each([["Deny"], [undefined], ["allow once"], ["Allow"], [""]])(
    "blocks on %j, and says who declined",
    async (answer) => {
      const result = await fakePi(open, { answer: () => answer }).call("bash", { command: "make all" });
      expect(result).toEqual({
        block: true,
        reason: expect.stringContaining("the person at the machine declined `make all`"),
      });
    },
  );

  it.each([["git status"], ["git push"]])("does not ask about %s", async (command) => {
    const pi = fakePi(open, { answer: (options) => options[1] });
    await pi.call("bash", { command });
    expect(pi.shown).toEqual([]);
  });

  it("does not take a yes after the run was aborted", async () => {
    const controller = new AbortController();
    const answer = (options: readonly string[]) => {
      controller.abort();
      return options[1];
    };
    const pi = fakePi(open, { answer, signal: controller.signal });
    expect(await pi.call("bash", { command: "make all" })).toMatchObject({ block: true });
  });

  it("shows nothing of the command that a terminal would act on, and few lines", async () => {
    const pi = fakePi(open, { answer: () => undefined });
    await pi.call("bash", { command: `make all \x1b[2K\rharmless \u202e ${"x".repeat(5000)}\n`.repeat(30) });
    const title = pi.shown[0]?.title ?? "";
    expect(title).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
    expect(title.split("\n").length).toBeLessThanOrEqual(12);
    for (const line of title.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
  });
});

describe("when something goes wrong", () => {
  it("blocks if the policy cannot be opened", async () => {
    const pi = fakePi(() => Promise.reject(new Error("disk on fire\x1b[2K")));
    expect(await pi.call("bash", { command: "git status" })).toEqual({
      block: true,
      reason: "Not run: bashgate could not judge this call (disk on fire\\x1b[2K).",
    });
  });

  it("blocks if the dialog fails", async () => {
    const answer = () => Promise.reject(new Error("no dialog"));
    const result = await fakePi(open, { answer }).call("bash", { command: "make all" });
    expect(result).toMatchObject({ block: true, reason: expect.stringContaining("no dialog") });
  });

  it("asks about everything under a broken policy, and tells at the start what is broken", async () => {
    const broken = async (cwd: string) =>
      createPermissions({ policy: { permission: { bash: { "git *": "maybe" } } }, cwd, home: "/nowhere" });
    const pi = fakePi(broken);
    await pi.start();
    expect(pi.notes).toEqual([expect.stringMatching(/^bashgate: .*maybe/)]);
    expect(await pi.call("bash", { command: "git status" })).toMatchObject({ block: true });
  });
});

it("freezes the arguments of what may run, all the way down", async () => {
  const input = { command: "git status", extra: { list: [{ a: 1 }] } };
  expect(await fakePi(open).call("bash", input)).toBeUndefined();
  expect(() => {
    input.command = "git push";
  }).toThrow(TypeError);
  expect(() => {
    input.extra.list.push({ a: 2 });
  }).toThrow(TypeError);
  expect(Object.isFrozen(input.extra.list[0])).toBe(true);
});

it("freezes what stands in arguments that are frozen already, and arguments that hold themselves", async () => {
  const list: unknown[] = [];
  const input = Object.freeze({ command: "git status", extra: Object.freeze({ list }) });
  list.push(input);
  expect(await fakePi(open).call("bash", input)).toBeUndefined();
  expect(Object.isFrozen(list)).toBe(true);
});
