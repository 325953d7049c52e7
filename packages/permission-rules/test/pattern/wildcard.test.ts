import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compileCommandPattern, couldMatch, matches, prepareForm } from "../../src/index.ts";
import { cases } from "./wildcard.cases.ts";

describe("2 and 2.5 a pattern against a form", () => {
  it.each(cases)("$pattern against $form: $want", ({ pattern, form, want }) => {
    const compiled = compileCommandPattern(pattern, "/home/u");
    const prepared = prepareForm(form);
    const certain = matches(compiled, prepared);
    const answer = certain ? "certain" : couldMatch(compiled, prepared) ? "possible" : "no";
    expect(answer).toBe(want);
    if (certain) expect(couldMatch(compiled, prepared)).toBe(true);
  });

  it("agrees with a pattern read one character at a time", () => {
    const text = fc.array(fc.constantFrom("a", "b", " ", "-"), { maxLength: 8 }).map((chars) => chars.join(""));
    const pattern = fc
      .array(fc.constantFrom("a", "b", " ", "-", "*", "?"), { maxLength: 7 })
      .map((chars) => chars.join(""));
    fc.assert(
      fc.property(pattern, text, (source, subject) => {
        const wanted = source.trim();
        const model =
          slow(wanted, subject) ||
          (/. \*$/.test(wanted) && slow(wanted.slice(0, -2), subject)) ||
          /^[* ]*\*$/.test(wanted);
        expect(matches(compileCommandPattern(source, null), prepareForm([subject]))).toBe(model);
      }),
      { numRuns: 3000 },
    );
  });

  it("is possible wherever some value of the unknown part makes it certain", () => {
    const piece = fc.constantFrom("a", "b", "-a", "a b", "-", "");
    const pattern = fc
      .array(fc.constantFrom("a", "b", " ", "-", "*", "?"), { maxLength: 6 })
      .map((chars) => chars.join(""));
    fc.assert(
      fc.property(pattern, piece, piece, piece, fc.boolean(), (source, head, value, tail, words) => {
        // Unknown words stand between other words.
        const before = words && head === "" ? "a" : head;
        const after = words && tail !== "" ? ` ${tail}` : tail;
        const compiled = compileCommandPattern(source, null);
        const known = words ? (value === "" ? "" : ` ${value}`) : value;
        const neverOption = !/(^| )-/.test(value) && value !== "";
        const filled = matches(compiled, prepareForm([before + known + after]));
        const hole = { raw: "$X", words, mayBeOption: !neverOption };
        if (filled) expect(couldMatch(compiled, prepareForm([before, hole, after]))).toBe(true);
        const certain = matches(compiled, prepareForm([before, { ...hole, raw: "\u0001" }, after]));
        if (certain) expect(filled).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  it("stays quick where stars and text fight", () => {
    const pattern = compileCommandPattern("*a*a*a*a*a*b", null);
    const text = "a".repeat(65_536);
    expect(matches(pattern, prepareForm([text]))).toBe(false);
    expect(couldMatch(pattern, prepareForm([text, { raw: "$X", words: true, mayBeOption: true }]))).toBe(true);
    expect(matches(compileCommandPattern("*?a?*a?*a?*b", null), prepareForm([text]))).toBe(false);
  });
});

/** The obvious model: each star tries every length. */
function slow(pattern: string, text: string): boolean {
  const [head] = pattern;
  if (head === undefined) return text === "";
  if (head === "*")
    return Array.from({ length: text.length + 1 }).some((_, at) => slow(pattern.slice(1), text.slice(at)));
  return text !== "" && (head === "?" || head === text[0]) && slow(pattern.slice(1), text.slice(1));
}
