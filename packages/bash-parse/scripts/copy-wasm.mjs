// The grammar and its runtime travel inside this package, so that nobody who installs it compiles or downloads anything.
import { copyFileSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const target = new URL("../wasm/", import.meta.url);
mkdirSync(target, { recursive: true });
copyFileSync(require.resolve("tree-sitter-bash/tree-sitter-bash.wasm"), new URL("tree-sitter-bash.wasm", target));
copyFileSync(require.resolve("web-tree-sitter/web-tree-sitter.wasm"), new URL("web-tree-sitter.wasm", target));
