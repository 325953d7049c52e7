/** The two wasm modules of the second reader. */
export interface WasmBytes {
  /** tree-sitter-bash.wasm */
  readonly grammar: Uint8Array;
  /** web-tree-sitter.wasm */
  readonly runtime: Uint8Array;
}

/**
 * Reads both modules from the package's `wasm` folder, or takes what is given instead. On Node from disk, elsewhere by
 * `fetch`. In a one-file bundle in `dist`, the folder is looked for beside `dist`.
 *
 * @throws {Error} a file is missing or cannot be read; the message names it.
 */
export async function loadWasm(given: Partial<WasmBytes>): Promise<WasmBytes> {
  compileOnceOnNode20();
  const [grammar, runtime] = await Promise.all([
    given.grammar ?? readModule("tree-sitter-bash.wasm"),
    given.runtime ?? readModule("web-tree-sitter.wasm"),
  ]);
  return { grammar, runtime };
}

// Of this package when this file is one of it, of the bundle's package when it was bundled into `dist`.
const FOLDER = /\/second-reader\/load-wasm\.[jt]s\b/.test(import.meta.url) ? "../../wasm/" : "../wasm/";

async function readModule(name: string): Promise<Uint8Array> {
  const place = new URL(FOLDER + name, import.meta.url);
  const fs = builtin("node:fs");
  const bytes = fs !== null && place.protocol === "file:" ? readFromDisk(fs, place) : await fetchBytes(place);
  if (bytes === null) throw new Error(`no wasm module at ${place.href}`);
  return bytes;
}

function readFromDisk(fs: typeof import("node:fs"), place: URL): Uint8Array | null {
  try {
    return fs.readFileSync(place);
  } catch {
    return null;
  }
}

async function fetchBytes(place: URL): Promise<Uint8Array | null> {
  try {
    const response = await fetch(place);
    const bytes = response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
    // A server may answer a missing file with a page.
    return bytes !== null && startsWithWasmMagic(bytes) ? bytes : null;
  } catch {
    return null;
  }
}

function startsWithWasmMagic(bytes: Uint8Array): boolean {
  return bytes[0] === 0 && bytes[1] === 0x61 && bytes[2] === 0x73 && bytes[3] === 0x6d;
}

/**
 * V8 of Node 20 recompiles a big module in the background and a process waits for that on its way out (about half a
 * second). The first compilation is fast enough for command lines. Later versions do not wait.
 */
function compileOnceOnNode20(): void {
  if (typeof process === "undefined" || !/^v20\./.test(process.version ?? "")) return;
  builtin("node:v8")?.setFlagsFromString("--liftoff-only");
}

// Not an import: a browser and its bundlers never get to see the name.
function builtin<Name extends "node:fs" | "node:v8">(name: Name): BuiltinModules[Name] | null {
  if (typeof process === "undefined" || typeof process.getBuiltinModule !== "function") return null;
  return (process.getBuiltinModule(name) as BuiltinModules[Name] | undefined) ?? null;
}

interface BuiltinModules {
  readonly "node:fs": typeof import("node:fs");
  readonly "node:v8": typeof import("node:v8");
}
