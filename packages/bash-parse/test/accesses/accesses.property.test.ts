import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PROGRAM_TABLES } from "../../src/accesses/tables/index.ts";
import type { PathAccess } from "../../src/facts/path-access.ts";
import { BashProgram } from "../../src/program/bash-program.ts";
import { describeAccess } from "./describe-access.ts";

const programs = PROGRAM_TABLES.flatMap((table) => Object.keys(table)).flatMap((key) => {
  const cut = key.lastIndexOf(" ") + 1;
  return key
    .slice(cut)
    .split("|")
    .map((name) => (key.slice(0, cut) + name).replaceAll("*", ""));
});
const program = fc.constantFrom(...programs.filter((name) => /^[\w +.-]+$/.test(name)), "unlisted");
const word = fc.oneof(
  fc.constantFrom(
    "a",
    "/etc/x",
    "~/k",
    "../up",
    "-o",
    "-f",
    "--output",
    "--out=/etc/y",
    "-I/inc",
    "--",
    "-",
    "@f",
    "x=y",
  ),
  fc.constantFrom(
    "'s/a/b/w o'",
    "'{print > \"f\"}'",
    "$X",
    '"$Y"/z',
    "$(pwd)",
    "*.ts",
    "{}",
    "-exec",
    "';'",
    "HEAD:a",
    "h:/b",
    "''",
  ),
  fc.string({ maxLength: 8 }).map((text) => `'${text.replaceAll("'", "_")}'`),
);
const line = fc.tuple(program, fc.array(word, { maxLength: 6 })).map(([name, words]) => [name, ...words].join(" "));

const accessesIn = (text: string): readonly PathAccess[] => BashProgram.parseSync(text).accesses();

describe("4.2 accesses of any words", () => {
  it("stand in the text, at the place of their word", () => {
    fc.assert(
      fc.property(line, (text) => {
        for (const { token, unit } of accessesIn(text)) {
          expect(text.slice(token.start, token.end)).toBe(token.raw);
          expect(unit).toBeLessThan(BashProgram.parseSync(text).commands().length);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("do not depend on what was read before", () => {
    fc.assert(
      fc.property(line, line, (text, other) => {
        const before = accessesIn(text).map(describeAccess);
        accessesIn(other);
        expect(accessesIn(text).map(describeAccess)).toEqual(before);
      }),
      { numRuns: 200 },
    );
  });

  it("are not lost where a command is added behind", () => {
    fc.assert(
      fc.property(line, line, (text, added) => {
        const alone = accessesIn(text).map(describeAccess);
        expect(accessesIn(`${text}\n${added}`).map(describeAccess).slice(0, alone.length)).toEqual(alone);
      }),
      { numRuns: 300 },
    );
  });

  it("hold every operand of a program that reads all of them", () => {
    const name = fc.stringMatching(/^[a-z0-9._/+:@=,%^-]{1,12}$/).filter((text) => text !== "-" && !/:\/\//.test(text));
    fc.assert(
      fc.property(
        fc.constantFrom("cat", "wc", "head", "md5sum", "sort"),
        fc.array(name, { maxLength: 5 }),
        (reader, names) => {
          const read = accessesIn([reader, "--", ...names].join(" "));
          expect(read.map(({ access, path }) => `${access} ${path}`)).toEqual(names.map((path) => `read ${path}`));
        },
      ),
      { numRuns: 300 },
    );
  });

  it("name an outside path whatever the program without an entry does with it", () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 4 }), fc.array(word, { maxLength: 4 }), (front, back) => {
        const text = ["unlisted", ...front, "/srv/secret", ...back].join(" ");
        expect(accessesIn(text).some(({ path, access }) => path === "/srv/secret" && access === "unknown")).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
