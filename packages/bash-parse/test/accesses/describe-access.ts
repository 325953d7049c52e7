import type { PathAccess } from "../../src/facts/path-access.ts";

/**
 * One access in short: `read src` · `write d …` (recursive) · `read d … {*.md}` (some names, the first four) · `read $x ?` (not known) · `write $f ? below .` ·
 * `unknown a (name)` (the basis, where it is not `meaning`) · `write f [redirect]` (the source, where it is no operand) ·
 * `read a in sub` (the directory, where it is not the session's; `in null`: not known).
 */
export function describeAccess(access: PathAccess): string {
  const { path, recursive, names, unknown, below, basis, source, directories } = access;
  return [
    `${access.access} ${path}`,
    recursive ? "…" : "",
    names === undefined ? "" : `{${names.length > 4 ? `${names.slice(0, 4).join(",")},…` : names.join(",")}}`,
    unknown === null ? "" : "?",
    below === null ? "" : `below ${below}`,
    basis === "meaning" ? "" : `(${basis})`,
    source === "operand" ? "" : `[${source}]`,
    directories.main === "." ? "" : `in ${directories.main}`,
  ]
    .filter((part) => part !== "")
    .join(" ");
}
