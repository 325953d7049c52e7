import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type InnerReading,
  readInterpreter,
  readWrapper,
  WRAPPERS,
  type WrapperWord,
} from "../../src/wrappers/index.ts";
import { describeReading } from "./describe-reading.ts";
import { tables } from "./tables.ts";
import { toWords } from "./to-words.ts";

for (const { title, cases } of tables) {
  describe(title, () => {
    it.each(cases)("%s", (line, reading) => {
      const [program, ...words] = toWords(line);
      expect(describeReading(readWrapper(program?.text ?? "", words), words)).toBe(reading);
    });
  });
}

const programs = [
  ...new Set(WRAPPERS.flatMap((entry) => entry.names.split("|")).map((name) => name.split(" ")[0] ?? "")),
];
const spellings = WRAPPERS.flatMap((entry) => [
  ...entry.names.split(/[| ]/),
  ...`${entry.value ?? ""} ${entry.none ?? ""} ${entry.attached ?? ""} ${entry.code ?? ""} ${entry.rest ?? ""}`.split(
    " ",
  ),
]);
const word: fc.Arbitrary<WrapperWord> = fc.record({
  text: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...spellings, "--", "-", "{}", ";", "+", ":::", "A=1", "x", "", "-c") },
    { weight: 1, arbitrary: fc.string({ maxLength: 6 }) },
  ),
  dynamic: fc.boolean(),
});

describe("any words", () => {
  it("give places within the words, and inner commands of at least one word", () => {
    fc.assert(
      fc.property(fc.constantFrom(...programs), fc.array(word, { maxLength: 12 }), (program, words) => {
        const reading = readWrapper(program, words);
        for (const inner of reading?.inner ?? []) expect(isWithin(inner, words)).toBe(true);
        for (const at of [...(reading?.assignments ?? []), ...(reading?.addsCode ?? [])])
          expect(words[at]).toBeDefined();
        expect(reading?.directory === null || reading === null || words[reading.directory.word] !== undefined).toBe(
          true,
        );
        readInterpreter(program, words);
      }),
      { numRuns: 5000 },
    );
  });

  it("behind the options of a transparent wrapper, never change where its inner command begins", () => {
    const heads = ["timeout -k 5 10", "nice -n 5", "env -u X A=1", "stdbuf -oL", "setsid -w", "nohup", "sudo -nu bob"];
    fc.assert(
      fc.property(fc.constantFrom(...heads), fc.array(word, { maxLength: 8 }), (head, tail) => {
        const [program, ...options] = toWords(head);
        const words = [...options, { text: "git", dynamic: false }, ...tail];
        const [inner] = readWrapper(program?.text ?? "", words)?.inner ?? [];
        expect(inner).toMatchObject({ runs: "argv", start: options.length, end: words.length });
      }),
    );
  });
});

function isWithin(inner: InnerReading, words: readonly WrapperWord[]): boolean {
  switch (inner.runs) {
    case "argv":
      return inner.start >= 0 && inner.start < inner.end && inner.end <= words.length;
    case "shell":
      return inner.words.length > 0 && inner.words.every((at) => words[at] !== undefined) && inner.offset >= 0;
    case "file":
      return words[inner.word] !== undefined;
    case "stdin":
      return true;
    default:
      return inner satisfies never;
  }
}
