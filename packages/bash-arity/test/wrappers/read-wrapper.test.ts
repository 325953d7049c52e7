import { describe, expect, it } from "vitest";
import { readWrapper } from "../../src/wrappers/index.ts";
import * as carriers from "./carriers.cases.ts";
import * as codeOptions from "./code-options.cases.ts";
import { describeReading } from "./describe-reading.ts";
import * as elsewhere from "./elsewhere.cases.ts";
import * as env from "./env.cases.ts";
import * as noWrappers from "./no-wrappers.cases.ts";
import * as privileged from "./privileged.cases.ts";
import * as repeating from "./repeating.cases.ts";
import * as runners from "./runners.cases.ts";
import { toWords } from "./to-words.ts";
import * as transparent from "./transparent.cases.ts";
import * as uncertain from "./uncertain.cases.ts";

const tables = [
  transparent,
  env,
  uncertain,
  privileged,
  repeating,
  elsewhere,
  runners,
  carriers,
  codeOptions,
  noWrappers,
];

for (const { title, cases } of tables) {
  describe(title, () => {
    it.each(cases)("%s", (line, reading) => {
      const [program, ...words] = toWords(line);
      expect(describeReading(readWrapper(program?.text ?? "", words), words)).toBe(reading);
    });
  });
}
