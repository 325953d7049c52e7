import { afterAll, beforeEach, describe, expect, it } from "vitest";
import {
  type PermissionCheckResult,
  parseBashCommandsSync,
  pickMostRestrictive,
  resetWarmBashParser,
  resolveBashAdvisoryCheck,
  resolveBashCommandCheck,
  type ScopedPermissionResolver,
  warmBashParser,
} from "../src/index.ts";

/** Answers by the first word of the text, and keeps what it was asked. */
function resolver(states: Readonly<Record<string, PermissionCheckResult["state"]>>) {
  const asked: string[] = [];
  const scoped: ScopedPermissionResolver = {
    resolve({ input }) {
      asked.push(input.command);
      return { state: states[input.command.split(" ")[0] ?? ""] ?? "ask", surface: "bash", command: input.command };
    },
  };
  return { scoped, asked };
}

const allowAll = {
  cd: "allow",
  ls: "allow",
  git: "allow",
  echo: "allow",
  bash: "allow",
  eval: "allow",
  "": "allow",
} as const;

describe("pickMostRestrictive", () => {
  const result = (state: PermissionCheckResult["state"], command: string) => ({ state, surface: "bash", command });
  it.each([
    [["allow", "ask", "deny"], 2],
    [["ask", "deny", "deny"], 1],
    [["allow", "ask", "ask"], 1],
    [["allow", "allow"], 0],
  ] as const)("%s → %i", (states, place) => {
    const results = states.map((state, at) => result(state, String(at)));
    expect(pickMostRestrictive(results)).toBe(results[place]);
  });
  it("nothing of nothing", () => expect(pickMostRestrictive([])).toBeUndefined());
});

describe.each(["cold", "warm"] as const)("a resolver of texts, %s", (temperature) => {
  beforeEach(async () => {
    resetWarmBashParser();
    if (temperature === "warm") await warmBashParser();
  });
  afterAll(resetWarmBashParser);

  it.each([
    ["cd /repo && npm install x", { ...allowAll, npm: "deny" }, "deny", "npm install x"],
    ["ls; make", allowAll, "ask", "make"],
    ["echo $(make)", allowAll, "ask", "make"],
    ["ls", allowAll, "allow", "ls"],
    ["ls && git status", allowAll, "allow", "ls"],
    ['eval "$x"', allowAll, "ask", 'eval "$x"'],
    ["", allowAll, "allow", ""],
    ["# only this", allowAll, "allow", ""],
    ["echo 'a", allowAll, "ask", "echo 'a"],
  ] as const)("%s → %s", (command, states, state, part) => {
    const result = resolveBashAdvisoryCheck(command, undefined, resolver(states).scoped);
    expect(result).toMatchObject({ state, command: part });
  });

  it("asks for each command, with its context", () => {
    const { scoped, asked } = resolver({ ...allowAll, rm: "deny" });
    const command = "ls | (rm x)";
    const result = resolveBashCommandCheck(command, parseBashCommandsSync(command), "agent", scoped);
    expect(asked).toEqual(["ls", "rm x"]);
    expect(result).toMatchObject({ state: "deny", command: "rm x", commandContext: ["pipeline", "subshell"] });
  });

  it("a text of which nothing could be read is asked about", () => {
    expect(resolveBashCommandCheck("(", [], undefined, resolver({ "(": "allow" }).scoped)).toMatchObject({
      state: "ask",
      matchedPattern: "<unparseable-bash-command>",
    });
  });
});
