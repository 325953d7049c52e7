import type { PathAccess } from "@bashgate/bash-parse";
import { compileCommandPattern, matches, prepareForm } from "@bashgate/permission-rules";

/**
 * Whether the person's policy says that this operand of this program is no path (`notPaths`). Redirects, directories and the
 * program itself are always paths.
 */
export function isNotPath(
  access: PathAccess,
  programName: string,
  notPaths: ReadonlyMap<string, readonly string[]>,
): boolean {
  if (access.source !== "operand" && access.source !== "option") return false;
  const form = prepareForm([access.path]);
  return (notPaths.get(programName) ?? []).some((wildcard) => matches(compileCommandPattern(wildcard, null), form));
}
