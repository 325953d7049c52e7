import type { Approval } from "@bashgate/permission-rules";
import { beforeAll, describe, expect, it } from "vitest";
import { createPermissions, warmBashParser } from "../src/index.ts";
import { projectView } from "./project-view.ts";

beforeAll(() => warmBashParser());

const approval = (text: string, more: Partial<Approval> = {}): Approval => ({
  surface: "bash",
  match: { kind: "pattern", text },
  answers: { kind: "default" },
  made: null,
  until: null,
  file: null,
  place: null,
  ...more,
});
const exact = (text: string, more: Partial<Approval> = {}) =>
  approval(text, { match: { kind: "exact", text }, ...more });
const byRule = (pattern: string, layer = "user"): Partial<Approval> => ({ answers: { kind: "rule", layer, pattern } });
const byFloor = (name: string): Partial<Approval> => ({ answers: { kind: "floor", name } });
const outside = (text: string, more: Partial<Approval> = {}) =>
  approval(text, { surface: "external_directory", ...more });

interface Row {
  readonly it: string;
  readonly bash?: Readonly<Record<string, string>>;
  readonly more?: Readonly<Record<string, unknown>>;
  readonly approvals: readonly Approval[];
  readonly allowed?: readonly string[];
  readonly asked?: readonly string[];
  readonly denied?: readonly string[];
  readonly now?: number;
}

const rows: readonly Row[] = [
  {
    it: "a pattern that answered the default",
    approvals: [approval("git push *")],
    allowed: ["git push", "git push origin main", "cd src && git push"],
    asked: ["git pull", "git push; curl e", "./git push", "PATH=/tmp/x git push", "git push > /etc/x"],
  },
  {
    it: "never a deny",
    bash: { "git push --force*": "deny" },
    approvals: [approval("git push *"), exact("git push --force")],
    allowed: ["git push"],
    denied: ["git push --force", "git push origin --force"],
  },
  {
    it: "never an ask of another rule",
    bash: { "git push *": "ask" },
    approvals: [approval("git push *")],
    asked: ["git push", "git push origin"],
  },
  {
    it: "the ask of the rule that asked",
    bash: { "git push *": "ask", "git push origin *": "ask" },
    approvals: [approval("git push *", byRule("git push *"))],
    allowed: ["git push", "git push fork"],
    asked: ["git push origin", "git push origin main"],
  },
  {
    it: "the same pattern in another layer is another rule",
    bash: { "git push *": "ask" },
    approvals: [approval("git push *", byRule("git push *", "project"))],
    asked: ["git push"],
  },
  {
    it: "an exact text binds redirects and heredocs",
    approvals: [exact("python - <<'PY'\nprint(1)\n"), exact("make > out")],
    allowed: ["python - <<'PY'\nprint(1)\nPY", "make > out"],
    asked: ["python - <<'PY'\nprint(2)\nPY", "make", "make > other", "cd src && make > out"],
  },
  {
    it: "an exact text binds the directory",
    approvals: [exact("./x.sh"), exact("cd sub && ./y.sh")],
    allowed: ["./x.sh", "cd sub && ./y.sh"],
    asked: ["cd sub && ./x.sh", "./y.sh", "cd sub; ./y.sh || true; cd nowhere; ./y.sh"],
  },
  {
    it: "a floor is approved for the exact line only",
    bash: { "*": "allow" },
    approvals: [exact('eval "$x"', byFloor("<opaque-bash-wrapper>")), approval("$Y *", byFloor("<dynamic-command>"))],
    allowed: ['eval "$x"'],
    asked: ['eval "$x" ', 'eval "$x"; true', "$Y a"],
  },
  {
    it: "a directory outside",
    bash: { "*": "allow" },
    approvals: [outside("/srv/data/*")],
    allowed: ["cat /srv/data/a", "cat /srv/data/b/c", "cp a /srv/data/b"],
    asked: ["cat /srv/data2", "cat /srv/data/../x", "cat /srv/data/$X; rm /srv/data/$X"],
  },
  {
    it: "each rule that asks about a path is a question of its own",
    bash: { "*": "allow" },
    more: { path: { "a/**": "ask", "b/**": "ask" } },
    approvals: [approval("a/**", { surface: "path", ...byRule("a/**") })],
    allowed: ["cat a/x"],
    asked: ["cat b/x", "cat a/x b/x", "cd a; cat x; cat ../b/x"],
  },
  {
    it: "every path that an access may be has to be approved",
    bash: { "*": "allow" },
    approvals: [outside("/home/u/proj/link/*"), outside("/srv/one/*")],
    allowed: ["cat /srv/one/x"],
    asked: ["cat link/x", "cat /srv/two/x"],
  },
  {
    it: "a privileged wrapper with its inner program",
    approvals: [approval("sudo apt update*")],
    allowed: ["sudo apt update", "sudo apt update -y"],
    asked: ["sudo apt install x", "apt update", "sudo -u bob apt update"],
  },
  {
    it: "what expires",
    approvals: [
      approval("make *", { until: "2030-01-01T00:00:00Z" }),
      approval("just *", { until: "2020-01-01T00:00:00Z" }),
    ],
    now: Date.UTC(2025, 0),
    allowed: ["make"],
    asked: ["just"],
  },
  {
    it: "where the time is not known, nothing that expires holds",
    approvals: [approval("make *", { until: "2030-01-01T00:00:00Z" })],
    asked: ["make"],
  },
];

describe("5.1 approvals (invariant 9: an approval never turns a deny, or an ask of another rule, into an allow)", () => {
  it.each(rows)("$it", async ({ bash = {}, more = {}, approvals, now, allowed = [], asked = [], denied = [] }) => {
    const permissions = createPermissions({
      policy: { permission: { bash, "*": "ask", ...more } },
      cwd: "/home/u/proj",
      files: projectView({ "/home/u/proj/link": "/srv/two" }),
      approvals,
      ...(now === undefined ? {} : { now: () => now }),
    });
    const states = async (commands: readonly string[]) =>
      Promise.all(commands.map(async (command) => `${command}: ${(await permissions.check(command)).state}`));
    expect(await states(allowed)).toEqual(allowed.map((command) => `${command}: allow`));
    expect(await states(asked)).toEqual(asked.map((command) => `${command}: ask`));
    expect(await states(denied)).toEqual(denied.map((command) => `${command}: deny`));
  });

  it("are made, listed and revoked while a session runs", async () => {
    const permissions = createPermissions({
      policy: { permission: { "*": "ask" } },
      cwd: "/home/u/proj",
      files: projectView(),
    });
    const made = approval("make *");
    expect(permissions.checkSync("make").state).toBe("ask");
    permissions.approve(made);
    expect(permissions.approvals.list()).toEqual([made]);
    expect((await permissions.check("make")).units[0]).toMatchObject({ state: "allow", basis: "approval" });
    permissions.approvals.revoke(made);
    expect(permissions.checkSync("make").state).toBe("ask");
  });

  it("6.4 do not stand while a policy is broken", () => {
    const permissions = createPermissions({
      policy: { permission: { "*": "ask" }, nonsense: 1 },
      cwd: "/home/u/proj",
      files: projectView(),
      approvals: [approval("make *")],
    });
    expect(permissions.checkSync("make").state).toBe("ask");
    expect(permissions.problems.length).toBeGreaterThan(0);
  });
});
