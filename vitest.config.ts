import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const source = (path: string) => fileURLToPath(new URL(`packages/${path}`, import.meta.url));

// Tests read every package from its source, so that a failing line is the line that was written.
export default defineConfig({
  resolve: {
    alias: [
      { find: "@bashgate/bash-arity/wrappers", replacement: source("bash-arity/src/wrappers/index.ts") },
      { find: "@bashgate/permission-rules/load", replacement: source("permission-rules/src/load/index.ts") },
      { find: "@bashgate/gates/node", replacement: source("gates/src/node/index.ts") },
      { find: /^@bashgate\/(bash-arity|bash-parse|permission-rules|gates)$/, replacement: source("$1/src/index.ts") },
    ],
  },
  test: {
    include: ["packages/*/test/**/*.test.ts", "test/**/*.test.ts"],
    testTimeout: 60_000,
    reporters: ["default", "./scripts/count-reporter.ts"],
  },
});
