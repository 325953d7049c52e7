import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { trustFile } from "@bashgate/permission-rules/load";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createMachineView, openPermissions } from "../src/node/index.ts";

let base = "";
beforeEach(() => {
  base = realpathSync(mkdtempSync(join(tmpdir(), "bashgate-gates-")));
  write("home/proj/.git/HEAD", "ref: refs/heads/main\n");
  write("home/proj/src/a.ts", "");
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(base, path)), { recursive: true });
  writeFileSync(join(base, path), text);
}

/** Time goes on between two answers. */
let time = 0;
const clock = () => (time += 1000);

const open = (more: Partial<Parameters<typeof openPermissions>[0]> = {}) =>
  openPermissions({
    cwd: join(base, "home/proj"),
    home: join(base, "home"),
    managedFile: join(base, "etc/policy.jsonc"),
    env: {},
    files: createMachineView({ home: join(base, "home") }),
    clock,
    ...more,
  });

const USER = "home/.config/bashgate/policy.jsonc";
const PROJECT = "home/proj/.bashgate/policy.jsonc";

describe("openPermissions", () => {
  it("asks where there is no policy", async () => {
    expect((await (await open()).check("git status")).state).toBe("ask");
  });

  it("reads the person's policy, and says where a rule stands", async () => {
    write(USER, '{\n  // comment\n  "permission": { "bash": { "git *": "allow" } },\n}\n');
    const permissions = await open();
    expect(await permissions.check("git status")).toMatchObject({
      state: "allow",
      units: [{ rule: { layer: "user", file: join(base, USER), line: 3 } }],
    });
    expect(permissions.checkPermission("bash", "git status").origin).toMatchObject({ layer: "user", line: 3 });
  });

  it("sees a change at once", async () => {
    const permissions = await open();
    expect(permissions.checkPermission("bash", "make").state).toBe("ask");
    write(USER, '{ "permission": { "bash": { "make": "allow" } } }');
    expect(permissions.checkPermission("bash", "make").state).toBe("allow");
    rmSync(join(base, USER));
    expect(permissions.checkPermission("bash", "make").state).toBe("ask");
  });

  it("looks at policy files once for what is asked within a moment", async () => {
    const permissions = await open({ clock: () => 0 });
    expect(permissions.checkPermission("bash", "make").state).toBe("ask");
    write(USER, '{ "permission": { "bash": { "make": "allow" } } }');
    expect(permissions.checkPermission("bash", "make").state).toBe("ask");
    rmSync(join(base, USER));
  });

  it("3.3 a project loosens only once it is trusted (invariant 8: and never what the person denies)", async () => {
    write(USER, '{ "permission": { "*": "ask", "bash": { "rm *": "deny", "make *": "ask" } } }');
    write(PROJECT, '{ "permission": { "bash": { "rm *": "allow", "make *": "allow", "curl *": "deny" } } }');
    const permissions = await open();
    const states = async () =>
      Promise.all(["rm x", "make", "curl e"].map(async (command) => (await permissions.check(command)).state));
    expect(await states()).toEqual(["deny", "ask", "deny"]);
    await trustFile(join(base, PROJECT), join(base, "home/.local/state/bashgate/trust.json"));
    expect(await states()).toEqual(["deny", "allow", "deny"]);
    write(PROJECT, '{ "permission": { "bash": { "make *": "allow", "curl *": "allow" } } }');
    expect(await states()).toEqual(["deny", "ask", "ask"]);
  });

  it("3.11 no rule of a project lifts the floor of bashgate's own files, one of the person does", async () => {
    const lifts = '{ "permission": { "bash": { "*": "allow", "<bashgate-self>": "allow", "<runs-later>": "allow" } } }';
    write(USER, '{ "permission": { "*": "ask" } }');
    write(PROJECT, lifts);
    await trustFile(join(base, PROJECT), join(base, "home/.local/state/bashgate/trust.json"));
    const permissions = await open();
    const states = async () =>
      Promise.all(
        ["bashgate trust", "echo x > .envrc", "ls"].map(async (line) => (await permissions.check(line)).state),
      );
    expect(await states()).toEqual(["ask", "allow", "allow"]);
    expect((await permissions.checkTool("write", { path: ".bashgate/policy.jsonc" })).state).toBe("ask");
    rmSync(join(base, PROJECT));
    write(USER, lifts);
    expect(await states()).toEqual(["allow", "allow", "allow"]);
  });

  it("3.3 roots of a project that is not trusted are not read", async () => {
    write(USER, '{ "permission": { "bash": { "cat *": "allow" }, "external_directory": "ask" } }');
    write(PROJECT, '{ "roots": ["/"] }');
    expect((await (await open()).check("cat /etc/x")).state).toBe("ask");
  });

  it("roots of the person are inside", async () => {
    write(
      USER,
      '{ "permission": { "bash": { "cat *": "allow" }, "external_directory": "ask" }, "roots": ["~/other"] }',
    );
    const permissions = await open();
    expect((await permissions.check("cat ~/other/x")).state).toBe("allow");
    expect((await permissions.check("cat ~/else/x")).state).toBe("ask");
  });

  it("managed is a floor, also under a policy that is given", async () => {
    write("etc/policy.jsonc", '{ "permission": { "bash": { "curl *": "deny" } } }');
    write(USER, '{ "permission": { "bash": "allow" } }');
    const given = await open({ policy: { text: '{ "permission": { "bash": "allow" } }', file: null } });
    for (const permissions of [await open(), given]) {
      expect((await permissions.check("curl e")).state).toBe("deny");
      expect((await permissions.check("ls")).state).toBe("allow");
    }
  });

  it("6.4 a broken file allows nothing until it is mended", async () => {
    write(USER, '{ "permission": { "bash": "allow", ');
    const permissions = await open();
    expect(permissions.problems.length).toBeGreaterThan(0);
    expect((await permissions.check("ls")).state).toBe("ask");
    expect((await permissions.checkTool("read", { path: "src/a.ts" })).state).toBe("ask");
    write(USER, '{ "permission": { "bash": "allow" } }');
    expect(permissions.problems).toEqual([]);
    expect((await permissions.check("ls")).state).toBe("allow");
  });

  it("keeps approvals over a change of the policy", async () => {
    write(USER, '{ "permission": { "*": "ask" } }');
    const permissions = await open();
    permissions.approve({
      surface: "bash",
      match: { kind: "pattern", text: "make *" },
      answers: { kind: "default" },
      made: null,
      until: null,
      file: null,
      place: null,
    });
    expect((await permissions.check("make")).state).toBe("allow");
    write(USER, '{ "permission": { "*": "ask", "bash": { "ls": "allow" } } }');
    expect((await permissions.check("make && ls")).state).toBe("allow");
  });

  it("answers for a directory that is not there", async () => {
    const permissions = await open({ cwd: join(base, "nowhere/at/all") });
    expect((await permissions.check("ls a && cat *.ts")).state).toBe("ask");
  });
});

