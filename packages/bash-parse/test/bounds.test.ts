import { beforeAll, describe, expect, it } from "vitest";
import { BashProgram } from "../src/index.ts";
import { bounds, payloads } from "./bounds.cases.ts";

beforeAll(async () => {
  await BashProgram.parse("");
});

describe("1.3 what would take too long is a gap", () => {
  it.each(bounds)("$it", ({ text, seen, gap }) => {
    const program = BashProgram.parseSync(text, { firstReaderOnly: true });
    expect(program.commands().map(({ programName }) => programName)).toContain(seen);
    expect([...new Set(program.gaps.map(({ why }) => why))]).toEqual(gap === null ? [] : [gap]);
  });
});

describe("1.3 the second reader gets no more of the texts within a text than it can read", () => {
  it.each(payloads)("$it", ({ text, reason }) => {
    const program = BashProgram.parseSync(text);
    expect(program.crossCheckReason).toBe(reason);
    expect(program.commands().map(({ programName }) => programName)).toContain("a");
  });
});
