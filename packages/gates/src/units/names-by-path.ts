import { nameOf, type RuleOrigin } from "@bashgate/permission-rules";
import { nameInTrustedDirectory } from "../forms/trusted-directory.ts";
import { absolutePath } from "../paths/place.ts";
import type { UnitFacts } from "./unit-facts.ts";
import type { UnitScope } from "./unit-scope.ts";

/**
 * Whether the program's path is nothing outside: it stands in a trusted directory, or the pattern that allows the unit
 * names it by its path (semantics 4.2).
 */
export function namesByPath(rule: RuleOrigin | null, { unit }: UnitFacts, { place }: UnitScope): boolean {
  const written = unit.program?.text ?? "";
  if (nameInTrustedDirectory(written) !== null) return true;
  if (rule === null || rule.action !== "allow" || rule.structural) return false;
  const named = nameOf(rule.pattern);
  if (named === null || !named.includes("/")) return false;
  const from = unit.directories.main;
  return named === written || absolutePath(named, ".", place) === absolutePath(written, from, place);
}
