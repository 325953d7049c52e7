import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Example, examplesOf } from "./support/readme-examples.ts";
import { mustRun, run } from "./support/run.ts";
import { packages, root } from "./support/workspace.ts";

const readmes = [
  { name: "the workspace", folder: root },
  ...packages().map(({ name, folder }) => ({ name, folder })),
].map(({ name, folder }) => ({ name, examples: examplesOf(readmeOf(folder)) }));

function readmeOf(folder: string): string {
  const path = join(folder, "README.md");
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

let sandbox: string;
beforeAll(() => {
  sandbox = realpathSync(mkdtempSync(join(tmpdir(), "bashgate-readme-")));
  mkdirSync(join(sandbox, "bin"));
  symlinkSync(join(root, "packages/cli/dist/bashgate.js"), join(sandbox, "bin/bashgate"));
});
afterAll(() => {
  rmSync(sandbox, { recursive: true, force: true });
});

describe.each(readmes)("README of $name", ({ name, examples }) => {
  it("has an example that is run", () => {
    expect(examples.filter((example) => example.kind !== "file").length).toBeGreaterThan(0);
  });

  it.each(examples)("line $line prints what it says", (example) => {
    const home = join(sandbox, name.replace(" ", "-"));
    const project = join(home, "project");
    mkdirSync(project, { recursive: true });
    if (example.kind === "file") writeExample({ home, project }, example);
    else {
      const printed =
        example.kind === "module" ? runModule(project, example.code) : runShell({ home, project }, example.code);
      expect(printed.replaceAll(home, "/home/you")).toBe(example.prints);
    }
  });
});

interface Place {
  readonly home: string;
  readonly project: string;
}

function writeExample({ home, project }: Place, example: Extract<Example, { kind: "file" }>): void {
  const path = example.name.startsWith("~/") ? join(home, example.name.slice(2)) : join(project, example.name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, example.text);
  expect(readFileSync(path, "utf8")).toBe(example.text);
}

/** Only `bashgate` itself is ever run; the pnpm command of a checkout stands for it. */
function runShell({ home, project }: Place, code: string): string {
  const lines = code.trim().split("\n");
  return lines
    .map((line) => {
      const words = line.replace(/^npx -y pnpm@12 -s bashgate /, "bashgate ");
      expect(words).toMatch(/^(?:echo '[^']*' \| )?bashgate [^;&|<>$`]*(?:"[^"$`]*"|'[^']*')?[^;&|<>$`]*$/);
      const env = {
        HOME: home,
        PATH: `${join(sandbox, "bin")}:${dirname(process.execPath)}:/usr/bin:/bin`,
        NO_COLOR: "1",
      };
      const ran = run("sh", ["-c", words], { cwd: project, env });
      return `${ran.stdout}${ran.stderr}`;
    })
    .join("");
}

function runModule(project: string, code: string): string {
  const linked = code.replace(/(from |import\()"(@bashgate\/[^"]+)"/g, (_all, before: string, name: string) => {
    return `${before}"${entryOf(name)}"`;
  });
  const file = join(project, "example.mts");
  writeFileSync(file, linked);
  return mustRun(process.execPath, [file], { cwd: project, env: { HOME: project, PATH: "" } });
}

/** The built file behind a name such as `@bashgate/gates/node`. */
function entryOf(specifier: string): string {
  const [, name = "", ...rest] = specifier.split("/");
  const found = packages().find((entry) => entry.name === name);
  if (found === undefined) throw new Error(`there is no package ${specifier}`);
  const target = found.manifest.exports?.[rest.length === 0 ? "." : `./${rest.join("/")}`];
  return pathToFileURL(join(found.folder, (target as { default: string }).default)).href;
}
