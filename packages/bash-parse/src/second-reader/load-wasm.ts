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

// Each implies less in a running process than at its start, so that both have to be named.
const TIER_UP = ["wasm-tier-up", "wasm-dynamic-tiering"];

/**
 * Does the work during which modules are compiled, such that V8 compiles them once. It would compile the grammar's big lexer
 * again in the background: measured with Node 24, that takes half a second, for which a process waits on its way out, and
 * half a gigabyte. The first compilation is as fast for command lines. Modules that others compile later are not concerned.
 */
export async function compiledOnce<Result>(work: () => Promise<Result>): Promise<Result> {
  const v8 = builtin("node:v8");
  for (const flag of TIER_UP) v8?.setFlagsFromString(`--no-${flag}`);
  try {
    return await work();
  } finally {
    for (const flag of TIER_UP) v8?.setFlagsFromString(`--${flag}`);
  }
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
