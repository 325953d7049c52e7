import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { escapeText } from "../../src/trace/escape-text.ts";
import { escapes } from "./escape-text.cases.ts";

describe("text from commands is escaped for people", () => {
  it.each(escapes)("%s", (_it, text, shown) => {
    expect(escapeText(text)).toBe(shown);
  });

  it("shows nothing that a terminal acts on, whatever the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(escapeText(text)).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
      }),
    );
  });

  it("leaves what is already escaped alone", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(escapeText(escapeText(text))).toBe(escapeText(text));
      }),
    );
  });
});
