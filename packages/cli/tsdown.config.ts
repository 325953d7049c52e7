import { defineConfig } from "tsdown";
import { bundledLicences } from "../../scripts/bundled-licences.ts";

// One self-contained program: the workspace's packages and what they need are inside, so that one install brings no others.
export default defineConfig({
  entry: { bashgate: "src/bashgate.ts" },
  platform: "node",
  target: "node20.19",
  format: "esm",
  dts: false,
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
