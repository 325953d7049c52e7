import type { PathRule, RuleSet } from "../compile/rule-set.ts";
import { fallbackSurface } from "../policy/surfaces.ts";
import { isStricter, stricterVerdict } from "./strictness.ts";
import type { PathSubject } from "./subject.ts";
import type { RuleOrigin, Verdict } from "./verdict.ts";

/**
 * What the rules of one computation say of an access; `null`: nothing (semantics 4.1). An `unknown` access is judged as a read
 * and as a write on the surfaces that speak of both, the stricter counts (semantics 4.3).
 */
export function judgePathOnce(rules: RuleSet, subject: PathSubject): Verdict | null {
  const { surface, access } = subject;
  const found = rulesOf(rules, surface);
  if (surface !== "path" && surface !== "external_directory") {
    return judgeKind(rules, found, subject, surface === "write" || surface === "edit" ? "write" : "read");
  }
  if (access === "unknown") {
    return stricterVerdict(judgeKind(rules, found, subject, "write"), judgeKind(rules, found, subject, "read"));
  }
  return judgeKind(rules, found, subject, access === "write" ? "write" : "read");
}

function rulesOf({ paths }: RuleSet, surface: string): readonly PathRule[] {
  const own = paths.get(surface);
  const fallback = fallbackSurface(surface);
  return own ?? (fallback === null ? [] : (paths.get(fallback) ?? []));
}

function judgeKind(
  rules: RuleSet,
  found: readonly PathRule[],
  subject: PathSubject,
  kind: "read" | "write",
): Verdict | null {
  const rule = lastMatch(found, subject, kind);
  const falls = subject.surface === "external_directory" || subject.tool === true;
  if (!rule && !falls && !subject.recursive) return null;
  const base = rule || falls ? { state: rule?.action ?? rules.default, rule, possible: null } : null;
  return subject.recursive ? stricterVerdict(base, judgeBelow(found, subject, kind, base)) : base;
}

function lastMatch(
  found: readonly PathRule[],
  { path, ignoreCatchAll }: PathSubject,
  kind: "read" | "write",
): RuleOrigin | null {
  for (let at = found.length - 1; at >= 0; at--) {
    const rule = found[at];
    const origin = rule?.[kind];
    if (!rule || !origin || (ignoreCatchAll && rule.pattern.catchAll)) continue;
    if (rule.pattern.matches(path)) return origin;
  }
  return null;
}

/**
 * The strictest deny or ask rule for something below a directory that no later rule for all of it replaces. A rule that may
 * match at any depth is only possible there.
 */
function judgeBelow(
  found: readonly PathRule[],
  { path, ignoreCatchAll }: PathSubject,
  kind: "read" | "write",
  base: Verdict | null,
): Verdict | null {
  let strictest: RuleOrigin | null = null;
  let possible: RuleOrigin | null = null;
  for (let at = found.length - 1; at >= 0; at--) {
    const rule = found[at];
    const origin = rule?.[kind];
    if (!rule || !origin || (ignoreCatchAll && rule.pattern.catchAll)) continue;
    if (origin.action !== "allow" && rule.pattern.couldMatchBelow(path)) {
      if (rule.pattern.anywhere) possible = stricterRule(possible, origin);
      else strictest = stricterRule(strictest, origin);
    }
    if (rule.pattern.coversBelow(path)) break;
  }
  const state = strictest?.action ?? base?.state ?? null;
  if (state === null && possible === null) return null;
  return { state: state ?? "allow", rule: strictest ?? base?.rule ?? null, possible };
}

function stricterRule(one: RuleOrigin | null, other: RuleOrigin): RuleOrigin {
  return one && !isStricter(other.action, one.action) ? one : other;
}
