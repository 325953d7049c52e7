import { suggest, suggestBashPattern, suggestBashPatterns } from "@bashgate/bash-arity";
import { describe, expect, it } from "vitest";
import {
  codeCases,
  groupCases,
  lineCases,
  optionCases,
  type SuggestCase,
  seedCases,
  wrapperCases,
} from "./suggest.cases.ts";

const tables: readonly { readonly name: string; readonly cases: readonly SuggestCase[] }[] = [
  { name: "5.3 the seed's rules decide the star", cases: seedCases },
  { name: "5.3 never another subcommand", cases: groupCases },
  { name: "2.2 options in front", cases: optionCases },
  { name: "5.3 code gets its exact text", cases: codeCases },
  { name: "5.3 wrappers and runners", cases: wrapperCases },
  { name: "5.3 how a line is read", cases: lineCases },
];

describe.each(tables)("$name", ({ cases }) => {
  it.each(cases)("$it: $cmd", ({ cmd, want, all }) => {
    expect(suggestBashPattern(cmd)).toBe(want);
    const offered = suggestBashPatterns(cmd).map(({ pattern, risky }) => (risky ? `! ${pattern}` : pattern));
    if (all !== undefined) expect(offered).toEqual(all);
    expect(offered.length === 0 || offered.some((one) => one.endsWith(want ?? "none"))).toBe(true);
  });
});

describe("suggest", () => {
  it.each([
    ["git -C /x push", ["git", "push"], "git push*"],
    ["cargo --locked test", ["cargo", "test"], "cargo test*"],
    ["A=1 npm run dev script", ["npm", "run", "dev"], "npm run dev *"],
    ["docker run nginx", ["docker", "run"], "docker run nginx"],
    ["cd x && ls -l", ["ls"], "ls *"],
    ["for i in 1; do ls; done", [], null],
    ["", [], ""],
  ])("gives prefix and pattern of %s", (cmd, prefix, pattern) => {
    expect(suggest(cmd)).toEqual({ prefix, pattern });
  });
});
