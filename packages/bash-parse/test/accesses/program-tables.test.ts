import { describe, expect, it } from "vitest";
import { specialReader } from "../../src/accesses/programs/special-reader.ts";
import { parseRow } from "../../src/accesses/rows/program-row.ts";
import { PROGRAM_TABLES } from "../../src/accesses/tables/index.ts";

const rows = PROGRAM_TABLES.flatMap((table) => Object.entries(table));
const names = rows.flatMap(([key]) => {
  const cut = key.lastIndexOf(" ") + 1;
  return key
    .slice(cut)
    .split("|")
    .map((name) => key.slice(0, cut) + name);
});

describe("4.2 the operand tables", () => {
  it.each(rows)("can be read: %s", (_, text) => {
    const { reader } = parseRow(text);
    expect(() => specialReader(reader)).not.toThrow();
  });

  it("has each name once", () => {
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });

  it("has a row for each program that has subcommands", () => {
    const known = new Set(names);
    const parents = names.filter((name) => name.includes(" ")).map((name) => name.slice(0, name.lastIndexOf(" ")));
    expect(parents.filter((parent) => !known.has(parent))).toEqual([]);
  });

  it("refuses a row that is mistyped", () => {
    expect(() => parseRow("q*")).toThrow("no role: q*");
    expect(() => parseRow("r*; oops")).toThrow("no clause: oops");
    expect(() => specialReader("nobody")).toThrow("no reader: nobody");
  });
});
