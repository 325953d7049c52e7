import { prefix, suggestBashPattern } from "@bashgate/bash-arity";
import { describe, expect, it } from "vitest";
import { everyday } from "./everyday.cases.ts";

describe("5.3 everyday command lines", () => {
  it.each(everyday)("$cmd → $want ($doc)", ({ cmd, want }) => {
    expect(suggestBashPattern(cmd)).toBe(want);
  });

  it("covers at least 200 lines of at least 60 programs", () => {
    const programs = new Set(everyday.map(({ cmd }) => prefix(cmd.split(" "))[0]));
    expect(everyday.length).toBeGreaterThanOrEqual(200);
    expect(programs.size).toBeGreaterThanOrEqual(60);
  });
});