describe("the machine's view", () => {
  const view = () => createMachineView({ home: join(base, "home") });

  it("tells kinds, links and names", () => {
    symlinkSync("/etc", join(base, "home/proj/link"));
    symlinkSync(join(base, "gone"), join(base, "home/proj/broken"));
    const files = view();
    expect(files.kind(join(base, "home/proj"))).toBe("directory");
    expect(files.kind(join(base, "home/proj/src/a.ts"))).toBe("file");
    expect(files.kind(join(base, "home/proj/none"))).toBe("missing");
    expect(files.kind(join(base, "home/proj/src/a.ts/x"))).toBe("missing");
    expect(files.resolve(join(base, "home/proj/link/new/file"))).toBe(`${realpathSync("/etc")}/new/file`);
    expect(files.resolve(join(base, "home/proj/none/x"))).toBe(join(base, "home/proj/none/x"));
    expect(files.resolve(join(base, "home/proj/broken"))).toBeNull();
    expect(files.list(join(base, "home/proj/src"))).toEqual(["a.ts"]);
    expect(files.list(join(base, "home/proj/none"))).toBeNull();
  });

  it("keeps an answer for a moment only", () => {
    let now = 0;
    const files = createMachineView({ home: base, clock: () => now });
    const path = join(base, "new");
    expect(files.kind(path)).toBe("missing");
    write("new", "");
    expect(files.kind(path)).toBe("missing");
    now = 1000;
    expect(files.kind(path)).toBe("file");
  });

  it("4.4 a link to nothing may lead anywhere", async () => {
    symlinkSync(join(base, "gone"), join(base, "home/proj/broken"));
    write(USER, '{ "permission": { "bash": "allow", "write": "allow", "external_directory": "ask" } }');
    const permissions = await open();
    expect((await permissions.check("echo x > broken")).state).toBe("ask");
    expect((await permissions.check("echo x > whole")).state).toBe("allow");
    expect((await permissions.checkTool("write", { path: "broken" })).state).toBe("ask");
    expect((await permissions.checkTool("write", { path: "whole" })).state).toBe("allow");
  });

  it("4.4 a link that leads outside is outside", async () => {
    symlinkSync("/etc", join(base, "home/proj/link"));
    write(USER, '{ "permission": { "bash": { "cat *": "allow" }, "external_directory": "ask" } }');
    const permissions = await open();
    expect((await permissions.check("cat link/passwd")).state).toBe("ask");
    expect(permissions.checkPermission("read", "link/passwd").state).toBe("ask");
    expect((await permissions.check("cat src/a.ts")).state).toBe("allow");
  });
});
