import { beforeAll, describe, expect, it } from "vitest";
import { everyday } from "../../bench/everyday.ts";
import { BashProgram } from "../../src/index.ts";
import { secondCommands, unmatched } from "../../src/second-reader/index.ts";
import { isKeyword } from "../../src/second-reader/leading-keywords.ts";

beforeAll(async () => {
  await BashProgram.parse("");
});

describe("1.2 both readers agree on everyday lines", () => {
  it.each(everyday)("%s", (line) => {
    const program = BashProgram.parseSync(line);
    expect(program).toMatchObject({ crossChecked: true, crossCheckReason: null, gaps: [] });
    expect(program.commands().filter(({ seenBy }) => seenBy === "second")).toEqual([]);
  });

  it("and the comparison would find a missing unit", () => {
    for (const line of everyday) {
      const reading = secondCommands(line);
      const last = reading?.programs.at(-1);
      if (reading === null || last === undefined) throw new Error("the second reader saw nothing");
      // There the command that counts stands behind it.
      if (isKeyword(line.slice(last.start, last.end))) continue;
      const others = BashProgram.parseSync(line)
        .commands()
        .filter(({ program, span }) => program?.start !== last.start && span.start !== last.start);
      expect([...unmatched(reading, line, others)].map(({ program }) => program)).toEqual([last]);
    }
  });
});
