import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { displayWidth } from "../../src/trace/display-width.ts";
import { underlineSpan } from "../../src/trace/underline-span.ts";
import { underlined } from "./underline-span.cases.ts";

describe("the deciding part is underlined", () => {
  it.each(underlined)("$it", ({ command, part, at, width, shown }) => {
    const start = at ?? command.indexOf(part);
    expect(underlineSpan(command, { start, end: start + part.length }, { width })).toEqual(shown);
  });

  it("tells how many lines it leaves out", () => {
    const command = ["a", "b", "c", "d"].join("\n");
    expect(underlineSpan(command, { start: 0, end: command.length }, { width: 80, lines: 2 })).toEqual([
      "a",
      "^",
      "b",
      "^",
      "… 2 more lines",
    ]);
  });

  it("never hides the beginning of the part, and never takes more room than there is", () => {
    const text = fc.string({ unit: fc.constantFrom("a", " ", "\x1b", "日", "🙂", "\n"), minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(text, fc.nat(), fc.nat(), fc.integer({ min: 24, max: 100 }), (command, a, b, width) => {
        const start = a % command.length;
        const end = start + 1 + (b % (command.length - start));
        fc.pre(command[start] !== "\n");
        const lines = underlineSpan(command, { start, end }, { width, lines: 3 });
        expect(lines.join("\n")).toContain("^");
        for (const line of lines) expect(displayWidth(line)).toBeLessThanOrEqual(width);
      }),
    );
  });
});
