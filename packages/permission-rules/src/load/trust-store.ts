import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { codeOf, hashOf } from "./read-policy-file.ts";
import { writeLocked } from "./write-locked.ts";

/** What a person has trusted: for each file the hash of the content that was seen. */
export type TrustedHashes = ReadonlyMap<string, string>;

/** A store that is missing or cannot be read trusts nothing. */
export function readTrust(store: string): TrustedHashes {
  try {
    return parseTrust(readFileSync(store, "utf8"));
  } catch {
    return new Map();
  }
}

/** Trusts a file's present content. @returns whether the file is there. */
export async function trustFile(file: string, store: string): Promise<boolean> {
  let hash: string;
  try {
    hash = hashOf(readFileSync(file));
  } catch (error) {
    if (codeOf(error) === "ENOENT") return false;
    throw error;
  }
  await setTrust(file, hash, store);
  return true;
}

export async function untrustFile(file: string, store: string): Promise<void> {
  await setTrust(file, null, store);
}

/** @param hash `null`: no longer trusted. */
export async function setTrust(file: string, hash: string | null, store: string): Promise<void> {
  await writeLocked(store, { mode: 0o600, directoryMode: 0o700, followLink: true }, async (text) => {
    const trusted = new Map(text === null ? [] : parseTrustOrNothing(text));
    if (hash === null) trusted.delete(resolve(file));
    else trusted.set(resolve(file), hash);
    return `${JSON.stringify({ version: 1, trusted: Object.fromEntries(trusted) }, null, 2)}\n`;
  });
}

function parseTrustOrNothing(text: string): TrustedHashes {
  try {
    return parseTrust(text);
  } catch {
    return new Map();
  }
}

function parseTrust(text: string): TrustedHashes {
  const value: unknown = JSON.parse(text);
  const trusted = typeof value === "object" && value !== null && "trusted" in value ? value.trusted : null;
  if (typeof trusted !== "object" || trusted === null) return new Map();
  return new Map(Object.entries(trusted).filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}
