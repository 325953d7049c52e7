import { describe, expect, it } from "vitest";
import { INTERPRETERS, RUNS_DIRECTORY_CODE, WRAPPERS, type WrapperEntry } from "../../src/wrappers/index.ts";
import { tables } from "./tables.ts";

const names = WRAPPERS.flatMap((entry) => entry.names.split("|"));

describe("the table of wrappers", () => {
  it("names every program and subcommand once", () => {
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    const interpreters = INTERPRETERS.flatMap((row) => row.names.split("|"));
    expect(interpreters.filter((name, at) => interpreters.indexOf(name) !== at)).toEqual([]);
    const directory = RUNS_DIRECTORY_CODE.flatMap((row) => row.names.split("|"));
    expect(directory.filter((name, at) => directory.indexOf(name) !== at)).toEqual([]);
  });

  it("writes names and flags without stray blanks", () => {
    const lists = WRAPPERS.flatMap((entry) => [entry.names, ...flagLists(entry)]);
    expect(lists.filter((list) => list !== list.trim() || list.includes("  ") || list === "")).toEqual([]);
  });

  it("lists flags that begin with a dash or are a lone one", () => {
    const flags = WRAPPERS.flatMap((entry) => flagLists(entry).flatMap((list) => list.split(" ")));
    expect(flags.filter((flag) => !flag.startsWith("-"))).toEqual([]);
  });

  it("says a flag takes one thing only", () => {
    const doubled = WRAPPERS.flatMap((entry) => {
      const all = [entry.value, entry.value2, entry.value3, entry.none, entry.attached, entry.digits];
      const flags = all.flatMap((list) => list?.split(" ") ?? []);
      return flags
        .filter((flag, at) => flags.indexOf(flag) !== at)
        .map((flag) => `${entry.names.split("|")[0]} ${flag}`);
    });
    expect(doubled).toEqual([]);
  });

  it("has a kind of each sort, and nothing of `rtk`", () => {
    expect(new Set(WRAPPERS.map((entry) => entry.kind)).size).toBe(6);
    expect(names.filter((name) => name.startsWith("rtk"))).toEqual([]);
  });

  it("knows no dangerous program as transparent", () => {
    const transparent = WRAPPERS.filter((entry) => entry.kind === "transparent").flatMap((entry) =>
      entry.names.split("|"),
    );
    const strict = [
      "sudo",
      "doas",
      "su",
      "pkexec",
      "chroot",
      "nsenter",
      "ssh",
      "docker run",
      "docker exec",
      "kubectl exec",
      "npx",
      "find",
    ];
    expect(strict.filter((name) => transparent.includes(name))).toEqual([]);
    expect(strict.filter((name) => !names.includes(name))).toEqual([]);
  });

  it("has a row of tests for at least one name of every well-known entry", () => {
    const tested = new Set(tables.flatMap((table) => table.cases.map(([line]) => line.split(" ")[0])));
    const checked = WRAPPERS.filter((entry) => entry.rests !== "knowledge" && entry.form !== "globals");
    const missing = checked.filter((entry) => !entry.names.split("|").some((name) => tested.has(name.split(" ")[0])));
    expect(missing.map((entry) => entry.names)).toEqual([]);
  });
});

/** All lists of flags of a row. */
function flagLists(entry: WrapperEntry): readonly string[] {
  const {
    names: _names,
    kind: _kind,
    form: _form,
    rests: _rests,
    placeholder: _placeholder,
    extra: _extra,
    longDash: _dash,
    ...rest
  } = entry;
  return Object.values(rest).filter((value) => typeof value === "string");
}
