import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as wrappers from "../../src/wrappers/index.ts";

const page = readFileSync(new URL("../../docs/wrappers.md", import.meta.url), "utf8");
const blocks = [...page.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, block = ""]) => block);
const words = (text: string) => text.split(" ").map((word) => ({ text: word, dynamic: false }));

/** `const NAME = …;` lines of a block, and its `EXPRESSION; // VALUE` lines. */
const examples = blocks.flatMap((block) => {
  const setup = [...block.matchAll(/^const (?!words).*;$/gm)].map(([line]) => line).join("\n");
  return [...block.matchAll(/^(\w.*); \/\/ (.+)$/gm)].map(([, shown = "", value = ""]) => ({ setup, shown, value }));
});

describe("the page on wrappers", () => {
  it("shows examples", () => {
    expect(examples.length).toBeGreaterThanOrEqual(14);
  });

  it.each(examples)("$shown is $value", ({ setup, shown, value }) => {
    const evaluate = (source: string): unknown =>
      new Function("words", ...Object.keys(wrappers), `${setup}\nreturn (${source});`)(
        words,
        ...Object.values(wrappers),
      );
    expect(evaluate(shown)).toEqual(evaluate(value));
  });
});
