import { describe, expect, it } from "vitest";
import { compileCommandPattern, literalReach, nameOf, namesProgram } from "../../src/index.ts";

describe("2.4 what a pattern names", () => {
  it.each([
    { pattern: "sudo *", program: "sudo", allow: true, deny: true },
    { pattern: "sudo", program: "sudo", allow: true, deny: true },
    { pattern: "sud* *", program: "sudo", allow: false, deny: true },
    { pattern: "*", program: "sudo", allow: false, deny: false },
    { pattern: "* *", program: "sudo", allow: false, deny: false },
    { pattern: "* --help", program: "sudo", allow: false, deny: true },
    { pattern: "sudoedit *", program: "sudo", allow: false, deny: false },
    { pattern: "A=1 sudo *", program: "sudo", allow: true, deny: true },
    { pattern: "git sudo", program: "sudo", allow: false, deny: false },
    { pattern: "\\sudo x", program: "sudo", allow: true, deny: true },
  ])("$pattern and $program", ({ pattern, program, allow, deny }) => {
    const compiled = compileCommandPattern(pattern, null);
    expect(namesProgram(compiled, "allow", program)).toBe(allow);
    expect(namesProgram(compiled, "ask", program)).toBe(deny);
    expect(namesProgram(compiled, "deny", program)).toBe(deny);
  });

  it("gives the name itself", () => {
    expect(nameOf("git push *")).toBe("git");
    expect(nameOf("g* push")).toBeNull();
    expect(nameOf("*")).toBeNull();
  });
});

describe("3.8 literal text that reaches into the inner program", () => {
  it.each([
    { pattern: "sudo apt *", wrapper: "sudo", want: true },
    { pattern: "sudo apt*", wrapper: "sudo", want: true },
    { pattern: "sudo *", wrapper: "sudo", want: false },
    { pattern: "sudo", wrapper: "sudo", want: false },
    { pattern: "sudo -u root *", wrapper: "sudo -u root", want: false },
    { pattern: "sudo -u root apt *", wrapper: "sudo -u root", want: true },
    { pattern: "sudo -u * apt *", wrapper: "sudo -u root", want: false },
    { pattern: "* apt *", wrapper: "sudo", want: false },
  ])("$pattern behind $wrapper: $want", ({ pattern, wrapper, want }) => {
    expect(literalReach(pattern, wrapper)).toBe(want);
  });
});
