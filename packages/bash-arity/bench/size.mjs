// Prints the size of the main entry as a browser would load it, minified and gzipped, against its limits.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "tsdown";

const limits = { minified: 120 * 1024, gzipped: 40 * 1024 };
const out = mkdtempSync(join(tmpdir(), "bash-arity-size-"));
await build({
  entry: fileURLToPath(new URL("../src/index.ts", import.meta.url)),
  outDir: out,
  minify: true,
  dts: false,
  platform: "browser",
  config: false,
  logLevel: "silent",
});
const code = readFileSync(join(out, "index.js"));
rmSync(out, { recursive: true });
const sizes = { minified: code.length, gzipped: gzipSync(code, { level: 9 }).length };
for (const [name, limit] of Object.entries(limits)) console.log(`${name}: ${sizes[name]} of ${limit} bytes`);
process.exitCode = Object.entries(limits).some(([name, limit]) => sizes[name] > limit) ? 1 : 0;
