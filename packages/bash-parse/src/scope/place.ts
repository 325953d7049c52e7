import type { Directories } from "../facts/directory.ts";

/** A directory in which the shell may be: not if the file view shows `unless` to be a directory (`null`: always). */
export interface Place {
  readonly path: string | null;
  readonly unless: string | null;
}

/** The session's directory. */
export const HERE: readonly Place[] = [{ path: ".", unless: null }];

/** Somewhere that the text does not fix. */
export const ANYWHERE: readonly Place[] = [{ path: null, unless: null }];

/** More directories than this are not told apart. */
const MOST_PLACES = 8;

/** Places each once, in order; one that always counts makes one with a condition superfluous. */
export function boundedPlaces(places: readonly Place[]): readonly Place[] {
  const kept = new Map<string | null, string | null>();
  for (const { path, unless } of places) {
    const known = kept.get(path);
    if (known === undefined) kept.set(path, unless);
    else if (known !== unless) kept.set(path, null);
  }
  const all = [...kept].map(([path, unless]) => ({ path, unless }));
  const [first] = all;
  return first !== undefined && all.length > MOST_PLACES ? [first, { path: null, unless: null }] : all;
}

/** The places as a unit's directories. */
export function directoriesOf(places: readonly Place[]): Directories {
  const [main, ...alternatives] = places;
  return { main: main?.path ?? null, alternatives };
}

/** The one directory in which the shell certainly is; `null` if that is not fixed. */
export function certainPlace(places: readonly Place[]): string | null {
  return places.length === 1 ? (places[0]?.path ?? null) : null;
}
