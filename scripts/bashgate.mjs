// `pnpm bashgate …` in a checkout: builds what is not up to date, quietly, and runs the command line tool in the directory
// from which it was called. The exit status is the tool's; a build that fails shows its output and gives 1.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const program = join(root, "packages/cli/dist/bashgate.js");

if (!isUpToDate()) build();
const run = spawnSync(process.execPath, [program, ...process.argv.slice(2)], {
  cwd: process.env.INIT_CWD ?? process.cwd(),
  stdio: "inherit",
});
if (run.error) throw run.error;
process.exitCode = run.status ?? 1;

/** Whether the program is newer than everything that it is made from. */
function isUpToDate() {
  if (!existsSync(program)) return false;
  const built = statSync(program).mtimeMs;
  const packages = readdirSync(join(root, "packages")).map((name) => join(root, "packages", name));
  const inputs = packages.flatMap((folder) =>
    ["src", "scripts", "package.json", "tsdown.config.ts"].map((name) => join(folder, name)),
  );
  return [...inputs, join(root, "pnpm-lock.yaml"), join(root, "tsconfig.base.json")].every(
    (path) => newest(path) <= built,
  );
}

function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), stat.mtimeMs);
}

function build() {
  const words = [join(root, "scripts/build.mjs"), "--filter=@bashgate/cli"];
  const { status } = spawnSync(process.execPath, words, { stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) process.exit(1);
}
