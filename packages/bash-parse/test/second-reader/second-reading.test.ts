import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { Span } from "../../src/facts/span.ts";
import { secondCommands, warmBashParser } from "../../src/second-reader/index.ts";
import { readings, refused } from "./second-reading.cases.ts";

beforeAll(async () => {
  await warmBashParser();
});

const read = (text: string) => {
  const reading = secondCommands(text);
  if (reading === null) throw new Error("the second reader is cold");
  return reading;
};
const slices = (text: string, spans: readonly Span[]) => spans.map((span) => text.slice(span.start, span.end));

describe("what the second reader sees", () => {
  it.each(readings)("$it", ({ text, want }) => {
    const reading = read(text);
    expect(reading.refused).toBeNull();
    expect(slices(text, reading.programs)).toEqual(want);
  });

  it("leaves out what lies in an ERROR node", () => {
    expect(read("((rm); (ls))")).toMatchObject({ hasErrors: true, refused: null, programs: [] });
  });

  it("describes the commands that are asked for", () => {
    const text = `A=1 git 'push' p$(x)q <<<y; ls -l; export B=2 c`;
    const { programs, describe } = read(text);
    const wanted = programs.filter((program) => text.slice(program.start, program.end) !== "ls");
    const described = describe(wanted).map(({ span, program, words }) => [
      ...slices(text, [span, program]),
      ...slices(text, words),
    ]);
    expect(described).toEqual([
      ["A=1 git 'push' p$(x)q <<<y", "git", "'push'", "p$(x)q"],
      ["x", "x"],
      ["export B=2 c", "export", "B=2", "c"],
    ]);
  });
});

describe("1.3 limits of the second reader", () => {
  it.each(refused)("refuses: $it", ({ text, why }) => {
    const reading = read(text);
    expect(reading.refused).toMatch(why);
    expect(reading.programs).toEqual([]);
    expect(reading.describe([{ start: 0, end: 1 }])).toEqual([]);
  });

  it("reads 16 KiB of ordinary lines", () => {
    const text = 'git add -A && git commit -m "x $(date)" | tee log\n'.repeat(320);
    expect(text.length).toBeLessThan(16_384);
    expect(read(text).refused).toBeNull();
  });

  it("reads the next text from its beginning after a refusal", () => {
    expect(read(")".repeat(16_000)).refused).not.toBeNull();
    expect(read("ls; rm x")).toMatchObject({ hasErrors: false, refused: null });
  });

  it("answers any text, and the same text alike", () => {
    const shellish = fc.string({
      unit: fc.constantFrom(..."ab$(){}[]<>|&;`'\"\\\n \t#!=*~é😀\ud800".split("")),
      maxLength: 60,
    });
    fc.assert(
      fc.property(fc.oneof(shellish, fc.string({ unit: "binary" })), (text) => {
        const { programs, refused: why } = read(text);
        expect(read(text).programs).toEqual(programs);
        if (why !== null) expect(programs).toEqual([]);
        for (const { start, end } of programs) expect(start >= 0 && start < end && end <= text.length).toBe(true);
      }),
      { numRuns: 2000, seed: 5 },
    );
  });
});
