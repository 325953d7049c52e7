// The grammar and its runtime travel inside this package, with their licences, so that nobody who installs it compiles or
// downloads anything.
import { copyFileSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);
const target = new URL("../wasm/", import.meta.url);
mkdirSync(target, { recursive: true });
for (const name of ["tree-sitter-bash", "web-tree-sitter"]) {
  const wasm = require.resolve(`${name}/${name}.wasm`);
  copyFileSync(wasm, new URL(`${name}.wasm`, target));
  copyFileSync(join(dirname(wasm), "LICENSE"), new URL(`${name}.LICENSE`, target));
}
