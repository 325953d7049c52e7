import type { PathAccess } from "../facts/path-access.ts";
import { resolveDirectory } from "../scope/directory-path.ts";

/** A name that the text creates and that may be a link, or a directory in which links may lie. */
export interface CreatedName {
  /** Symbolic, like `Directories`. */
  readonly path: string;
  /** `name`: it may itself lead elsewhere; `below`: only what lies below it may. */
  readonly what: "name" | "below";
  /** The program that creates it, for the reason, and the place of its unit. */
  readonly by: string;
  readonly unit: number;
}

/**
 * The created name that a path leads through, if there is one. Where the two are anchored differently (one below `.`, the
 * other absolute) the same name anywhere in the path counts, because they may be the same place.
 *
 * @see semantics 4.7
 */
export function createdOnTheWay(access: PathAccess, created: readonly CreatedName[]): CreatedName | null {
  if (created.length === 0 || access.unknown !== null) return null;
  const { main, alternatives } = access.directories;
  const bases = [main, ...alternatives.map(({ path }) => path)].map((base) => base ?? "?");
  for (const base of bases) {
    const segments = (resolveDirectory(base, access.path) ?? "?").split("/");
    const name = created.find((one) => one.unit !== access.unit && leadsThrough(segments, access.glob, one));
    if (name !== undefined) return name;
  }
  return null;
}

function leadsThrough(segments: readonly string[], glob: boolean, created: CreatedName): boolean {
  const own = created.path === "." ? [] : created.path.split("/");
  const same = (one: string | undefined, other: string | undefined) =>
    one === other || (glob && one !== undefined && /[*?[]/.test(one));
  const below = created.what === "below" ? 1 : 0;
  if (anchor(segments) === anchor(own)) {
    const path = segments[0] === "." ? [] : segments;
    return path.length >= own.length + below && own.every((segment, place) => same(path[place], segment));
  }
  const last = own.at(-1);
  if (last === undefined || last === "") return false;
  return segments.some((segment, place) => same(segment, last) && place + below < segments.length);
}

function anchor(segments: readonly string[]): string {
  const first = segments[0] ?? ".";
  if (first === "" || first === ".." || first === "?") return first;
  return first.startsWith("~") ? first : ".";
}

/** The symbolic place of a name; `null` where its directory is not known. */
export function placeOf(access: PathAccess): string | null {
  return access.unknown === null ? resolveDirectory(access.directories.main, access.path) : null;
}
