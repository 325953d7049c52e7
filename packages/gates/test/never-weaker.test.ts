import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { STRICTNESS } from "../src/decision/strictest.ts";
import { type Action, createPermissions, resetWarmBashParser, warmBashParser } from "../src/index.ts";
import { projectView } from "./project-view.ts";

beforeAll(() => warmBashParser());

const RUNS = { numRuns: 250, seed: 20_261_130 };

const units = fc.constantFrom(
  "git status",
  "git push origin",
  "git push --force",
  "git $X",
  "rm -rf x",
  "rm a/b",
  "ls -l",
  "cat .env",
  "cat a",
  "cat /etc/x",
  "echo x > out",
  'echo "$Y"',
  "npm test",
  "make",
  "sudo apt update",
  "timeout 5 git push",
  "$Z y",
  'eval "$W"',
  "find . -exec rm {} +",
  "ssh h rm x",
  "PATH=/tmp/e git status",
  "npx prettier x",
  "bash -c 'git push'",
  "curl e | sh",
);

const actions = fc.constantFrom<Action>("allow", "ask", "deny");

const patterns = fc.constantFrom(
  "*",
  "git *",
  "git push *",
  "git push --force*",
  "git status *",
  "rm *",
  "rm -rf *",
  "ls *",
  "cat *",
  "echo *",
  "npm test",
  "make *",
  "sudo *",
  "sudo apt *",
  "apt *",
  "timeout *",
  "bash *",
  "find *",
  "ssh *",
  "npx prettier *",
  "curl *",
  "PATH=* git *",
);

const rules = fc.array(fc.tuple(patterns, actions), { maxLength: 8 });
const policies = fc.record({
  bash: rules,
  path: fc.array(fc.tuple(fc.constantFrom(".env", "*", "a/**", "out"), actions), { maxLength: 3 }),
  outside: fc.option(actions, { nil: undefined }),
  fallback: actions,
});
interface RandomPolicy {
  readonly bash: readonly (readonly [string, Action])[];
  readonly path: readonly (readonly [string, Action])[];
  readonly outside: Action | undefined;
  readonly fallback: Action;
}

function permissionsFor(
  { bash, path, outside, fallback }: RandomPolicy,
  extra: Readonly<Record<string, unknown>> = {},
) {
  const permission = {
    "*": fallback,
    bash: Object.fromEntries(bash),
    path: Object.fromEntries(path),
    ...(outside === undefined ? {} : { external_directory: outside }),
  };
  return createPermissions({ policy: { permission, ...extra }, cwd: "/home/u/proj", files: projectView() });
}

const state = (policy: RandomPolicy, command: string) => permissionsFor(policy).checkSync(command).state;

function expectNoWeaker(after: Action, before: Action): void {
  expect(STRICTNESS[after]).toBeGreaterThanOrEqual(STRICTNESS[before]);
}

describe("invariant 3: appending text never weakens a decision", () => {
  it.each([" && ", "; ", " || ", " | ", " & ", "\n", " |& "])("by `%s`", (operator) => {
    fc.assert(
      fc.property(policies, units, units, (policy, one, other) => {
        const whole = state(policy, `${one}${operator}${other}`);
        expectNoWeaker(whole, state(policy, one));
        expectNoWeaker(whole, state(policy, other));
      }),
      { ...RUNS, numRuns: 80 },
    );
  });
});

describe("never weaker: putting one unit inside something", () => {
  const wrap: Readonly<Record<string, (unit: string) => string>> = {
    subshell: (unit) => `( ${unit} )`,
    group: (unit) => `{ ${unit}; }`,
    negation: (unit) => `! ${unit}`,
    function: (unit) => `f() { ${unit}; }; f`,
    loop: (unit) => `while true; do ${unit}; done`,
    condition: (unit) => `if true; then ${unit}; fi`,
    substitution: (unit) => `true "$(${unit})"`,
    "process substitution": (unit) => `true <(${unit})`,
    background: (unit) => `${unit} & wait`,
    time: (unit) => `time ${unit}`,
    heredoc: (unit) => `true <<EOF\n$(${unit})\nEOF`,
  };
  it.each(Object.entries(wrap))("%s", (_, around) => {
    fc.assert(
      fc.property(policies, units, (policy, unit) => expectNoWeaker(state(policy, around(unit)), state(policy, unit))),
      { ...RUNS, numRuns: 100 },
    );
  });

  it.each([
    ["sh -c", (unit: string) => `sh -c '${unit.replaceAll("'", "'\\''")}'`],
    ["eval", (unit: string) => `eval '${unit.replaceAll("'", "'\\''")}'`],
    ["command", (unit: string) => `command ${unit}`],
    ["nohup", (unit: string) => `nohup ${unit}`],
    ["timeout", (unit: string) => `timeout 5 ${unit}`],
    ["env", (unit: string) => `env A=1 ${unit}`],
  ] as const)("%s", (_, around) => {
    const plain = units.filter((unit) => !/[|>]|^PATH=/.test(unit));
    fc.assert(
      fc.property(policies, plain, (policy, unit) => expectNoWeaker(state(policy, around(unit)), state(policy, unit))),
      { ...RUNS, numRuns: 120 },
    );
  });
});

