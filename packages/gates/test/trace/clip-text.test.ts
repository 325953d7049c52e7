import { describe, expect, it } from "vitest";
import { clipText } from "../../src/trace/clip-text.ts";

describe("a line is cut to the columns that there are", () => {
  it.each([
    ["abc", 3, "abc"],
    ["abcd", 3, "ab…"],
    ["日本語", 6, "日本語"],
    ["日本語", 5, "日本…"],
    ["日本語", 4, "日…"],
    ["e\u0301e\u0301", 2, "e\u0301e\u0301"],
    ["", 3, ""],
  ])("%s to %i", (text, width, shown) => {
    expect(clipText(text, width)).toBe(shown);
  });
});
