import { describe, expect, it } from "vitest";
import { makeHome, runBashgate } from "../support/run-bashgate.ts";
import { policies } from "./check.cases.ts";

const { project } = makeHome(policies);
const run = (...words: readonly string[]) => runBashgate(words, project);

describe("bashgate explain", () => {
  it("prints the whole trace, and gives 0 whatever the decision", async () => {
    const { out, status } = await run("explain", "git status && sudo git push > /etc/x");
    expect(status).toBe(0);
    expect(out).toMatch(/^deny: /);
    for (const part of ["git status", "sudo git push", "run by sudo (privileged)", "git push *", "writes /etc/x"]) {
      expect(out).toContain(part);
    }
  });
});

describe("bashgate parse", () => {
  it("prints units with their words as they were decoded", async () => {
    const { out, status } = await run("parse", `X=1 g"i"t log | sudo rm -rf 'a b' > out`);
    expect(out).toBe(
      [
        '"git" "log"',
        "  in pipeline",
        '"sudo" "rm" "-rf" "a b"',
        "  in pipeline",
        '"rm" "-rf" "a b"',
        "  run by sudo",
        "  in pipeline",
        "",
        "paths",
        "  write   out",
        "  write   a b",
        "",
      ].join("\n"),
    );
    expect(status).toBe(0);
  });

  it("prints the same as JSON", async () => {
    const { out } = await run("parse", "--json", "bash -c 'rm x'; echo $(date) > f");
    expect(JSON.parse(out)).toMatchObject({
      commands: [
        { text: "bash -c 'rm x'", programName: "bash", argv: ["bash", "-c", "rm x"], via: [], context: [] },
        {
          text: "rm x",
          argv: ["rm", "x"],
          span: [9, 13],
          via: ["bash"],
          context: ["payload"],
          opaque: null,
          dynamic: false,
        },
        { programName: "echo" },
        { programName: "date", context: ["command_substitution"] },
      ],
      paths: expect.arrayContaining([{ path: "f", access: "write", span: [31, 32] }]),
      gaps: [],
      hasErrors: false,
      crossChecked: true,
    });
  });

  it("says what it could not read", async () => {
    const { out, status } = await run("parse", "echo 'open");
    expect(out).toContain("not read with certainty");
    expect(status).toBe(0);
  });

  it("streams", async () => {
    const { out, status } = await runBashgate(["parse", "--jsonl"], project, '{"id":1,"command":"ls -l"}\n\n');
    expect(
      out
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line) as object),
    ).toMatchObject([
      { id: 1, commands: [{ argv: ["ls", "-l"] }] },
      { id: null, error: "line 2: an empty line" },
    ]);
    expect(status).toBe(1);
  });
});

describe("bashgate suggest", () => {
  it("prints the pattern", async () => {
    expect(await run("suggest", "git checkout main")).toEqual({ status: 0, out: "git checkout *\n", err: "" });
  });

  it("prints prefix and pattern as JSON, and streams them", async () => {
    const want = { prefix: ["git", "checkout"], pattern: "git checkout *" };
    expect(JSON.parse((await run("suggest", "--json", "git checkout main")).out)).toEqual(want);
    const { out } = await runBashgate(["suggest", "--jsonl"], project, '{"id":[1],"command":"git checkout main"}\n');
    expect(JSON.parse(out)).toEqual({ id: [1], ...want });
  });

  it("gives 1 where there is nothing to suggest", async () => {
    expect(await run("suggest", "")).toEqual({
      status: 1,
      out: "",
      err: "bashgate: there is no pattern for this command line\n",
    });
  });
});

describe("bashgate itself", () => {
  it.each([["--help"], ["-h"], ["help"]])("%s lists the verbs", async (word) => {
    const { out, status } = await run(word);
    expect(out).toMatch(/check[\s\S]*explain[\s\S]*parse[\s\S]*suggest/);
    expect(status).toBe(0);
  });

  it("prints its version", async () => {
    expect((await run("--version")).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it.each([[[]], [["chekc", "ls"]], [["--json"]]])("gives 2 on %j", async (words) => {
    const { out, err, status } = await run(...words);
    expect({ out, status }).toEqual({ out: "", status: 2 });
    expect(err).toMatch(/^bashgate: .+\n\nbashgate decides/);
  });
});
