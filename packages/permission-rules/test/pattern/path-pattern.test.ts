import { describe, expect, it } from "vitest";
import { compilePathPattern } from "../../src/index.ts";
import { SETTING } from "../policy-of.ts";
import { cases } from "./path-pattern.cases.ts";

describe("4.4 path patterns", () => {
  it.each(cases)("$pattern on $path: $want", ({ pattern, path, want, on }) => {
    expect(compilePathPattern(pattern, { ...SETTING, platform: on ?? "linux" }).matches(path)).toBe(want);
  });

  it("takes odd characters of home and root as they are", () => {
    const setting = { home: "/home/[u]", root: "/srv/a(b)+c*", platform: "linux" } as const;
    expect(compilePathPattern("~/*.txt", setting).matches("/home/[u]/a.txt")).toBe(true);
    expect(compilePathPattern("~/*.txt", setting).matches("/home/u/a.txt")).toBe(false);
    expect(compilePathPattern("src/*.ts", setting).matches("/srv/a(b)+c*/src/a.ts")).toBe(true);
    expect(compilePathPattern("src/x", setting).matches("/srv/a(b)+c*/src/x/y")).toBe(true);
    expect(compilePathPattern("src/x", setting).matches("/srv/a(b)+cc/src/x/y")).toBe(false);
  });
});
