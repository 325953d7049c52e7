import type { PathAccess } from "@bashgate/bash-parse";
import type { PathSubject, Verdict } from "@bashgate/permission-rules";
import type { JudgedAccess, PathJudge, SurfaceVerdict } from "./judge-access.ts";
import { judgeLiteralTail } from "./literal-tail.ts";
import { absolutePath, isInside, type Place } from "./place.ts";

/**
 * Judges an access whose path cannot be known (semantics 4.5, 4.7). It is outside unless it lies below a directory that is
 * inside, and asks where any `path` rule but `*` denies or asks for that kind of access. A dynamic word that is only read
 * is not judged; nor is any word of a program without an entry.
 */
export function judgeUnknownPath(access: PathAccess, place: Place, judge: PathJudge): JudgedAccess | null {
  const named = judgeLiteralTail(access, judge);
  if (!counts(access))
    return named.length > 0 ? { path: access.path, paths: [], judged: named, reachesBelow: false } : null;
  const certain = access.below === null ? null : knownDirectory(access.below, access, place);
  const judged: SurfaceVerdict[] = [...named];
  for (const surface of access.access === "write" ? ["path", "write", "edit"] : ["path"]) {
    const verdict = judgeBelow(surface, certain ?? "/", access, judge);
    if (verdict !== null) judged.push(verdict);
  }
  if (certain === null || !isInside(certain, place)) {
    judged.push(judgeOutside(certain, access, judge));
  }
  return { path: access.path, paths: certain === null ? [] : [certain], judged, reachesBelow: false };
}

/** A word that the text does not fix counts where it is written; a path below a name that the text creates always does. */
function counts(access: PathAccess): boolean {
  if (access.source === "redirect" || access.source === "directory" || access.basis === "candidate") return true;
  if (access.basis === "name" || (access.basis === "shape" && access.token.dynamic)) return false;
  return access.access === "write" || access.access === "unknown" || !access.token.dynamic || access.below !== null;
}

function knownDirectory(below: string, access: PathAccess, place: Place): string | null {
  if (below === "$TMPDIR") return place.view.temporary;
  return absolutePath(below, access.directories.main, place);
}

/** A rule for anything at or below a directory, without the catch-all, asks. */
function judgeBelow(surface: string, path: string, access: PathAccess, judge: PathJudge): SurfaceVerdict | null {
  const subject = subjectOf(surface, path, access);
  const verdict = judge.judgePath({ ...subject, recursive: true, ignoreCatchAll: true });
  return verdict === null || verdict.state === "allow"
    ? null
    : { surface, state: "ask", rule: verdict.rule, paths: [] };
}

/** What the rules say of all paths outside, made stricter by a rule for some of them. */
function judgeOutside(certain: string | null, access: PathAccess, judge: PathJudge): SurfaceVerdict {
  const surface = "external_directory";
  const subject = subjectOf(surface, certain ?? "/", access);
  const paths = certain === null ? [] : [certain];
  const plain = judge.judgePath(subject);
  if (plain !== null && plain.state !== "allow") return { surface, state: plain.state, rule: plain.rule, paths };
  const below: Verdict | null = judge.judgePath({ ...subject, recursive: true });
  if (below !== null && below.state !== "allow") return { surface, state: "ask", rule: below.rule, paths: [] };
  return { surface, state: plain?.state ?? "ask", rule: plain?.rule ?? null, paths };
}

function subjectOf(surface: string, path: string, access: PathAccess): PathSubject {
  return { surface, path, access: access.access, recursive: false, ignoreCatchAll: false };
}
