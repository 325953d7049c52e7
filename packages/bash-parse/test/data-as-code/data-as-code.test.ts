import { describe, expect, it } from "vitest";
import { BashProgram } from "../../src/index.ts";
import { byThemselves, elements, inert, numbers, withValue } from "./data-as-code.cases.ts";

function read(text: string) {
  const program = BashProgram.parseSync(text, { firstReaderOnly: true });
  const flags = program.commands().flatMap(({ opaque, dynamic }) => [opaque, dynamic ? "dynamic" : null]);
  return {
    runs: program.commands().some(({ programName }) => programName === "hit"),
    flags: [...program.gaps.map(({ why }) => why), ...flags.filter((flag) => flag !== null)],
  };
}

describe("3.9 data that bash runs as code is seen or said", () => {
  it.each(byThemselves)("%s", (form) => {
    const { runs, flags } = read(form);
    expect(runs || flags.length > 0).toBe(true);
  });

  it.each(withValue)("a literal value in %s", (form) => {
    const { runs, flags } = read(`S='a[$(hit)0]'; ${form}`);
    expect(runs || flags.length > 0).toBe(true);
  });

  it.each(withValue)("a value from a file in %s", (form) => {
    expect(read(`S=$(cat f); ${form}`).flags).not.toEqual([]);
  });

  it.each(elements)("%s", (form) => {
    expect(read(form).flags).not.toEqual([]);
  });
});

describe("3.9 what runs nothing is not flagged", () => {
  it.each(inert)("%s", (form) => {
    expect(read(form)).toEqual({ runs: false, flags: [] });
  });

  it.each(numbers)("%s", (form) => {
    expect(read(form)).toEqual({ runs: false, flags: [] });
  });
});
