import { beforeAll, describe, expect, it } from "vitest";
import { type KnownCommand, secondCommands, unmatched, warmBashParser } from "../../src/second-reader/index.ts";
import { type KnownParts, unmatchedCases } from "./unmatched.cases.ts";

beforeAll(async () => {
  await warmBashParser();
});

function spanOf(text: string, part: string) {
  const start = text.indexOf(part);
  if (start === -1) throw new Error(`the row's part ${part} is not in its text`);
  return { start, end: start + part.length };
}

function known(text: string, parts: KnownParts): KnownCommand {
  const program = parts.program === null ? null : spanOf(text, parts.program);
  return {
    program,
    span: parts.span === undefined ? (program ?? { start: 0, end: text.length }) : spanOf(text, parts.span),
    assignments: (parts.assignments ?? []).map((part) => spanOf(text, part)),
    redirects: (parts.redirects ?? []).map(([whole, target]) => ({
      ...spanOf(text, whole),
      target: target === null ? null : spanOf(text, target),
    })),
  };
}

describe("1.2 commands that only the second reader saw", () => {
  it.each(unmatchedCases)("$it: $text", ({ text, known: parts, want }) => {
    const reading = secondCommands(text);
    if (reading === null) throw new Error("the second reader is cold");
    const units = parts.map((part) => known(text, part));
    const missed = [...unmatched(reading, text, units)];
    expect(missed.map(({ span }) => text.slice(span.start, span.end))).toEqual(want);
  });

  it("in a payload, whose offsets lie elsewhere in the text of the units", () => {
    const text = "bash -c 'ls | rm x'";
    const payload = "ls | rm x";
    const reading = secondCommands(payload);
    if (reading === null) throw new Error("the second reader is cold");
    const origin = (offset: number) => offset + text.indexOf(payload);
    const find = (...programs: string[]) =>
      [
        ...unmatched(
          reading,
          payload,
          programs.map((program) => known(text, { program })),
          origin,
        ),
      ].map(({ span }) => payload.slice(span.start, span.end));
    expect(find("bash", "ls", "rm")).toEqual([]);
    expect(find("bash", "ls")).toEqual(["rm x"]);
  });

  it("says when it gives up, and gives no more than 16 KiB", () => {
    const text = `\`a ${"b ".repeat(4000)}\`; `.repeat(2);
    const reading = secondCommands(text);
    if (reading === null) throw new Error("the second reader is cold");
    expect(reading.refused).toBeNull();
    const limits: string[] = [];
    const onLimit = (why: string) => limits.push(why);
    const missed = [...unmatched(reading, text, [], (offset) => offset, onLimit)];
    expect(limits).toEqual(["too much that the first reader did not see"]);
    expect(missed.reduce((sum, { span }) => sum + span.end - span.start, 0)).toBeLessThanOrEqual(16_384);
    expect(missed.length).toBeGreaterThan(0);
  });

  it("gives no more what units cover that were added since", () => {
    const text = "a $(b $(c)) $(d)";
    const reading = secondCommands(text);
    if (reading === null) throw new Error("the second reader is cold");
    const units: KnownCommand[] = [known(text, { program: "a" })];
    const given: string[] = [];
    for (const { program } of unmatched(reading, text, units)) {
      given.push(text.slice(program.start, program.end));
      units.push(known(text, { program: "b" }), known(text, { program: "c" }));
    }
    expect(given).toEqual(["b", "d"]);
  });
});
