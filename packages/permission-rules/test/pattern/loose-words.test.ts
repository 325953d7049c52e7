import { describe, expect, it } from "vitest";
import { compileCommandPattern, matchesLoosely } from "../../src/index.ts";
import { subjectOf } from "../subject-of.ts";
import { cases } from "./loose-words.cases.ts";

describe("2.3 loose forms: options in any place and spelling", () => {
  it.each(cases)("$pattern sees $command: $want", ({ pattern, command, want }) => {
    const { words } = subjectOf(command);
    expect(matchesLoosely(compileCommandPattern(pattern, null), words ?? [])).toBe(want);
  });
});
