import { ARITY, createArity, OPTIONS, prefix, suggestBashPattern } from "@bashgate/bash-arity";
import { describe, expect, it } from "vitest";

describe("createArity", () => {
  const own = createArity({
    extend: {
      rtk: { kind: "transparent", options: { "-v": "none", "-t": "value" } },
      asroot: { kind: "privileged" },
      many: { kind: "repeating" },
      launch: { kind: "runner" },
      calc: { kind: "code" },
      acme: { arity: 2, options: { "--env": "value" } },
      "acme db": 3,
      "solo db migrate": 4,
      wipe: { risky: true },
      hg: { arity: 1 },
      bash: { kind: "transparent" },
      sudo: { kind: "transparent" },
    },
  });

  it.each([
    ["rtk git push origin", "git push *"],
    ["rtk -v -t 5 npm test", "npm test*"],
    ["rtk --unknown npm test", "rtk --unknown npm test"],
    ["asroot apt update", "asroot apt update*"],
    ["many rm -f", "rm *"],
    ["launch prettier x", "launch prettier *"],
    ["calc 1 2", "calc 1 2"],
    ["acme --env prod deploy web", "acme deploy *"],
    ["acme db reset now", "acme db reset *"],
    ["acme db", "acme db"],
    ["hg push origin", "hg *"],
    ["bash x.sh", "bash x.sh"],
    ["sudo apt update", "sudo apt update*"],
    ["docker compose up -d", "docker compose up *"],
  ])("suggests for %s", (command, want) => {
    expect(own.suggestBashPattern(command)).toBe(want);
  });

  it("counts words of added tools, also where only a longer prefix is given", () => {
    expect(own.prefix(["acme", "--env", "x", "db", "reset", "y"])).toEqual(["acme", "db", "reset"]);
    expect(own.prefix(["solo", "db", "migrate", "up", "x"])).toEqual(["solo", "db", "migrate", "up"]);
    expect(own.prefix(["solo", "x", "y"])).toEqual(["solo"]);
    expect(own.arity["acme db"]).toBe(3);
    expect(own.options["acme"]).toEqual({ "--env": "value" });
  });

  it("marks what is risky", () => {
    expect(own.isRisky(["wipe", "x"])).toBe(true);
    expect(own.isRisky(["/bin/rm", "x"])).toBe(true);
    expect(own.isRisky(["acme", "x"])).toBe(false);
    expect(own.isRisky([])).toBe(false);
  });

  it("changes nothing outside", () => {
    expect(ARITY["acme"]).toBeUndefined();
    expect(OPTIONS["acme"]).toBeUndefined();
    expect(prefix(["hg", "push", "origin"])).toEqual(["hg", "push"]);
    expect(suggestBashPattern("rtk git push")).toBe("rtk *");
    expect(createArity().suggestBashPattern("rtk git push")).toBe("rtk *");
  });

  it.each([
    [{ x: 0 }, "arity of `x` is not a whole number from 1 up"],
    [{ x: 1.5 }, "arity of `x` is not a whole number from 1 up"],
    [{ " ": 1 }, "empty prefix"],
  ])("throws for %o", (extend, message) => {
    expect(() => createArity({ extend })).toThrow(new RangeError(message));
  });
});
