import type { PathAccess } from "../../src/facts/path-access.ts";

/**
 * One access in short: `read src` · `write d …` (recursive) · `read $x ?` (not known) · `write $f ? below .` ·
 * `unknown a (name)` (the basis, where it is not `meaning`) · `write f [redirect]` (the source, where it is no operand) ·
 * `read a in sub` (the directory, where it is not the session's; `in null`: not known).
 */
export function describeAccess(access: PathAccess): string {
  const { path, recursive, unknown, below, basis, source, directories } = access;
  return [
    `${access.access} ${path}`,
    recursive ? "…" : "",
    unknown === null ? "" : "?",
    below === null ? "" : `below ${below}`,
    basis === "meaning" ? "" : `(${basis})`,
    source === "operand" ? "" : `[${source}]`,
    directories.main === "." ? "" : `in ${directories.main}`,
  ]
    .filter((part) => part !== "")
    .join(" ");
}
