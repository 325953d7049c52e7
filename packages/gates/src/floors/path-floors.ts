import type { PathAccess } from "@bashgate/bash-parse";
import type { JudgedAccess } from "../paths/judge-access.ts";
import type { Place } from "../paths/place.ts";
import type { Floor } from "./floor.ts";
import { BASHGATE_SELF, type GuardedPaths, RUNS_LATER } from "./guarded-paths.ts";

/** The floors that an access brings by what it writes (semantics 3.11). */
export function pathFloors(access: PathAccess, judged: JudgedAccess, place: Place): readonly Floor[] {
  if (access.access !== "write" && access.access !== "unknown") return [];
  if (access.basis === "name") return [];
  const { unit } = access;
  const floors: Floor[] = [];
  const own = judged.paths.find((path) => isGuarded(path, BASHGATE_SELF, place));
  if (own !== undefined) floors.push({ name: "<bashgate-self>", unit, why: `\`${own}\` decides what bashgate allows` });
  const later = judged.paths.find((path) => isGuarded(path, RUNS_LATER, place));
  if (later !== undefined)
    floors.push({ name: "<runs-later>", unit, why: `what is written to \`${later}\` is run later` });
  return floors;
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
