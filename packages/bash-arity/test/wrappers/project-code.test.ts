import { describe, expect, it } from "vitest";
import { addedCode, runsDirectoryCode } from "../../src/wrappers/index.ts";
import { added, directory } from "./project-code.cases.ts";
import { toWords } from "./to-words.ts";

describe("2.10 options that add code", () => {
  it.each(added)("%s", (line, adds) => {
    const [program, ...words] = toWords(line);
    const found = addedCode(program?.text ?? "", words).map((at) => words[at]?.text);
    expect(found.join(" ")).toBe(adds);
  });
});

describe("2.10 programs that run code from their directory", () => {
  it.each(directory)("%s", (line, runs) => {
    const [program, ...words] = toWords(line);
    expect(runsDirectoryCode(program?.text ?? "", words)).toBe(runs);
  });
});
