import { defineConfig } from "tsdown";
import { bundledLicences } from "../../scripts/bundled-licences.ts";

// One self-contained file: pi installs the package alone. Types of pi are our own, so nothing of the host is bundled.
export default defineConfig({
  entry: { index: "src/index.ts" },
  platform: "node",
  target: "node22.19",
  format: "esm",
  dts: true,
  fixedExtension: false,
  clean: true,
  deps: { alwaysBundle: [/./], onlyBundle: false },
  plugins: [bundledLicences(import.meta.dirname)],
  inputOptions: {
    // The main file of jsonc-parser finds its parts in a way that no bundler can follow; its module does not.
    resolve: { mainFields: ["module", "main"] },
    // The runtime of wasm modules holds calls of `eval` for modules that carry JavaScript; ours do not.
    checks: { eval: false },
  },
  logLevel: "warn",
});
