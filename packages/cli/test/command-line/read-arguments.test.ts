import { describe, expect, it } from "vitest";
import { readArguments } from "../../src/command-line/read-arguments.ts";
import type { Verb } from "../../src/command-line/usage.ts";

const none = { cwd: null, policyFile: null };
const wrong = (message: string) => ({ kind: "wrong", message });

describe("the words behind a verb", () => {
  it.each<readonly [verb: Verb, words: readonly string[], want: object]>([
    ["check", ["ls -l"], { kind: "one", command: "ls -l", json: false, options: none }],
    ["check", ["--json", "ls"], { kind: "one", command: "ls", json: true, options: none }],
    ["check", ["ls", "--json"], { kind: "one", command: "ls", json: true, options: none }],
    [
      "check",
      ["--cwd", "/srv", "ls"],
      { kind: "one", command: "ls", json: false, options: { cwd: "/srv", policyFile: null } },
    ],
    [
      "check",
      ["--cwd=/srv", "--policy=p.jsonc", "ls"],
      { kind: "one", command: "ls", json: false, options: { cwd: "/srv", policyFile: "p.jsonc" } },
    ],
    ["check", ["--", "--json"], { kind: "one", command: "--json", json: false, options: none }],
    ["check", [""], { kind: "one", command: "", json: false, options: none }],
    ["check", ["--jsonl", "--cwd", "/srv"], { kind: "stream", options: { cwd: "/srv", policyFile: null } }],
    ["check", ["--help"], { kind: "help" }],
    ["check", ["-h", "ls"], { kind: "help" }],
    ["parse", ["--jsonl"], { kind: "stream", options: none }],
    ["suggest", ["--jsonl"], { kind: "stream", options: none }],
    ["check", [], wrong("no command line was given")],
    ["check", ["npm", "install"], wrong("more than one argument was given: quote the command line as a whole")],
    ["check", ["--jsonl", "ls"], wrong("with `--jsonl` the command lines come from standard input")],
    ["check", ["--jsonl", "--json"], wrong("`--json` and `--jsonl` exclude each other")],
    ["check", ["--cwd", "", "ls"], wrong("`--cwd` needs a directory")],
    ["check", ["--policy=", "ls"], wrong("`--policy` needs a file")],
    ["explain", ["--json", "ls"], wrong("`bashgate explain` has no option `--json`")],
    ["explain", ["--jsonl"], wrong("`bashgate explain` has no option `--jsonl`")],
    ["parse", ["--policy", "p", "ls"], wrong("`bashgate parse` has no option `--policy`")],
    ["suggest", ["--cwd", "/", "ls"], wrong("`bashgate suggest` has no option `--cwd`")],
    ["check", ["--polcy", "p", "ls"], wrong("unknown option `--polcy`")],
    ["check", ["-x", "ls"], wrong("unknown option `-x`")],
    ["check", ["--json=1", "ls"], wrong("option `--json` does not take an argument")],
    ["check", ["--policy"], wrong("`--policy` needs a value")],
    ["check", ["--policy", "a", "--policy", "b", "ls"], wrong("`--policy` stands twice")],
    ["check", ["--cwd=/a", "--cwd", "/a", "ls"], wrong("`--cwd` stands twice")],
    ["check", ["--json", "--json", "ls"], { kind: "one", command: "ls", json: true, options: none }],
  ])("%s %j", (verb, words, want) => {
    expect(readArguments(verb, words)).toEqual(want);
  });
});
