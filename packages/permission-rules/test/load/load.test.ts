import { spawn } from "node:child_process";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Approval } from "../../src/index.ts";
import {
  createPolicyLoader,
  findProjectRoot,
  type LoadEnvironment,
  policyPlaces,
  revokeApprovals,
  saveApproval,
  saveRule,
  trustFile,
  untrustFile,
} from "../../src/load/index.ts";

let home: string;
let environment: LoadEnvironment;

beforeEach(() => {
  home = realpathSync(mkdtempSync(join(tmpdir(), "bashgate-load-")));
  mkdirSync(join(home, "proj", ".git"), { recursive: true });
  environment = { cwd: join(home, "proj"), home, env: {}, managedFile: join(home, "managed.jsonc") };
});

afterEach(() => rmSync(home, { recursive: true, force: true }));

function write(file: string, text: string): string {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

const approval = (text: string): Approval => ({
  surface: "bash",
  match: { kind: "pattern", text },
  answers: { kind: "default" },
  made: null,
  until: null,
  file: null,
  place: null,
});

describe("4.4 the project root", () => {
  it.each([
    { it: "the nearest .git", make: ["a/.git", "a/b/c"], cwd: "a/b/c", want: "a" },
    { it: "the nearest .bashgate", make: ["a/.git", "a/b/.bashgate", "a/b/c"], cwd: "a/b/c", want: "a/b" },
    { it: "not the home directory", make: [".git", "a/b"], cwd: "a/b", want: "a/b" },
    { it: "the directory itself where there is none", make: ["a/b"], cwd: "a/b", want: "a/b" },
    { it: "home where the session is there", make: [".git"], cwd: ".", want: "." },
  ])("$it", ({ make, cwd, want }) => {
    for (const directory of make) mkdirSync(join(home, directory), { recursive: true });
    expect(findProjectRoot(join(home, cwd), home)).toBe(join(home, want));
  });

  it("outside home too, though never above it", () => {
    mkdirSync(join(home, "srv/app/.git"), { recursive: true });
    mkdirSync(join(home, "srv/app/x"), { recursive: true });
    mkdirSync(join(home, ".git"));
    expect(findProjectRoot(join(home, "srv/app/x"), join(home, "u"))).toBe(join(home, "srv/app"));
    expect(findProjectRoot(join(home, "y"), join(home, "u"))).toBe(join(home, "y"));
  });
});

describe("loading layers", () => {
  it("reads them in order and leaves out what is not there", () => {
    const places = policyPlaces(environment);
    const loader = createPolicyLoader();
    expect(loader.load(environment).layers).toEqual([]);
    write(places.local, "{}");
    write(places.project, "{}");
    write(places.user, "{}");
    write(places.managed, "{}");
    expect(loader.load(environment).layers.map(({ name, file }) => [name, file])).toEqual([
      ["managed", places.managed],
      ["user", places.user],
      ["project", places.project],
      ["local", places.local],
    ]);
  });

  it("finds the person's own by XDG_CONFIG_HOME, if it is absolute", () => {
    expect(policyPlaces({ ...environment, env: { XDG_CONFIG_HOME: "/c", XDG_STATE_HOME: "/s" } })).toMatchObject({
      user: "/c/bashgate/policy.jsonc",
      trustStore: "/s/bashgate/trust.json",
    });
    expect(policyPlaces({ ...environment, env: { XDG_CONFIG_HOME: "c" } }).user).toBe(
      join(home, ".config/bashgate/policy.jsonc"),
    );
  });

  it("picks up a change on disk and is the same until then", () => {
    const { user } = policyPlaces(environment);
    const loader = createPolicyLoader();
    write(user, '{ "permission": { "*": "allow" } }');
    const first = loader.load(environment);
    expect(loader.load(environment).layers[0]?.policy).toBe(first.layers[0]?.policy);
    write(user, '{ "permission": { "*": "deny" } }');
    const second = loader.load(environment);
    expect(second.layers[0]?.policy?.default?.action.read).toBe("deny");
    expect(second.stamp).not.toBe(first.stamp);
    rmSync(user);
    expect(loader.load(environment).layers).toEqual([]);
  });

  it("lets a given policy replace every layer but managed", () => {
    const places = policyPlaces(environment);
    for (const file of [places.user, places.project, places.local, places.managed]) write(file, "{}");
    const { layers } = createPolicyLoader().load(environment, { text: '{ "permission": {} }', file: null });
    expect(layers.map(({ name, file }) => [name, file])).toEqual([
      ["managed", places.managed],
      ["user", null],
    ]);
  });

  it.each([
    { it: "a directory", make: (file: string) => mkdirSync(file, { recursive: true }) },
    {
      it: "text that is not UTF-8",
      make: (file: string) => write(file, "") && writeFileSync(file, Buffer.from([0x7b, 0xff, 0x7d])),
    },
    { it: "a file of more than 1 MiB", make: (file: string) => write(file, `{}${" ".repeat(1 << 20)}`) },
    { it: "broken JSON", make: (file: string) => write(file, "{ nope") },
  ])("$it is a broken layer", ({ make }) => {
    const { user } = policyPlaces(environment);
    make(user);
    const [layer] = createPolicyLoader().load(environment).layers;
    expect(layer?.policy?.problems.length ?? layer?.problems?.length).toBeGreaterThan(0);
    expect(layer?.name).toBe("user");
  });
});

describe("3.3 trust by content", () => {
  const trusted = (): boolean | undefined =>
    createPolicyLoader()
      .load(environment)
      .layers.find(({ name }) => name === "project")?.trusted;

  it("holds for the very content, and lies outside the project", async () => {
    const { project, trustStore } = policyPlaces(environment);
    write(project, '{ "permission": { "*": "allow" } }');
    expect(trusted()).toBe(false);
    expect(await trustFile(project, trustStore)).toBe(true);
    expect(trusted()).toBe(true);
    expect(trustStore.startsWith(environment.cwd)).toBe(false);
    expect(statSync(trustStore).mode & 0o777).toBe(0o600);
    write(project, '{ "permission": { "*": "allow" } } ');
    expect(trusted()).toBe(false);
    write(project, '{ "permission": { "*": "allow" } }');
    expect(trusted()).toBe(true);
    await untrustFile(project, trustStore);
    expect(trusted()).toBe(false);
  });

  it("does not follow the content to another place", async () => {
    const { project, local, trustStore } = policyPlaces(environment);
    write(local, "{}");
    await trustFile(local, trustStore);
    write(project, "{}");
    expect(trusted()).toBe(false);
  });

  it("is no for a missing file, and a broken store trusts nothing", async () => {
    const { project, trustStore } = policyPlaces(environment);
    expect(await trustFile(project, trustStore)).toBe(false);
    write(trustStore, "{ nope");
    write(project, "{}");
    expect(trusted()).toBe(false);
    await trustFile(project, trustStore);
    expect(trusted()).toBe(true);
  });
});

describe("5.1 writing", () => {
  const localTrust = (): boolean | undefined =>
    createPolicyLoader()
      .load(environment)
      .layers.find(({ name }) => name === "local")?.trusted;

  it("trusts a file that it creates, and renews only what was trusted just before", async () => {
    const { local, trustStore } = policyPlaces(environment);
    await saveApproval(local, approval("a"), { trustStore });
    expect(localTrust()).toBe(true);
    await saveApproval(local, approval("b"), { trustStore });
    expect(localTrust()).toBe(true);
    write(local, readFileSync(local, "utf8").replace('"b"', '"*"'));
    await saveApproval(local, approval("c"), { trustStore });
    expect(localTrust()).toBe(false);
  });

  it("never overwrites a broken file", async () => {
    const { local, trustStore } = policyPlaces(environment);
    write(local, "{ // mine\n nope");
    const saved = await saveRule(local, { surface: "bash", pattern: "a", action: "allow" }, { trustStore });
    expect(saved.kind).toBe("refused");
    expect(readFileSync(local, "utf8")).toBe("{ // mine\n nope");
  });

  it("keeps a file's mode, and leaves nothing else behind", async () => {
    const { user, trustStore } = policyPlaces(environment);
    write(user, "{}");
    chmodSync(user, 0o640);
    await saveApproval(user, approval("a"), { trustStore });
    await revokeApprovals(user, [0], { trustStore });
    expect(statSync(user).mode & 0o777).toBe(0o640);
    expect(readdirSync(dirname(user))).toEqual(["policy.jsonc"]);
  });

  it("refuses a link in a project, and follows one of the person's own", async () => {
    const { user, local, trustStore } = policyPlaces(environment);
    const dotfile = write(join(home, "dotfiles", "policy.jsonc"), "{}");
    mkdirSync(dirname(local), { recursive: true });
    mkdirSync(dirname(user), { recursive: true });
    symlinkSync(dotfile, local);
    symlinkSync(dotfile, user);
    expect((await saveApproval(local, approval("a"), { trustStore })).kind).toBe("refused");
    expect(readFileSync(dotfile, "utf8")).toBe("{}");
    expect((await saveApproval(user, approval("a"), { trustStore, followLink: true })).kind).toBe("saved");
    expect(readFileSync(dotfile, "utf8")).toContain('"a"');
  });

  it("takes the lock of a process that is gone", async () => {
    const { local, trustStore } = policyPlaces(environment);
    // No process has this id: it is above the largest one that Linux gives.
    write(`${local}.lock`, "4194999");
    expect((await saveApproval(local, approval("a"), { trustStore })).kind).toBe("saved");
    expect(readdirSync(dirname(local))).toEqual(["policy.local.jsonc"]);
  });

  it.each([
    { it: "died before it wrote its name", text: "" },
    { it: "ran on another machine", text: "1 elsewhere.example" },
  ])("takes an old lock of a process that $it", async ({ text }) => {
    const { local, trustStore } = policyPlaces(environment);
    for (const lock of [`${local}.lock`, `${local}.lock.stale`]) {
      write(lock, text);
      utimesSync(lock, 0, 0);
    }
    expect((await saveApproval(local, approval("a"), { trustStore })).kind).toBe("saved");
    expect(readdirSync(dirname(local))).toEqual(["policy.local.jsonc"]);
  });

  it.each([
    {
      it: "a directory",
      make: (file: string) => mkdirSync(file, { recursive: true }),
      why: "cannot be written: EISDIR",
    },
    {
      it: "no UTF-8",
      make: (file: string) => write(file, "") && writeFileSync(file, Buffer.from("{} // \xff", "latin1")),
      why: "is not UTF-8",
    },
    {
      it: "too large already",
      make: (file: string) => write(file, `{}${" ".repeat(1 << 20)}`),
      why: "would be larger than 1 MiB",
    },
    { it: "below a file", make: (file: string) => write(dirname(file), "x"), why: "cannot be written: EEXIST" },
  ])("leaves alone what is $it", async ({ make, why }) => {
    const { local, trustStore } = policyPlaces(environment);
    make(local);
    const saved = await saveApproval(local, approval("a"), { trustStore });
    expect(saved.kind === "refused" && saved.problems.map(({ message }) => message)).toEqual([why]);
    expect(localTrust()).not.toBe(true);
  });

  it("refuses a project's `.bashgate` that is a link", async () => {
    const { local, trustStore } = policyPlaces(environment);
    mkdirSync(join(home, "other"));
    symlinkSync(join(home, "other"), dirname(local));
    expect((await saveApproval(local, approval("a"), { trustStore })).kind).toBe("refused");
    expect(readdirSync(join(home, "other"))).toEqual([]);
  });

  it("loses nothing when ten processes add at once", async () => {
    const { local, trustStore } = policyPlaces(environment);
    const script = fileURLToPath(new URL("./save-one.ts", import.meta.url));
    const runs = Array.from(
      { length: 10 },
      (_, index) =>
        new Promise<number | null>((done) => {
          spawn(process.execPath, ["--no-warnings", script, local, trustStore, `git push ${index}`], {
            stdio: "inherit",
          }).on("close", done);
        }),
    );
    expect(await Promise.all(runs)).toEqual(Array.from({ length: 10 }, () => 0));
    const { policy, trusted } = createPolicyLoader().load(environment).layers[0] ?? {};
    expect(policy?.approvals.map(({ match }) => match.text).sort()).toEqual(
      Array.from({ length: 10 }, (_, index) => `git push ${index}`),
    );
    expect(trusted).toBe(true);
  });
});
