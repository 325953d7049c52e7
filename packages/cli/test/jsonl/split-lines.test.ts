import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type InputLine, splitLines } from "../../src/jsonl/split-lines.ts";

const encoder = new TextEncoder();

async function linesOf(bytes: Uint8Array, cuts: readonly number[], limit = 1000): Promise<readonly InputLine[]> {
  async function* chunks() {
    let start = 0;
    for (const cut of [...cuts].sort((a, b) => a - b)) {
      yield bytes.slice(start, cut);
      start = Math.max(start, cut);
    }
    yield bytes.slice(start);
  }
  const lines: InputLine[] = [];
  for await (const line of splitLines(chunks(), limit)) lines.push(line);
  return lines;
}

const texts = (lines: readonly InputLine[]) => lines.map((line) => (line.kind === "line" ? line.text : null));

describe("standard input is cut into lines", () => {
  it.each<readonly [it: string, input: string, lines: readonly (string | null)[]]>([
    ["nothing", "", []],
    ["one line", "a\n", ["a"]],
    ["one without its line feed", "a", ["a"]],
    ["empty lines", "\n\na\n\n", ["", "", "a", ""]],
    ["only at line feeds", "a\rb\u2028c\u2029d\u0085e\ff\n", ["a\rb\u2028c\u2029d\u0085e\ff"]],
    ["a byte order mark at the beginning", "\ufeffa\n", ["a"]],
    ["one further on stays", "a\ufeff\n", ["a\ufeff"]],
    ["a line at the limit", `${"x".repeat(12)}\ny\n`, ["x".repeat(12), "y"]],
    ["a line over the limit", `${"x".repeat(13)}\ny\n`, [null, "y"]],
    ["a last line over the limit", `y\n${"x".repeat(30)}`, ["y", null]],
  ])("%s", async (_it, input, lines) => {
    expect(texts(await linesOf(encoder.encode(input), [], 12))).toEqual(lines);
  });

  it("wherever the chunks end, also inside a character", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: fc.constantFrom("a", "é", "日", "🙂", "\r"), maxLength: 8 }), { minLength: 1 }),
        fc.array(fc.nat({ max: 200 })),
        async (lines, cuts) => {
          const input = lines.map((line) => `${line}\n`).join("");
          expect(texts(await linesOf(encoder.encode(input), cuts))).toEqual(lines);
        },
      ),
    );
  });
});
