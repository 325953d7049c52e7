import type { Verdict } from "@bashgate/permission-rules";
import { absolutePath } from "../paths/place.ts";
import type { PermissionCheckResult } from "./check-result.ts";
import { judgeToolPath, toolDecision } from "./judge-tool.ts";
import { mcpCandidatesOf } from "./mcp-candidates.ts";
import type { SessionInput } from "./session.ts";
import { ofRule } from "./short-result.ts";
import { toolPath } from "./tool-path.ts";

const READS: ReadonlySet<string> = new Set(["read", "grep", "find", "ls"]);
const WRITES: ReadonlySet<string> = new Set(["write", "edit"]);

/**
 * What the rules say of a value on a surface that is no command line. On the surfaces of file tools the value is a path and
 * every gate of that tool is asked; on `path` and `external_directory` only that surface is, for a read and a write.
 */
export function checkSurface(surface: string, value: string | undefined, session: SessionInput): PermissionCheckResult {
  const { rules } = session;
  if (READS.has(surface) || WRITES.has(surface)) {
    if (value === undefined) return ofVerdict(surface, rules.judgeName(surface, [surface]));
    const access = READS.has(surface) ? "read" : "write";
    const recursive = surface === "grep" || surface === "find";
    const judged = judgeToolPath({ path: value, access, recursive, surface }, session);
    const { state, rule, reason, surface: decided } = toolDecision(surface, judged, null, session);
    return { state, surface: decided, reason, ...ofRule(rule) };
  }
  if (surface === "path" || surface === "external_directory") return checkPath(surface, value ?? ".", session);
  const names = surface === "mcp" ? mcpCandidatesOf(value ?? "mcp") : [value ?? surface];
  return ofVerdict(surface, rules.judgeName(surface, names));
}

function checkPath(surface: string, value: string, { rules, place }: SessionInput): PermissionCheckResult {
  const path = absolutePath(toolPath(value), ".", place);
  if (path === null) return { state: "ask", surface };
  const subject = { surface, path, access: "unknown" as const, recursive: false, ignoreCatchAll: false };
  const verdict = rules.judgePath(subject);
  // A surface without a rule for the path has nothing against it.
  return verdict === null ? { state: "allow", surface } : ofVerdict(surface, verdict);
}

function ofVerdict(surface: string, { state, rule }: Verdict): PermissionCheckResult {
  return { state, surface, ...ofRule(rule) };
}
