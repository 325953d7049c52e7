import { describe, expect, it } from "vitest";
import { isRiskyVariable, RISKY_VARIABLES } from "../../src/wrappers/index.ts";
import { cases } from "./variables.cases.ts";

describe("2.7 variables that can change what runs", () => {
  it.each(cases)("%s=%s", (name, value, risk) => {
    expect(isRiskyVariable(name, value)).toEqual(typeof risk === "boolean" ? risk : { paths: risk });
  });

  it("IFS is harmless in front of `read` only", () => {
    expect(isRiskyVariable("IFS", ",", "read")).toBe(false);
    expect(isRiskyVariable("IFS", ",", "rm")).toBe(true);
    expect(isRiskyVariable("PATH", ",", "read")).toBe(true);
  });

  const named = RISKY_VARIABLES.filter((row) => row.values !== "inert").flatMap((row) => row.names.split(" "));
  it.each(named)("%s with a value that is not known", (name) => {
    expect(isRiskyVariable(name.replaceAll("*", "X"), null)).toBe(true);
  });
});
