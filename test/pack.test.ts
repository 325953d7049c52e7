import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { installed } from "./pack.cases.ts";
import { nodes, type PackedWorkspace, packWorkspace } from "./support/pack-workspace.ts";
import { mustRun, run } from "./support/run.ts";
import { type Manifest, packages, root } from "./support/workspace.ts";

let packed: PackedWorkspace;
beforeAll(() => {
  packed = packWorkspace();
}, 300_000);
afterAll(() => {
  rmSync(packed.folder, { recursive: true, force: true });
});

const majorOf = (node: string): number =>
  Number(mustRun(node, ["-p", "process.versions.node"], { cwd: root, env: {} }).split(".")[0]);

describe.each(packages())("the tarball of $name", ({ name }) => {
  it("holds what a stranger needs, and nothing of the workspace", () => {
    const files = packed.unpack(name);
    const paths = [...files.keys()];
    expect(paths).toEqual(expect.arrayContaining(["package.json", "README.md", "LICENSE"]));
    expect(
      paths.filter((path) => /^(src|test|scripts|bench|node_modules)\/|tsbuildinfo|\.tgz$|(?<!\.d)\.ts$/.test(path)),
    ).toEqual([]);
    const leaks = paths.filter((path) => [root, "workspace:"].some((trace) => files.get(path)?.includes(trace)));
    expect(leaks.filter((path) => !path.endsWith(".md"))).toEqual([]);
    const manifest = JSON.parse(files.get("package.json") ?? "") as Manifest;
    expect(Object.keys(manifest)).not.toContain("private");
    expect(manifest.engines?.node).toMatch(/^>=2\d\.\d+$/);
  });
});

describe.each(installed)("$name, installed by plain npm", ({ name, siblings, module, prints, node }) => {
  it("works under each Node that is here", () => {
    const folder = packed.install([name, ...siblings]);
    writeFileSync(join(folder, "stranger.mjs"), module);
    const fit = nodes().filter((candidate) => majorOf(candidate) >= node);
    expect(fit.length).toBeGreaterThan(0);
    for (const candidate of fit) {
      expect(mustRun(candidate, ["stranger.mjs"], { cwd: folder, env: packed.env }).trim(), candidate).toBe(prints);
    }
  }, 120_000);
});

describe("cli, installed by plain npm", () => {
  it("decides, with the second reader, under each Node that is here", () => {
    const folder = packed.install(["cli"]);
    const bin = join(folder, "node_modules/.bin/bashgate");
    for (const candidate of nodes()) {
      const settings = { cwd: folder, env: packed.env };
      const asked = run(candidate, [bin, "check", "cd /srv/app && npm install left-pad"], settings);
      expect(asked, candidate).toMatchObject({ status: 3, stderr: "" });
      expect(asked.stdout).toMatch(/^ask: /);
      const parsed = run(candidate, [bin, "parse", "--json", "for f in *; do rm $f; done"], settings);
      expect(JSON.parse(parsed.stdout), candidate).toMatchObject({
        crossChecked: true,
        commands: [{ programName: "rm" }],
      });
      expect(mustRun(candidate, [bin, "--version"], settings)).toMatch(/^\d+\.\d+\.\d+\n$/);
    }
  }, 120_000);
});
