import type { Action, RuleOrigin, Verdict } from "./verdict.ts";

const RANK: Readonly<Record<Action, number>> = { allow: 0, ask: 1, deny: 2 };

export function isStricter(one: Action, other: Action): boolean {
  return RANK[one] > RANK[other];
}

/** The stricter verdict, the first one where they are equal; the stricter possible rule of both. `null`: silent. */
export function stricterVerdict(one: Verdict | null, other: Verdict | null): Verdict | null {
  if (!one || !other) return one ?? other;
  const verdict = isStricter(other.state, one.state) ? other : one;
  const possible =
    [one.possible, other.possible].find((rule) => rule?.action === "deny") ?? one.possible ?? other.possible;
  return { ...verdict, possible: possible && isStricter(possible.action, verdict.state) ? possible : null };
}

export function stricterRule(one: RuleOrigin | null, other: RuleOrigin): RuleOrigin {
  return one && !isStricter(other.action, one.action) ? one : other;
}
