import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { formatProblem, PRESETS, parsePolicy } from "../../src/index.ts";

const pages = ["../../README.md", "../../../../docs/policy.md"].map((path) => ({
  path,
  text: readFileSync(new URL(path, import.meta.url), "utf8"),
}));

describe.each(pages)("$path", ({ text, path }) => {
  const examples = [...text.matchAll(/```jsonc\n(.*?)```/gs)].map(([, example = ""]) => example);

  it("has examples, and each is a policy without a problem", () => {
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples)
      expect(parsePolicy(example, { file: path }).problems.map(formatProblem)).toEqual([]);
  });

  it("names every preset", () => {
    for (const name of PRESETS.keys()) expect(text).toContain(name);
  });
});

describe("the reference", () => {
  const text = pages[1]?.text ?? "";

  it("lists every code of a problem", () => {
    const source = readFileSync(new URL("../../src/policy/policy-problem.ts", import.meta.url), "utf8");
    const codes = [...source.matchAll(/^ {2}\| "(policy\/[a-z-]+)"/gm)].map(([, code]) => code);
    expect(codes.length).toBeGreaterThan(5);
    for (const code of codes) expect(text).toContain(`\`${code}\``);
  });

  it("lists every key", () => {
    const schema = JSON.parse(readFileSync(new URL("../../schema/policy.schema.json", import.meta.url), "utf8")) as {
      properties: object;
    };
    for (const key of Object.keys(schema.properties)) expect(text).toContain(`\`${key}\``);
  });
});
