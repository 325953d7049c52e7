import { normalisePath } from "../paths/normalise.ts";

/** Directories whose programs are the ones that a bare name would find (semantics 2.2). */
const DIRECTORIES: ReadonlySet<string> = new Set([
  "/bin",
  "/sbin",
  "/usr/bin",
  "/usr/sbin",
  "/usr/local/bin",
  "/usr/local/sbin",
  "/opt/homebrew/bin",
  "/run/current-system/sw/bin",
]);

const NIX_STORE = /^\/nix\/store\/[^/]+\/bin$/;

/** The name of a program that is written with a trusted directory (`/usr/bin/git` → `git`), else `null`. */
export function nameInTrustedDirectory(program: string): string | null {
  if (!program.startsWith("/")) return null;
  const path = normalisePath(program);
  const slash = path.lastIndexOf("/");
  const directory = path.slice(0, slash);
  return DIRECTORIES.has(directory) || NIX_STORE.test(directory) ? path.slice(slash + 1) : null;
}
