import { isDevice, type PathAccess } from "@bashgate/bash-parse";
import type { Action, PathSubject, RuleOrigin, Verdict } from "@bashgate/permission-rules";
import { STRICTNESS } from "../decision/strictest.ts";
import { directoryOf } from "../forms/resolved-words.ts";
import { judgeWithBelow } from "./judge-with-below.ts";
import { joinPath } from "./normalise.ts";
import { ownSurfaces } from "./own-surfaces.ts";
import { absolutePath, followedPath, isInside, type Place } from "./place.ts";
import { readingsOf } from "./readings.ts";
import { judgeUnknownPath } from "./unknown-path.ts";
import { writtenPaths } from "./written-paths.ts";

/** What a policy says of one path. */
export interface PathJudge {
  judgePath(subject: PathSubject): Verdict | null;
  /** Every written rule; left out: not known. */
  readonly rules?: readonly RuleOrigin[];
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
  /** What lies below the paths may be touched too. */
  readonly reachesBelow: boolean;
  readonly judged: readonly SurfaceVerdict[];
}

export interface AccessOptions {
  /** The pattern that allows the unit names this program by its path: then it is no access outside. */
  readonly named: boolean;
  /** A recursive access passes over names with a leading dot. */
  readonly skipsHidden: boolean;
  /** Names under which something is put into it if it is a directory; `null`: names that are not known. */
  readonly puts: readonly string[] | null;
  /** It is moved away, with all that is below it if it is a directory. */
  readonly movedAway: boolean;
}

/**
 * Judges one access on every surface that speaks of it (semantics 4).
 *
 * @returns `null` where it never counts: a device, a dynamic word that is only read.
 */
export function judgeAccess(
  access: PathAccess,
  { named, skipsHidden, puts, movedAway }: AccessOptions,
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
  const directories =
    puts?.length === 0 && !movedAway ? [] : [...written].filter((path) => isDirectory(path, access, place));
  for (const directory of directories) for (const name of puts ?? []) written.add(joinPath(directory, name));
  const resolved = [...written].map((path) => place.view.resolve(path));
  const known = [...written, ...resolved.filter((path) => path !== null)];
  const paths = [...new Set(known)].filter((path) => !isDevice(path, access.access));
  const first = paths[0];
  if (first === undefined) return null;
  // Where a link leads cannot be told: then it may be anywhere.
  const astray = resolved.includes(null) ? judgeUnknownPath({ ...access, ...ASTRAY }, place, judge) : null;
  const judged: SurfaceVerdict[] = [...(astray?.judged ?? [])];
  const reach: Reach = {
    glob: unlisted && access.glob,
    skipsHidden,
    recursive: access.recursive || (movedAway && directories.length > 0),
    // The literal head of an unknown path (`secret/$f`), or a directory that something unknown is put into.
    somethingBelow:
      (access.basis === "candidate" && access.path.endsWith("/")) || (puts === null && directories.length > 0),
  };
  for (const surface of surfacesOf(access)) {
    if (surface === "external_directory" && named) continue;
    judged.push(...perQuestion(surface, paths, (path) => judgePlain(surface, path, access, reach, place, judge)));
  }
  return { path: first, paths, judged, reachesBelow: reach.recursive || reach.somethingBelow };
}

function isDirectory(path: string, access: PathAccess, { view }: Place): boolean {
  return access.path.endsWith("/") || view.kind(path) === "directory";
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

/** What is touched along with a path. */
interface Reach {
  readonly glob: boolean;
  readonly recursive: boolean;
  readonly skipsHidden: boolean;
  /** Something that is not known, at the path or below it. */
  readonly somethingBelow: boolean;
}

function judgePlain(
  surface: string,
  path: string,
  access: PathAccess,
  { glob, recursive, skipsHidden, somethingBelow }: Reach,
  place: Place,
  judge: PathJudge,
): readonly Verdict[] {
  if (surface === "external_directory" && isInside(path, place)) return [];
  const subject: PathSubject = {
    surface,
    path,
    access: access.access,
    recursive,
    ignoreCatchAll: access.basis === "name",
  };
  const verdicts = judgeWithBelow({ ...subject, glob }, { skipsHidden, names: access.names }, place, judge);
  if (!somethingBelow || surface === "external_directory") return verdicts;
  // A rule for something below may be about what it turns out to be.
  const below = judgeWithBelow({ ...subject, recursive: true }, { skipsHidden: false }, place, judge).find(
    ({ state }) => state !== "allow",
  );
  return below === undefined ? verdicts : [...verdicts, { ...below, state: "ask" }];
}

/** The surfaces that speak of an access. What is only a name is nothing outside. */
function surfacesOf(access: PathAccess): readonly string[] {
  const own = ownSurfaces(access.access);
  return access.basis === "name" ? own : [...own, "external_directory"];
}
