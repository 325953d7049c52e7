import { describe, expect, it } from "vitest";
import {
  BashProgram,
  extractExternalPathsFromBashCommand,
  extractTokensForPathRules,
  findCommands,
  gitValueFlags,
  parseBashCommandsSync,
  parseShellCommand,
} from "../../src/index.ts";
import { flags, paths, positionals, queries } from "./command-queries.cases.ts";

const only = (command: string) => parseBashCommandsSync(command)[0];

describe("hasFlag", () => {
  it.each(flags)("$command has $spellings: $has", ({ command, spellings, has }) => {
    expect(only(command)?.hasFlag(...spellings)).toBe(has);
  });
});

describe("positionals and subcommand", () => {
  it.each(positionals)("$command", ({ command, valueFlags = [], positionals: words }) => {
    expect(
      only(command)
        ?.positionals({ valueFlags })
        .map(({ text }) => text),
    ).toEqual(words);
    expect(only(command)?.subcommand({ valueFlags })?.text).toBe(words[0]);
  });

  it("knows git's options with a value", () => {
    expect(only("git -C x -c a.b=c --git-dir y log")?.subcommand({ valueFlags: gitValueFlags })?.text).toBe("log");
  });
});

describe("findCommands", () => {
  it.each(queries)("$it: $command", ({ command, query, found }) => {
    const { spans, commands } = findCommands(BashProgram.parseSync(command), query);
    expect(spans.map(({ start, end }) => command.slice(start, end))).toEqual(found);
    expect(commands.length === 0).toBe(found.length === 0);
  });
});

describe("paths of a command line", () => {
  it.each(paths)("$command", async ({ command, tokens, external }) => {
    const program = BashProgram.parseSync(command);
    expect(program.pathTokens()).toEqual(tokens);
    expect(program.externalPaths("/work", { home: "/home/u" })).toEqual(external);
    expect(await extractTokensForPathRules(command)).toEqual(tokens);
  });

  it("counts what lies in an unknown home as outside", async () => {
    expect(await extractExternalPathsFromBashCommand("cat ~/x a", "/work")).toEqual(["~/x"]);
  });
});

describe("parseShellCommand", () => {
  it("gives units and gaps", async () => {
    const { commands, gaps, hasErrors, program } = await parseShellCommand("a 'b");
    expect(commands.map(({ programName }) => programName)).toEqual(["a"]);
    expect(gaps.map(({ why }) => why)).toEqual(["unterminated single quote"]);
    expect(hasErrors).toBe(true);
    expect(program.command).toBe("a 'b");
  });

  it("is cross-checked; without the second reader it says why not", async () => {
    expect((await BashProgram.parse("a")).crossChecked).toBe(true);
    const alone = await BashProgram.parse("a", { firstReaderOnly: true });
    expect([alone.crossChecked, alone.crossCheckReason]).toEqual([false, "the second reader is left out"]);
  });

  it("tells the current shell's units from those of others", async () => {
    const { program } = await parseShellCommand("a; (b); c | d; { e; }; $(f); sh -c g; eval h");
    expect(program.topLevelCommands().map(({ programName }) => programName)).toEqual([
      "a",
      "e",
      "$(f)",
      "sh",
      "eval",
      "h",
    ]);
  });
});

describe("1.6 plain texts", () => {
  it.each([
    ["git status", true],
    ["git status && ls -la | head -5", true],
    ["grep 'a b' x; ls 2>&1", true],
    ['echo "a b"', true],
    ["cat > x", false],
    ["echo $x", false],
    ["ls &", false],
    ["if a; then b; fi", false],
    ["time a", false],
    ["a `b`", false],
    ["a\nb", false],
    ["{ a; }", false],
    ["ls *.ts", false],
    ["a \\b", false],
    ["a 'b", false],
  ])("%s: %s", (command, plain) => {
    expect(BashProgram.parseSync(command).plain).toBe(plain);
  });
});

describe("redirects of a compound command", () => {
  it.each([
    ["{ a; b; } > f", [0, 1]],
    ["(a | b) > f", [0, 1]],
    ["for x in 1; do a; done > f", [0]],
    ["> f", null],
    ["a > f", null],
  ])("%s", (command, enclosed) => {
    expect(parseBashCommandsSync(command).find(({ redirects }) => redirects.length > 0)?.enclosed).toEqual(enclosed);
  });
});
