import { ARITY, OPTIONS, prefix } from "@bashgate/bash-arity";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { prefixCases } from "./prefix.cases.ts";

describe("prefix", () => {
  it.each(prefixCases)("$it: $words", ({ words, want }) => {
    expect(prefix(words.split(" ")).join(" ")).toBe(want);
  });

  it("has nothing to say about no words", () => {
    expect(prefix([])).toEqual([]);
  });

  const keys = Object.keys(ARITY);
  const word = fc.oneof(
    fc.constantFrom("a", "push", "-x", "-C", "--", "--a=b", "run", "compose"),
    fc.string({ maxLength: 6 }),
  );

  it("gives some of the words, in order, the first among them", () => {
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.array(word, { maxLength: 12 }), (key, more) => {
        const words = [...key.split(" "), ...more];
        const found = prefix(words);
        let at = 0;
        for (const one of found) at = words.indexOf(one, at) + 1;
        expect(found[0]).toBe(words[0]);
        expect(found.every((one) => words.includes(one))).toBe(true);
        expect(at).toBeLessThanOrEqual(words.length);
      }),
    );
  });

  it("counts as the table says where no option stands between", () => {
    fc.assert(
      fc.property(fc.constantFrom(...keys), (key) => {
        const words = key.split(" ");
        const arity = ARITY[key] ?? 0;
        const more = Array.from({ length: 4 }, (_, index) => `zz${index}`);
        expect(prefix([...words, ...more])).toHaveLength(arity);
      }),
    );
  });

  it("is not moved by options that are known to stand in front", () => {
    fc.assert(
      fc.property(fc.constantFrom(...keys.filter((key) => key in OPTIONS)), fc.nat(), (key, pick) => {
        const options = Object.entries(OPTIONS[key] ?? {});
        const [option, kind] = options[pick % options.length] ?? ["-", "none"];
        const front = kind === "value" ? [option, "zzvalue"] : [option];
        expect(prefix([...key.split(" "), ...front, "zz0", "zz1", "zz2"])).toEqual(
          prefix([...key.split(" "), "zz0", "zz1", "zz2"]),
        );
      }),
    );
  });
});
