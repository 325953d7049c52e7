import type { PathAccess } from "@bashgate/bash-parse";
import type { JudgedAccess } from "../paths/judge-access.ts";
import { listBelow } from "../paths/list-below.ts";
import { literalTail } from "../paths/literal-tail.ts";
import { isNamedBelow } from "../paths/named-below.ts";
import type { Place } from "../paths/place.ts";
import { guardedBelow } from "./above-guarded.ts";
import type { Floor } from "./floor.ts";
import { BASHGATE_SELF, type GuardedPaths, RUNS_LATER } from "./guarded-paths.ts";

/** The floors that an access brings by what it writes (semantics 3.11). */
export function pathFloors(
  access: PathAccess,
  judged: JudgedAccess,
  programName: string,
  place: Place,
): readonly Floor[] {
  if (access.access !== "write" && access.access !== "unknown") return [];
  const { unit } = access;
  const floors: Floor[] = [];
  const own =
    judged.paths.find((path) => isGuarded(path, BASHGATE_SELF, place)) ??
    coveredSelf(access, judged, programName, place);
  if (own !== null) floors.push({ name: "<bashgate-self>", unit, why: `\`${own}\` decides what bashgate allows` });
  // What is only a name may be anything; only the files that decide about it are worth a question.
  if (access.basis === "name") return floors;
  if (GIT_DIRECTORY.test(access.path)) {
    floors.push({ name: "<runs-later>", unit, why: "what is written to git's own directory is run later" });
  }
  const later = judged.paths.find((path) => isGuarded(path, RUNS_LATER, place));
  if (later !== undefined)
    floors.push({ name: "<runs-later>", unit, why: `what is written to \`${later}\` is run later` });
  return floors;
}

const FINDS: ReadonlySet<string> = new Set(["find", "fd", "fdfind"]);

/** `$(git rev-parse --git-dir)/hooks/x`. */
const GIT_DIRECTORY = /rev-parse\s[^)]*--(?:absolute-git-dir|git-(?:dir|path|common-dir))/;

/** A file of bashgate's own that is written without being named: by what is done to a directory above it, or by a literal tail. */
function coveredSelf(access: PathAccess, judged: JudgedAccess, programName: string, place: Place): string | null {
  const tail = literalTail(access);
  const unnamed = tail === null ? null : `/${tail}`;
  if (unnamed !== null && (isGuarded(unnamed, BASHGATE_SELF, place) || unnamed.includes("/bashgate/")))
    return access.path;
  if (!judged.reachesBelow) return null;
  // Formatters keep what the files of their kind say.
  if (access.names !== undefined && !FINDS.has(programName)) return null;
  for (const path of judged.paths) {
    const found = guardedBelow(path, BASHGATE_SELF, place).find((guarded) => {
      const all = access.names === undefined ? null : listBelow(guarded, place.view);
      return all?.some((each) => isNamedBelow(each, path, access.names)) ?? true;
    });
    if (found !== undefined) return found;
  }
  return null;
}

/** Whether a path is one of the guarded ones or below one. */
export function isGuarded(path: string, guarded: GuardedPaths, { view }: Place): boolean {
  const { home } = view;
  const compared = view.platform === "linux" ? path : path.toLowerCase();
  const same = (pattern: string) => covers(view.platform === "linux" ? pattern : pattern.toLowerCase(), compared);
  return (
    guarded.absolute.some(same) ||
    guarded.anywhere.some((name) => hasPart(compared, view.platform === "linux" ? name : name.toLowerCase())) ||
    (home !== null &&
      compared.startsWith(view.platform === "linux" ? home : home.toLowerCase()) &&
      guarded.home.some((name) => same(`${home}/${name}`)))
  );
}

/** `/a/b/` covers `/a/b` and what is below, `/a/b` itself alone. */
function covers(pattern: string, path: string): boolean {
  if (!pattern.endsWith("/")) return path === pattern;
  return path.startsWith(pattern) || path === pattern.slice(0, -1);
}

/** `.git/` at any depth, `.envrc` as the last part. */
function hasPart(path: string, name: string): boolean {
  if (!name.endsWith("/")) return path.endsWith(`/${name}`);
  return path.includes(`/${name}`) || path.endsWith(`/${name.slice(0, -1)}`);
}
