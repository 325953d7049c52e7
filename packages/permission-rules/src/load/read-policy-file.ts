import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { type ParsedPolicy, parsePolicy } from "../policy/parse-policy.ts";
import type { PolicyProblem } from "../policy/policy-problem.ts";

/** A policy file as it was read. */
export interface PolicyFile extends ParsedPolicy {
  readonly file: string;
  /** SHA-256 of the bytes, in hexadecimal; `null` where the file could not be read. */
  readonly hash: string | null;
}

/** Policies are no larger. */
export const MAX_BYTES: number = 1 << 20;

/** Files that were read, until they change on disk. */
export type FileCache = Map<string, { readonly stamp: string; readonly read: PolicyFile }>;

/** @returns `null` where there is no such file. What is there and cannot be read is a problem. */
export function readPolicyFile(file: string, cache: FileCache): PolicyFile | null {
  let stamp: string;
  try {
    const stat = statSync(file, { bigint: true });
    if (!stat.isFile()) return unreadable(file, "is not a plain file");
    if (stat.size > MAX_BYTES) return unreadable(file, "is larger than 1 MiB");
    stamp = [stat.dev, stat.ino, stat.size, stat.mtimeNs, stat.ctimeNs].join(":");
  } catch (error) {
    return isMissing(error) ? null : unreadable(file, reasonOf(error));
  }
  const cached = cache.get(file);
  if (cached?.stamp === stamp) return cached.read;
  const read = readNow(file);
  if (read) cache.set(file, { stamp, read });
  return read;
}

function readNow(file: string): PolicyFile | null {
  try {
    const bytes = readFileSync(file);
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    return { file, hash: hashOf(bytes), ...parsePolicy(text, { file }) };
  } catch (error) {
    return isMissing(error) ? null : unreadable(file, error instanceof TypeError ? "is not UTF-8" : reasonOf(error));
  }
}

export function hashOf(bytes: Uint8Array | string): string {
  return createHash("sha256").update(bytes).digest("hex");
}

function unreadable(file: string, why: string): PolicyFile {
  const problem: PolicyProblem = {
    file,
    line: null,
    column: null,
    code: "policy/unreadable",
    message: `cannot be read: ${why}`,
    help: null,
  };
  return { file, hash: null, policy: null, problems: [problem] };
}

function isMissing(error: unknown): boolean {
  const code = codeOf(error);
  return code === "ENOENT" || code === "ENOTDIR";
}

function reasonOf(error: unknown): string {
  return codeOf(error) ?? (error instanceof Error ? error.message : String(error));
}

export function codeOf(error: unknown): string | null {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;
}
