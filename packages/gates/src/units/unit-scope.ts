import type { Place } from "../paths/place.ts";

/** Where units are judged: the session's place, and the sets of the policy that concern them. */
export interface UnitScope {
  readonly place: Place;
  /** For a program: operands that the person said are no paths, as wildcards. */
  readonly notPaths: ReadonlyMap<string, readonly string[]>;
}
