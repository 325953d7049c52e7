// Packs every package and holds the tarballs against publint and arethetypeswrong; exits with 1 if either finds fault.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "bashgate-packages-"));
let faults = 0;
try {
  run("node", ["scripts/build.mjs"]);
  run("pnpm", ["-r", "--filter=./packages/*", "pack", "--pack-destination", folder]);
  for (const name of readdirSync(join(root, "packages"))) {
    const manifest = JSON.parse(readFileSync(join(root, "packages", name, "package.json"), "utf8"));
    const tarball = join(folder, `${manifest.name.replace("@", "").replace("/", "-")}-${manifest.version}.tgz`);
    run("publint", ["run", tarball, "--strict"]);
    // A package without code entries has no types that could be wrong.
    if (manifest.exports["."]) run("attw", [tarball, "--profile", "esm-only", "--no-emoji", "--format", "ascii"]);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = faults === 0 ? 0 : 1;

function run(program, words) {
  const path = program === "node" ? process.execPath : program;
  const result = spawnSync(path, words, { cwd: root, encoding: "utf8" });
  if (result.status === 0) return;
  faults++;
  process.stderr.write(
    `${program} ${words.join(" ")}\n${result.stdout ?? ""}${result.stderr ?? ""}${result.error ?? ""}\n`,
  );
}
