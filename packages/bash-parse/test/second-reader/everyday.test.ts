import { beforeAll, describe, expect, it } from "vitest";
import { everyday } from "../../bench/everyday.ts";
import { BashProgram } from "../../src/index.ts";
import { secondCommands, unmatched } from "../../src/second-reader/index.ts";

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
      if (reading === null || last === undefined) continue;
      const known = BashProgram.parseSync(line).commands().filter(({ program }) => program?.start !== last.start);
      // A compound one is found by its whole span.
      const withoutWhole = known.filter(({ span }) => span.start !== last.start);
      expect(unmatched(reading, line, withoutWhole).map(({ program }) => program)).toEqual([last]);
    }
  });
});
