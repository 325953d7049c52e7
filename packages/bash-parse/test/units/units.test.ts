import { beforeAll, describe, expect, it } from "vitest";
import { BashProgram } from "../../src/index.ts";
import * as constructs from "./constructs.cases.ts";
import { describeGaps, describeUnit } from "./describe-unit.ts";
import * as opaque from "./opaque.cases.ts";
import * as payloads from "./payloads.cases.ts";
import * as substitutions from "./substitutions.cases.ts";
import type { UnitCase } from "./unit-case.ts";
import * as wrappers from "./wrappers.cases.ts";

beforeAll(async () => {
  await BashProgram.parse("");
});

const tables: readonly (readonly [string, Readonly<Record<string, readonly UnitCase[]>>])[] = [
  ["1.1 the units of", constructs],
  ["1.1 what runs in", substitutions],
  ["3.8 the inner commands of", wrappers],
  ["3.7 literal code in", payloads],
  ["3.9, 1.3 what the text does not show:", opaque],
];

for (const [clause, groups] of tables)
  describe.each(Object.entries(groups))(`${clause} %s`, (_, rows) => {
    it.each(rows)("$it: $text", ({ text, units, gaps = [] }) => {
      const program = BashProgram.parseSync(text);
      expect(program.commands().map(describeUnit)).toEqual(units);
      expect(describeGaps(program)).toEqual(gaps);
    });

    it.each(rows)("$it: the first reader sees it alone", ({ text, units }) => {
      const program = BashProgram.parseSync(text, { firstReaderOnly: true });
      expect(program.commands().map(describeUnit)).toEqual(units);
    });

    it.each(rows)("invariant 7, $it: spans slice back", ({ text }) => {
      for (const unit of BashProgram.parseSync(text).commands()) {
        expect(text.slice(unit.span.start, unit.span.end)).toBe(unit.raw);
        for (const part of [
          ...unit.args,
          ...unit.assignments,
          ...unit.redirects,
          ...(unit.program ? [unit.program] : []),
        ])
          expect(text.slice(part.start, part.end)).toBe(part.raw);
      }
    });
  });
