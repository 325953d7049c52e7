import { readFileSync } from "node:fs";
import * as api from "@bashgate/bash-arity";
import { describe, expect, it } from "vitest";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const blocks = [...readme.matchAll(/```(?:js|ts)\n([\s\S]*?)```/g)].map((match) => match[1] ?? "");
const statement = /^((?:\w+\.)?\w+\(.*\));(?: \/\/ |\n\/\/ )(.+)$/gm;
const examples = blocks.flatMap((block) =>
  [...block.matchAll(statement)].map((match) => ({ call: match[1] ?? "", shown: match[2] ?? "" })),
);
const setup = /createArity\(.*\)/.exec(readme)?.[0] ?? "";

describe("README", () => {
  it("shows examples", () => {
    expect(examples.length).toBeGreaterThanOrEqual(9);
  });

  it.each(examples)("$call gives $shown", ({ call, shown }) => {
    const names = Object.keys(api);
    const evaluate = (source: string): unknown =>
      new Function(...names, "arity", `return (${source});`)(...Object.values(api), api.createArity(readExtension()));
    const value = shown.replace(/^("(?:[^"\\]|\\.)*"|null): .*$/, "$1");
    expect(evaluate(call)).toEqual(evaluate(value));
  });
});

function readExtension(): api.ArityOptions {
  const argument = setup.slice("createArity(".length, -1);
  return new Function(`return (${argument});`)() as api.ArityOptions;
}
