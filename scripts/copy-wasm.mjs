// Run in the folder of a package that bundles bash-parse: puts the two wasm files where the bundle looks for them.
import { cpSync } from "node:fs";

cpSync(new URL("../packages/bash-parse/wasm/", import.meta.url), "wasm", { recursive: true });
