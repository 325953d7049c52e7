import { describe, expect, it } from "vitest";
import { BashProgram } from "../../src/index.ts";
import { offsets } from "./offsets.cases.ts";

describe("1.5 words of code in words", () => {
  it.each(offsets)("$it: $text", ({ text, words, starts }) => {
    const units = BashProgram.parseSync(text, { firstReaderOnly: true }).commands();
    const depth = Math.max(...units.map(({ context }) => context.length));
    const innermost = units.findLast(({ context, program }) => context.length === depth && program !== null);
    const tokens = innermost?.program == null ? [] : [innermost.program, ...innermost.args];
    expect(tokens.map(({ start, end }) => text.slice(start, end))).toEqual(words);
    expect(tokens.map(({ raw }) => raw)).toEqual(words);
    expect(tokens.map(({ start }) => start)).toEqual(starts);
  });
});

describe("1.3 code within code is bounded", () => {
  const nested = (levels: number) => `${"eval ".repeat(levels)}rm`;

  it("follows sixteen levels", () => {
    const program = BashProgram.parseSync(nested(16));
    expect(program.commands().at(-1)?.programName).toBe("rm");
    expect(program.gaps).toEqual([]);
  });

  it("has a gap beyond, and keeps what is readable", () => {
    const program = BashProgram.parseSync(nested(17));
    expect(program.commands()).toHaveLength(17);
    expect(program.gaps.map(({ why }) => why)).toEqual(["code within code more than 16 times"]);
  });
});
