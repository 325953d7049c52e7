import { beforeAll, describe, expect, it } from "vitest";
import { compare } from "../../oracle/compare.ts";
import { generateProgram } from "../../oracle/grammar/index.ts";
import { runInBash } from "../../oracle/run-in-bash.ts";
import { survey } from "../../oracle/survey.ts";
import { BashProgram } from "../../src/index.ts";

beforeAll(async () => {
  await BashProgram.parse("");
});

const read = (text: string) => {
  const program = BashProgram.parseSync(text);
  return { commands: program.commands(), gaps: program.gaps };
};

describe("invariant 1, against bash itself", () => {
  it("misses none of the commands that bash looks up in 3,000 random programs", { timeout: 300_000 }, async () => {
    const { programs, dispatched, omissions, needlessFlags } = await survey(1, 3000, read);
    expect(programs).toBe(3000);
    // Programs that ran nothing would prove nothing.
    expect(dispatched).toBeGreaterThan(6000);
    expect(omissions).toEqual([]);
    // Valid text that the first reader rejects, nearly all of it odd (`coproc a if`); each is a question too many.
    expect(needlessFlags.length).toBeLessThan(45);
  });
});

describe("the oracle", () => {
  it("makes the same program of the same seed, and another one of another", () => {
    expect(generateProgram(7)).toEqual(generateProgram(7));
    expect(generateProgram(8).text).not.toBe(generateProgram(7).text);
  });

  it("tells what bash looks up, in payloads and shells of their own, too", async () => {
    const texts = ["aa | bb$(cc) && dd", "bash -c 'eval ee' & wait", "echo 'ff; gg'", "if hht; then ii; fi"];
    const looked = await runInBash(texts.map((text) => ({ text })));
    expect(looked.map((names) => names.toSorted())).toEqual([["aa", "bb", "cc"], ["ee"], [], ["hht", "ii"]]);
  });

  it("lets a program touch nothing and find nothing", async () => {
    const [names] = await runInBash([{ text: 'ls; rm x; [ -e /nowhere ] || aa; [ -z "$HOME" ] && bb' }]);
    expect(names).toEqual(["ls", "rm", "aa", "bb"]);
  });

  it("counts a missing name as an omission, and a flag as an excuse", () => {
    const program = { text: "", prefix: "", flagExpected: false };
    const unit = (programName: string, dynamic = false) => ({
      programName,
      opaque: null,
      dynamic,
      seenBy: "first" as const,
    });
    expect(compare(program, ["a", "b"], { commands: [unit("a")], gaps: [] })).toEqual({
      omitted: ["b"],
      flag: null,
      needless: false,
      onlyBySecond: false,
    });
    expect(compare(program, ["a"], { commands: [unit("a", true)], gaps: [] })).toMatchObject({
      omitted: [],
      needless: true,
    });
    expect(compare(program, ["a"], { commands: [], gaps: [{ why: "odd" }] })).toMatchObject({ flag: "gap: odd" });
  });
});
