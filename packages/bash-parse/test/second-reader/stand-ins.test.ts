import { describe, expect, it } from "vitest";
import { withStandIns } from "../../src/second-reader/stand-ins.ts";
import { standIns, untouched } from "./stand-ins.cases.ts";

describe("1.3 stand-ins for long data", () => {
  it.each(standIns)("replaces: $it", ({ text, want }) => {
    expect(withStandIns(text).text).toBe(want);
  });

  it.each(untouched)("leaves alone: $it", ({ text }) => {
    expect(withStandIns(text).text).toBe(text);
  });

  it("replaces nothing up to 1 KiB", () => {
    const text = `a '${"b".repeat(1024)}' c`;
    expect(withStandIns(text).text).toBe(text);
    expect(withStandIns(`a '${"b".repeat(1025)}' c`).text).toBe("a 'x' c");
  });

  it("gives back the spans of the original text", () => {
    const text = `first '${"b".repeat(2000)}' second <<'E'\n${"c\n".repeat(2000)}E\nthird`;
    const shortened = withStandIns(text);
    for (const word of ["first", "second", "third"]) {
      const start = shortened.text.indexOf(word);
      const { start: from, end } = shortened.original({ start, end: start + word.length });
      expect(text.slice(from, end)).toBe(word);
    }
    const quoted = shortened.original({ start: "first ".length, end: "first 'x'".length });
    expect(text.slice(quoted.start, quoted.end)).toBe(`'${"b".repeat(2000)}'`);
  });
});
