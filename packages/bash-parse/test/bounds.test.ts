import { describe, expect, it } from "vitest";
import { BashProgram } from "../src/index.ts";
import { bounds } from "./bounds.cases.ts";

describe("1.3 what would take too long is a gap", () => {
  it.each(bounds)("$it", ({ text, seen, gap }) => {
    const program = BashProgram.parseSync(text, { firstReaderOnly: true });
    expect(program.commands().map(({ programName }) => programName)).toContain(seen);
    expect([...new Set(program.gaps.map(({ why }) => why))]).toEqual(gap === null ? [] : [gap]);
  });
});
