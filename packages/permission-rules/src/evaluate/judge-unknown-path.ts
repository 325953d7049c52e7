import type { PathRule, RuleSet } from "../compile/rule-set.ts";
import { pathKind, rulesOf } from "./judge-path.ts";
import { isStricter, stricterRule, stricterVerdict } from "./strictness.ts";
import type { PathSubject } from "./subject.ts";
import type { RuleOrigin, Verdict } from "./verdict.ts";

/** An access whose path cannot be known (semantics 4.5, 4.7). */
export type UnknownPathSubject = Pick<PathSubject, "surface" | "access" | "tool">;

/**
 * What the rules of one computation say of it: the last catch-all, else the universal default on surfaces that fall to it; and
 * every other rule that is stricter is possible. `null`: the surface is silent.
 */
export function judgeUnknownPathOnce(rules: RuleSet, subject: UnknownPathSubject): Verdict | null {
  const found = rulesOf(rules, subject.surface);
  const verdicts = pathKind(subject).map((kind) => judgeKind(rules, found, subject, kind));
  return verdicts.reduce(stricterVerdict, null);
}

function judgeKind(
  rules: RuleSet,
  found: readonly PathRule[],
  { surface, tool }: UnknownPathSubject,
  kind: "read" | "write",
): Verdict | null {
  let possible: RuleOrigin | null = null;
  let base: RuleOrigin | null = null;
  for (let at = found.length - 1; at >= 0 && !base; at--) {
    const rule = found[at];
    const origin = rule?.[kind];
    if (!rule || !origin) continue;
    if (rule.pattern.catchAll) base = origin;
    else if (origin.action !== "allow") possible = stricterRule(possible, origin);
  }
  const falls = surface === "external_directory" || tool === true;
  const state = base?.action ?? (falls ? rules.default : null);
  if (state === null) return possible && { state: "allow", rule: null, possible };
  return { state, rule: base, possible: possible && isStricter(possible.action, state) ? possible : null };
}
