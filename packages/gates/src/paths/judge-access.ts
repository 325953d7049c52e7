import { isDevice, type PathAccess } from "@bashgate/bash-parse";
import type { Action, PathSubject, RuleOrigin, Verdict } from "@bashgate/permission-rules";
import { STRICTNESS } from "../decision/strictest.ts";
import { directoryOf } from "../forms/resolved-words.ts";
import { judgeWithBelow } from "./judge-with-below.ts";
import { absolutePath, followedPath, isInside, type Place } from "./place.ts";
import { readingsOf } from "./readings.ts";
import { judgeUnknownPath } from "./unknown-path.ts";
import { writtenPaths } from "./written-paths.ts";

/** What a policy says of one path. */
export interface PathJudge {
  judgePath(subject: PathSubject): Verdict | null;
}

/** The word of one surface on an access. */
export interface SurfaceVerdict {
  readonly surface: string;
  readonly state: Action;
  readonly rule: RuleOrigin | null;
  /** The absolute paths that it was said of; none where the path is not known. */
  readonly paths: readonly string[];
}

/** Everything that the rules say of one access. */
export interface JudgedAccess {
  /** Absolute and normalised; for an unknown path as written. */
  readonly path: string;
  /** Every absolute path that it may be: by each directory, expanded globs, links resolved. Empty for an unknown path. */
  readonly paths: readonly string[];
  readonly judged: readonly SurfaceVerdict[];
}

export interface AccessOptions {
  /** The pattern that allows the unit names this program by its path: then it is no access outside. */
  readonly named: boolean;
  /** A recursive access passes over names with a leading dot. */
  readonly skipsHidden: boolean;
}

/**
 * Judges one access on every surface that speaks of it (semantics 4).
 *
 * @returns `null` where it never counts: a device, a dynamic word that is only read.
 */
export function judgeAccess(
  access: PathAccess,
  { named, skipsHidden }: AccessOptions,
  place: Place,
  judge: PathJudge,
): JudgedAccess | null {
  if (access.unknown !== null) return judgeUnknownPath(access, place, judge);
  const written = new Set<string>();
  let unlisted = false;
  for (const reading of readingsOf(access.directories, place)) {
    const directory = directoryOf(access.directories, reading);
    const folded = absolutePath(access.path, directory, place);
    const followed = followedPath(access.path, directory, place);
    if (folded === null || followed === null) return judgeUnknownPath({ ...access, ...ASTRAY }, place, judge);
    for (const path of new Set([folded, followed])) {
      const expanded = writtenPaths(path, access.glob, place.view);
      for (const each of expanded.paths) written.add(each);
      unlisted ||= !expanded.listed;
    }
  }
  const resolved = [...written].map((path) => place.view.resolve(path));
  const known = [...written, ...resolved.filter((path) => path !== null)];
  const paths = [...new Set(known)].filter((path) => !isDevice(path, access.access));
  const first = paths[0];
  if (first === undefined) return null;
  // Where a link leads cannot be told: then it may be anywhere.
  const astray = resolved.includes(null) ? judgeUnknownPath({ ...access, ...ASTRAY }, place, judge) : null;
  const judged: SurfaceVerdict[] = [...(astray?.judged ?? [])];
  for (const surface of surfacesOf(access)) {
    if (surface === "external_directory" && named) continue;
    judged.push(
      ...perQuestion(surface, paths, (path) =>
        judgePlain(surface, path, access, { unlisted, skipsHidden }, place, judge),
      ),
    );
  }
  return { path: first, paths, judged };
}

const ASTRAY = { unknown: "where its links lead is not known", below: null, basis: "candidate" } as const;

/**
 * The word of a surface on several paths, once for each rule that has something against one of them: each is a question of
 * its own. The strictest stands first. Where nothing is against any, the first allow speaks for all.
 */
function perQuestion(
  surface: string,
  paths: readonly string[],
  judge: (path: string) => readonly Verdict[],
): readonly SurfaceVerdict[] {
  const found: { state: Action; rule: RuleOrigin | null; paths: string[] }[] = [];
  for (const path of paths) {
    for (const { state, rule } of judge(path)) {
      const same = found.find((entry) => entry.state === state && (state === "allow" || entry.rule === rule));
      if (same === undefined) found.push({ state, rule, paths: [path] });
      else same.paths.push(path);
    }
  }
  const against = found.filter(({ state }) => state !== "allow");
  const told = against.length > 0 ? against : found;
  return told
    .sort((one, other) => STRICTNESS[other.state] - STRICTNESS[one.state])
    .map((entry) => ({ surface, ...entry }));
}

function judgePlain(
  surface: string,
  path: string,
  access: PathAccess,
  { unlisted, skipsHidden }: { readonly unlisted: boolean; readonly skipsHidden: boolean },
  place: Place,
  judge: PathJudge,
): readonly Verdict[] {
  if (surface === "external_directory" && isInside(path, place)) return [];
  const subject: PathSubject = {
    surface,
    path,
    access: access.access,
    recursive: access.recursive,
    ignoreCatchAll: access.basis === "name",
  };
  const verdicts = judgeWithBelow({ ...subject, glob: unlisted && access.glob }, skipsHidden, place, judge);
  // The literal head of an unknown path (`secret/$f`): a rule for something below may be about what it turns out to be.
  if (access.basis !== "candidate" || !access.path.endsWith("/") || surface === "external_directory") return verdicts;
  const below = judgeWithBelow({ ...subject, recursive: true }, false, place, judge).find(
    ({ state }) => state !== "allow",
  );
  return below === undefined ? verdicts : [...verdicts, { ...below, state: "ask" }];
}

/** The surfaces that speak of an access of a command: `execute` counts as a read, `unknown` has no surface of its own. */
function surfacesOf(access: PathAccess): readonly string[] {
  if (access.basis === "name") return ["path"];
  switch (access.access) {
    case "read":
    case "execute":
      return ["path", "read", "external_directory"];
    case "write":
      return ["path", "write", "edit", "external_directory"];
    case "unknown":
      return ["path", "external_directory"];
  }
}
