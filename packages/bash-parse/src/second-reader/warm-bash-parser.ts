import { createSecondReader } from "./create-second-reader.ts";
import { compiledOnce, loadWasm, type WasmBytes } from "./load-wasm.ts";
import type { SecondReader } from "./second-reading.ts";

// One reader for the process: the modules take 15 ms to compile and are the same for everyone.
let warm: SecondReader | null = null;
let loading: Promise<SecondReader | null> | null = null;
let failure: string | null = null;
let generation = 0;

/**
 * Loads the second reader, once. Later calls return the same one; a call after a failed load tries again.
 *
 * @param bytes The wasm modules, where they cannot be read from beside this package (a bundle, a browser).
 * @returns The reader, or `null` if it could not be loaded: `whyNotWarm()` says why. Never rejects.
 */
export function warmBashParser(bytes: Partial<WasmBytes> = {}): Promise<SecondReader | null> {
  if (warm !== null) return Promise.resolve(warm);
  loading ??= load(bytes, generation);
  return loading;
}

/** The second reader if it is loaded, else `null`. */
export function getWarmBashParser(): SecondReader | null {
  return warm;
}

/** Why `getWarmBashParser()` gives `null`, lower case; `null` when it does not. */
export function whyNotWarm(): string | null {
  if (warm !== null) return null;
  return failure ?? "the second reader is not loaded yet";
}

/** Forgets the loaded reader, so that the next `warmBashParser()` loads it anew. For tests. */
export function resetWarmBashParser(): void {
  generation += 1;
  warm = null;
  loading = null;
  failure = null;
}

async function load(bytes: Partial<WasmBytes>, startedIn: number): Promise<SecondReader | null> {
  try {
    const modules = await loadWasm(bytes);
    const reader = await compiledOnce(() => createSecondReader(modules));
    if (startedIn === generation) warm = reader;
    return reader;
  } catch (error) {
    if (startedIn === generation) failure = `the second reader could not be loaded: ${messageOf(error)}`;
    return null;
  } finally {
    if (startedIn === generation) loading = null;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
