import { beforeAll, describe, expect, it } from "vitest";
import { runInBash } from "../oracle/run-in-bash.ts";
import { BashProgram } from "../src/index.ts";
import * as cases from "./misparses.cases.ts";

beforeAll(async () => {
  await BashProgram.parse("");
});

function isFlagged(program: BashProgram): boolean {
  return program.hasErrors || program.commands().some((command) => command.opaque !== null || command.dynamic);
}

describe.each(Object.entries(cases))("invariant 1, nothing that bash runs goes unseen: %s", (_, rows) => {
  it.each(rows)("$it: $text", ({ text, runs, flagged }) => {
    const program = BashProgram.parseSync(text);
    const names = program.commands().map((command) => command.programName);
    if (flagged === true) expect(isFlagged(program)).toBe(true);
    else expect(names).toEqual(expect.arrayContaining([...runs]));
    // A flag beside a command that is seen asks for nothing.
    if (flagged !== true) expect(program.gaps).toEqual([]);
  });

  it("is what bash runs", async () => {
    const dispatched = await runInBash(rows);
    const looked = rows.map(({ it: name, runs }, index) => [
      name,
      runs.filter((run) => dispatched[index]?.includes(run)),
    ]);
    expect(looked).toEqual(rows.map(({ it: name, runs }) => [name, runs]));
  });
});
