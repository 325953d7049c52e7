import { beforeAll, describe, expect, it } from "vitest";
import { createPermissions, suggestSessionPattern, warmBashParser } from "../src/index.ts";
import { answerOf } from "../src/suggest/suggest-for.ts";
import { projectView } from "./project-view.ts";

beforeAll(() => warmBashParser());

type Row = readonly [command: string, suggestions: readonly string[], rules?: Readonly<Record<string, string>>];

/** `surface pattern`, exact texts in quotes. */
const rows: readonly Row[] = [
  ["git checkout main", ["bash git checkout *", 'bash "git checkout main"']],
  ["git -C sub push origin", ['bash "git -C sub push origin"', "bash git push *"]],
  ["docker compose -f x.yml up -d", ["bash docker compose -f x.yml up *", 'bash "docker compose -f x.yml up -d"']],
  ["kubectl --context prod get pods", ["bash kubectl --context prod get *", 'bash "kubectl --context prod get pods"']],
  ["kubectl -n web get pods", ["bash kubectl get *", 'bash "kubectl -n web get pods"']],
  ["npm test", ["bash npm test*", 'bash "npm test"']],
  ["timeout 5 git push", ['bash "git push"', "bash git push*"]],
  ["cd src && git push", ['bash "cd src && git push"', "bash git push*"]],
  ["rm -rf build", ['bash "rm -rf build"', "bash rm *"]],
  ["python3 -c 'print(1)'", [`bash "python3 -c 'print(1)'"`]],
  ["sudo apt update", ["bash sudo apt update*", 'bash "sudo apt update"', "bash apt update*", 'bash "apt update"']],
  ["git status", [], { "git *": "allow" }],
  ["git push", ['bash "git push"'], { "git push --force*": "deny" }],
  ["cat /srv/data/a.txt", ["external_directory /srv/data/*", 'external_directory "/srv/data/a.txt"'], { "*": "allow" }],
  ["cat /a.txt", ['external_directory "/a.txt"'], { "*": "allow" }],
  ["cat ~/a.txt", ['external_directory "/home/u/a.txt"'], { "*": "allow" }],
  ["cd /srv/x", ["external_directory /srv/*", 'external_directory "/srv/x"'], { "*": "allow" }],
  ['eval "$x"', ['bash "eval \\"$x\\""'], { "*": "allow" }],
  ["$X y", ['bash "$X y"'], { "*": "allow" }],
  ["$X y", ['bash "$X y"', 'bash "$X y"']],
  ["python3 - <<E\nx\nE", ['bash "python3 - <<E\\nx\\n"']],
  ["python3 <<< x", ['bash "python3 <<< x"']],
  ["rm $X", ['external_directory "rm $X"'], { "*": "allow" }],
  ["ls && rm x", ['bash "rm x"', "bash rm *"], { "ls *": "allow" }],
];

describe("5.2, 5.3 suggestions", () => {
  const named = rows.map(([command, suggestions, bash = {}]) => ({ command, suggestions, bash }));

  it.each(named)("$command", async ({ command, suggestions, bash }) => {
    const permissions = createPermissions({
      policy: { permission: { bash, "*": "ask" } },
      cwd: "/home/u/proj",
      files: projectView(),
    });
    const decision = await permissions.check(command);
    const shown = decision.suggestions.map(
      ({ surface, pattern, exact }) => `${surface} ${exact ? JSON.stringify(pattern) : pattern}`,
    );
    expect(shown).toEqual(suggestions);
  });

  it.each(named.filter(({ suggestions }) => suggestions.length > 0))(
    "5.2 applied, the line passes: $command",
    async ({ command, bash }) => {
      const permissions = createPermissions({
        policy: { permission: { bash, "*": "ask" } },
        cwd: "/home/u/proj",
        files: projectView(),
      });
      for (const { surface, pattern, exact, answers } of (await permissions.check(command)).suggestions) {
        const match = { kind: exact ? ("exact" as const) : ("pattern" as const), text: pattern };
        permissions.approve({
          surface,
          match,
          answers: answerOf(answers),
          made: null,
          until: null,
          file: null,
          place: null,
        });
      }
      expect((await permissions.check(command)).state).toBe("allow");
    },
  );

  it("4 the policy's own arity counts", () => {
    const policy = { permission: { "*": "ask" }, arity: { acme: 2, "acme db": 3 } };
    const permissions = createPermissions({ policy, cwd: "/home/u/proj", files: projectView() });
    const suggested = permissions.checkSync("acme db migrate prod").suggestions;
    expect(suggested.map(({ pattern }) => pattern)).toContain("acme db migrate *");
  });

  it("a deny suggests nothing", () => {
    const permissions = createPermissions({
      policy: { permission: { bash: { "rm *": "deny" } } },
      cwd: "/home/u/proj",
      files: projectView(),
    });
    expect(permissions.checkSync("rm x; make").suggestions).toEqual([]);
  });

  it.each([
    ["bash", "git checkout main", "git checkout *"],
    ["bash", "sudo apt update", "sudo apt update*"],
    ["mcp", "server:tool", "server:*"],
    ["mcp", "mcp__server__tool", "server:*"],
    ["mcp", "server", "server:*"],
    ["skill", "review", "review"],
    ["read", "/srv/data/a", "/srv/data/*"],
    ["write", "src/a.ts", "src/*"],
    ["path", "/a", "/a"],
    ["external_directory", "/home/u/a", "/home/u/a"],
    ["external_directory", "/home/a", "/home/a"],
    ["mytool", "mytool", "mytool"],
  ] as const)("5.4 for a session: %s %s → %s", (surface, value, pattern) => {
    expect(suggestSessionPattern(surface, value, "/home/u")).toBe(pattern);
  });
});