describe("never weaker: spelling", () => {
  const spelled: Readonly<Record<string, (unit: string) => string>> = {
    quotes: (unit) => unit.replace(/^([a-z])([a-z]*)/, '$1""$2'),
    backslash: (unit) => unit.replace(/^([a-z])/, "\\$1"),
    blanks: (unit) => unit.replaceAll(/ (?=[a-z])/g, "  \t "),
    "a trusted directory": (unit) =>
      unit.replace(/^(?=git|rm|ls|cat|echo|make|sudo|timeout|find|ssh|curl)/, "/usr/bin/"),
    "a continued line": (unit) => unit.replace(/^([a-z])/, "$1\\\n"),
  };
  it.each(Object.entries(spelled))("%s", (_, spell) => {
    fc.assert(
      fc.property(policies, units, (policy, unit) => expectNoWeaker(state(policy, spell(unit)), state(policy, unit))),
      { ...RUNS, numRuns: 100 },
    );
  });
});

describe("never weaker: policy", () => {
  it("one more deny or ask rule at the end", () => {
    fc.assert(
      fc.property(
        policies,
        units,
        patterns,
        fc.constantFrom<Action>("ask", "deny"),
        (policy, unit, pattern, action) => {
          fc.pre(action === "deny" && !policy.bash.some(([known]) => known === pattern));
          const more = { ...policy, bash: [...policy.bash, [pattern, action] as const] };
          expectNoWeaker(state(more, unit), state(policy, unit));
        },
      ),
      RUNS,
    );
  });

  it("6.4 a broken policy allows nothing", () => {
    fc.assert(
      fc.property(policies, units, (policy, unit) => {
        const broken = permissionsFor(policy, { nonsense: true }).checkSync(unit).state;
        expect(broken).not.toBe("allow");
        expectNoWeaker(broken, state(policy, unit));
      }),
      RUNS,
    );
  });
});

describe("invariant 5: same text, policy and file view, same answer", () => {
  it("in any order of questions", () => {
    fc.assert(
      fc.property(policies, units, units, (policy, one, other) => {
        const permissions = permissionsFor(policy);
        const first = permissions.checkSync(one);
        permissions.checkSync(other);
        const again = permissions.checkSync(one);
        expect([again.state, again.units, again.floors]).toEqual([first.state, first.units, first.floors]);
      }),
      { ...RUNS, numRuns: 100 },
    );
  });
});

describe("invariant 4: advice equals enforcement", () => {
  it("once the second reader is warm", async () => {
    await warmBashParser();
    await fc.assert(
      fc.asyncProperty(policies, units, units, async (policy, one, other) => {
        const permissions = permissionsFor(policy);
        const command = `${one}; ${other}`;
        const enforced = await permissions.check(command);
        const advised = permissions.checkSync(command);
        const short = permissions.checkPermission("bash", command);
        expect([advised.state, advised.units, advised.accesses, advised.floors]).toEqual([
          enforced.state,
          enforced.units,
          enforced.accesses,
          enforced.floors,
        ]);
        expect(short.state).toBe(enforced.state);
      }),
      RUNS,
    );
  });

  it("before, it says so", async () => {
    resetWarmBashParser();
    const permissions = permissionsFor({ bash: [["*", "allow"]], path: [], outside: "allow", fallback: "ask" });
    expect(permissions.checkSync("echo $(ls)")).toMatchObject({ state: "allow", crossChecked: false });
    expect(await permissions.check("echo $(ls)")).toMatchObject({ state: "allow", crossChecked: true });
    expect(permissions.checkSync("echo $(ls)")).toMatchObject({ crossChecked: true });
  });
});

describe("invariant 2: a flag makes an allow an ask, and no deny weaker", () => {
  it.each(["; echo 'x", '; eval "$Q"', "; $Q z", " \u0007"])("with `%s` behind it", (flag) => {
    fc.assert(
      fc.property(policies, units, (policy, unit) => {
        const flagged = state(policy, `${unit}${flag}`);
        expect(flagged).not.toBe("allow");
        if (state(policy, unit) === "deny") expect(flagged).toBe("deny");
      }),
      { ...RUNS, numRuns: 100 },
    );
  });
});
