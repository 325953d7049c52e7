import { readFileSync } from "node:fs";

/** This package's version. The bundle stands as deep below the package as this file does. */
export function readVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  return (manifest as { version: string }).version;
}
