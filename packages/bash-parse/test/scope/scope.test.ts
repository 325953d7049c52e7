import { describe, expect, it } from "vitest";
import { BashProgram } from "../../src/index.ts";
import { describePieces, describeScope } from "./describe-scope.ts";
import { directories } from "./directories.cases.ts";
import { environment } from "./environment.cases.ts";
import { variables } from "./variables.cases.ts";

function unitsOf(text: string) {
  return BashProgram.parseSync(text, { firstReaderOnly: true }).commands();
}

describe("4.6 where units run", () => {
  it.each(directories)("$text", ({ text, units }) => {
    expect(unitsOf(text).map(describeScope)).toEqual(units);
  });
});

describe("2.7, 2.8 variables that can change what runs", () => {
  it.each(environment)("$text", ({ text, units }) => {
    expect(unitsOf(text).map(describeScope)).toEqual(units);
  });
});

describe("2.5 what words hold", () => {
  it.each(variables)("$text", ({ text, units }) => {
    expect(unitsOf(text).map(describePieces)).toEqual(units);
  });
});
