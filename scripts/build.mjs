// Builds what is not up to date, quietly: output appears only if something fails. Further words go to turbo.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const turbo = join(root, "node_modules/.bin/turbo");
const words = ["run", "build", "--output-logs=errors-only", ...process.argv.slice(2)];
const result = spawnSync(turbo, words, {
  cwd: root,
  encoding: "utf8",
  env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1", TURBO_NO_UPDATE_NOTIFIER: "1" },
});
if (result.status !== 0) {
  process.stderr.write(`the build failed\n${result.stdout ?? ""}${result.stderr ?? ""}${result.error ?? ""}\n`);
  process.exitCode = 1;
}
