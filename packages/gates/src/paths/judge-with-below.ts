import type { PathAccess } from "@bashgate/bash-parse";
import type { PathSubject, RuleOrigin, Verdict } from "@bashgate/permission-rules";
import type { PathJudge } from "./judge-access.ts";
import { listBelow } from "./list-below.ts";
import { isNamedBelow } from "./named-below.ts";
import { meetsNames } from "./names-meet.ts";
import type { Place } from "./place.ts";

/** What of the files below a directory a recursive access touches. */
export interface Below {
  /** Names with a leading dot are passed over. */
  readonly skipsHidden: boolean;
  /** Only what has one of these names on its way. */
  readonly names?: PathAccess["names"];
}

/** What the rules say of a path, and an ask where a stricter rule may be about something that is touched along with it. */
export function judgeWithBelow(subject: PathSubject, below: Below, place: Place, judge: PathJudge): readonly Verdict[] {
  const verdict = judge.judgePath(subject);
  if (verdict === null) return [];
  if (verdict.possible === null || verdict.state !== "allow") return [verdict];
  const rule = ruleBelow(subject, verdict.possible, below, place, judge);
  return rule === null ? [verdict] : [verdict, { state: "ask", rule, possible: null }];
}

/**
 * The rule that has something against one of the files that an access touches; `null` if all of them can be listed and none
 * meets one. Where they cannot, it is the one that could.
 */
function ruleBelow(
  subject: PathSubject,
  possible: RuleOrigin,
  { skipsHidden, names: limits }: Below,
  place: Place,
  judge: PathJudge,
): RuleOrigin | null {
  const names = subject.recursive ? listBelow(subject.path, place.view, skipsHidden) : null;
  if (names === null) return unlisted(subject.surface, possible, limits, judge);
  for (const path of names) {
    if (!isNamedBelow(path, subject.path, limits)) continue;
    const verdict = judge.judgePath({ ...subject, path, recursive: false });
    if (verdict !== null && verdict.state !== "allow") return verdict.rule ?? possible;
  }
  return null;
}

/** Where the files cannot be listed, a rule counts that may be about one with the names that are touched. */
function unlisted(
  surface: string,
  possible: RuleOrigin,
  names: PathAccess["names"],
  { rules }: PathJudge,
): RuleOrigin | null {
  if (names === undefined || rules === undefined || meetsNames(possible, names)) return possible;
  const speaks = (rule: RuleOrigin) => rule.surface === surface || (surface === "edit" && rule.surface === "write");
  const against = rules.filter((rule) => rule.action !== "allow" && speaks(rule) && !/^[*/]+$/.test(rule.pattern));
  return against.find((rule) => meetsNames(rule, names)) ?? null;
}
