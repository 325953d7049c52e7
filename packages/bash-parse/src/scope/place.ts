import type { Directories } from "../facts/directory.ts";
import { resolveDirectory } from "./directory-path.ts";

/** A directory in which the shell may be: not if the file view shows `unless` to be a directory (`null`: always). */
export interface Place {
  readonly path: string | null;
  readonly unless: string | null;
  /** Where `path` is `null`: a directory at or below which it lies for certain. */
  readonly below: string | null;
}

/** The session's directory. */
export const HERE: readonly Place[] = [placeAt(".")];

/** Somewhere that the text does not fix. */
export const ANYWHERE: readonly Place[] = [placeAt(null)];

/** More directories than this are not told apart. */
const MOST_PLACES = 8;

export function placeAt(path: string | null, below: string | null = null): Place {
  return { path, unless: null, below };
}

/** The place after one more step into `target`. */
export function stepInto(place: Place, target: string): Place {
  const path = resolveDirectory(place.path, target);
  const stays = path === null && !/^[/~]/.test(target) && !/(?:^|\/)\.\.(?:\/|$)/.test(target);
  return { path, unless: place.unless, below: stays ? place.below : null };
}

/** The place after a step into something below it that the text does not fix. */
export function stepBelow({ path, unless, below }: Place): Place {
  return { path: null, unless, below: path ?? below };
}

/** Places each once, in order; one that always counts makes one with a condition superfluous. */
export function boundedPlaces(places: readonly Place[]): readonly Place[] {
  if (places.length <= 1) return places;
  const kept = new Map<string, Place>();
  for (const place of places) {
    const key = place.path === null ? `\0${place.below}` : place.path;
    const known = kept.get(key);
    if (known === undefined) kept.set(key, place);
    else if (known.unless !== place.unless) kept.set(key, { ...place, unless: null });
  }
  const all = [...kept.values()];
  const [first] = all;
  return first !== undefined && all.length > MOST_PLACES ? [first, ...ANYWHERE] : all;
}

export function samePlaces(one: readonly Place[], other: readonly Place[]): boolean {
  return (
    one === other ||
    (one.length === other.length &&
      one.every(({ path, unless, below }, at) => {
        const counterpart = other[at];
        return path === counterpart?.path && unless === counterpart.unless && below === counterpart.below;
      }))
  );
}

/** The places as a unit's directories. */
export function directoriesOf(places: readonly Place[]): Directories {
  const [main, ...others] = places;
  const alternatives = others.map(({ path, unless }) => ({ path, unless }));
  if (main?.path === null && main.below !== null) return { main: null, below: main.below, alternatives };
  return { main: main?.path ?? null, alternatives };
}

/** The places that a unit's directories say. */
export function placesOf({ main, below, alternatives }: Directories): readonly Place[] {
  return [placeAt(main, below), ...alternatives.map(({ path, unless }) => ({ path, unless, below: null }))];
}

/** The one directory in which the shell certainly is; `null` if that is not fixed. */
export function certainPlace(places: readonly Place[]): string | null {
  return places.length === 1 ? (places[0]?.path ?? null) : null;
}
