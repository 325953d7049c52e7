import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compileLayers } from "../../src/compile/compile-layers.ts";
import { buildComputations } from "../../src/compile/computations.ts";
import { judgeCommandOnce, prepareCommand } from "../../src/evaluate/judge-command.ts";
import { layerOf, SETTING } from "../policy-of.ts";
import { subjectOf } from "../subject-of.ts";

const WORDS = [
  "git",
  "npm",
  "push",
  "i",
  "install",
  "-f",
  "--force",
  "-xf",
  "--file=push",
  "-m",
  "python",
  "pip",
  "./git",
  "/bin/git",
  "--",
];
const word = fc.constantFrom(...WORDS, "$X", '"$Y"', "a$Z");
const command = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(" "));
const pattern = fc
  .array(fc.constantFrom(...WORDS, "*", "p*", "--f*", "g?t", "~/x", "A=1"), { minLength: 1, maxLength: 4 })
  .map((words) => words.join(" "));
const action = fc.constantFrom("allow", "ask", "deny");
const rules = fc.uniqueArray(fc.tuple(pattern, action), { maxLength: 12, selector: ([source]) => source });
const structural = fc.record({
  program: fc.constantFrom("git", "npm", "g*"),
  subcommands: fc.array(fc.constantFrom("push", "p*", "install"), { maxLength: 1 }),
  action,
});

describe("the index by first words", () => {
  it("hides no rule that could decide", () => {
    fc.assert(
      fc.property(
        rules,
        fc.array(structural, { maxLength: 3 }),
        fc.array(command, { minLength: 5, maxLength: 5 }),
        (bash, commands, lines) => {
          const layer = layerOf("user", { permission: { bash: Object.fromEntries(bash) }, commands });
          const { person } = buildComputations(compileLayers([layer], SETTING).compiled);
          for (const [index, line] of lines.entries()) {
            const words = index % 3 === 0 ? {} : index % 3 === 1 ? { words: null } : { words: null, command: null };
            const prepared = prepareCommand(subjectOf(line, { ...words, loose: [[line.replace(/^\S*\//, "")]] }));
            expect(judgeCommandOnce(person, prepared), line).toEqual(
              judgeCommandOnce(person, { ...prepared, lookup: null }),
            );
          }
        },
      ),
      { numRuns: 1500 },
    );
  });
});
