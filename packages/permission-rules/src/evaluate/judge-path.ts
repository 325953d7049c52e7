import type { PathRule, RuleSet } from "../compile/rule-set.ts";
import { fallbackSurface } from "../policy/surfaces.ts";
import { isStricter, stricterRule, stricterVerdict } from "./strictness.ts";
import type { PathSubject } from "./subject.ts";
import type { RuleOrigin, Verdict } from "./verdict.ts";

/**
 * What the rules of one computation say of an access; `null`: nothing (semantics 4.1). An `unknown` access is judged as a read
 * and as a write on the surfaces that speak of both, the stricter counts (semantics 4.3).
 */
export function judgePathOnce(rules: RuleSet, subject: PathSubject): Verdict | null {
  const found = rulesOf(rules, subject.surface);
  return pathKind(subject)
    .map((kind) => judgeKind(rules, found, subject, kind))
    .reduce(stricterVerdict, null);
}

/** The kinds of action that speak of an access. */
export function pathKind({ surface, access }: Pick<PathSubject, "surface" | "access">): readonly ("read" | "write")[] {
  if (surface !== "path" && surface !== "external_directory") {
    return surface === "write" || surface === "edit" ? ["write"] : ["read"];
  }
  if (access === "unknown") return ["write", "read"];
  return access === "write" ? ["write"] : ["read"];
}

export function rulesOf({ paths }: RuleSet, surface: string): readonly PathRule[] {
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
  if (subject.glob === true) return judgeGlob(rules, found, subject, kind);
  const rule = lastMatch(found, subject, kind);
  const base = baseOf(rules, subject, rule);
  return subject.recursive ? stricterVerdict(base, judgeBelow(found, subject, kind, base)) : base;
}

function baseOf(rules: RuleSet, { surface, tool }: PathSubject, rule: RuleOrigin | null): Verdict | null {
  const falls = surface === "external_directory" || tool === true;
  return rule || falls ? { state: rule?.action ?? rules.default, rule, possible: null } : null;
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

/** A glob: what covers its literal directory decides, and a later and stricter rule for something below is possible. */
function judgeGlob(
  rules: RuleSet,
  found: readonly PathRule[],
  subject: PathSubject,
  kind: "read" | "write",
): Verdict | null {
  const directory = literalDirectory(subject.path);
  let possible: RuleOrigin | null = null;
  let rule: RuleOrigin | null = null;
  for (let at = found.length - 1; at >= 0 && !rule; at--) {
    const candidate = found[at];
    const origin = candidate?.[kind];
    if (!candidate || !origin || (subject.ignoreCatchAll && candidate.pattern.catchAll)) continue;
    if (candidate.pattern.coversBelow(directory)) rule = origin;
    else if (origin.action !== "allow" && candidate.pattern.couldMatchGlob(subject.path, directory)) {
      possible = stricterRule(possible, origin);
    }
  }
  const base = baseOf(rules, subject, rule);
  if (!base) return possible && { state: "allow", rule: null, possible };
  return { ...base, possible: possible && isStricter(possible.action, base.state) ? possible : null };
}

function literalDirectory(glob: string): string {
  const magic = glob.search(/[*?[\]{}()]/);
  const slash = glob.lastIndexOf("/", magic < 0 ? glob.length : magic);
  return slash <= 0 ? "/" : glob.slice(0, slash);
}
