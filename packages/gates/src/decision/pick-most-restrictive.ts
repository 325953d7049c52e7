import type { PermissionCheckResult } from "../service/check-result.ts";
import { strictest } from "./strictest.ts";

/** Deny before ask before allow; the first of them on ties. `undefined` for an empty list. */
export function pickMostRestrictive(results: readonly PermissionCheckResult[]): PermissionCheckResult | undefined {
  return strictest(results, ({ state }) => state);
}
