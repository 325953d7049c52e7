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

/** The names created so far, found by the paths that lead through them. */
export class CreatedNames {
  private readonly byPath: Map<string, CreatedName[]> = new Map();
  /** By their last part: two that are anchored differently (`h`, `/home/u/h`) may be the same place. */
  private readonly byLast: Map<string, CreatedName[]> = new Map();

  get empty(): boolean {
    return this.byPath.size === 0;
  }

  add(name: CreatedName): void {
    keep(this.byPath, name.path, name);
    const last = name.path.split("/").at(-1) ?? "";
    if (name.path !== "." && last !== "") keep(this.byLast, last, name);
  }

  /**
   * The created name that a path leads through, if there is one; one that its own unit creates does not count.
   *
   * @see semantics 4.7
   */
  onTheWayOf(access: PathAccess): CreatedName | null {
    if (this.empty || access.unknown !== null) return null;
    const { main, alternatives } = access.directories;
    for (const base of [main, ...alternatives.map(({ path }) => path)]) {
      const path = resolveDirectory(base ?? "?", access.path) ?? "?";
      const found = access.glob && GLOB.test(path) ? this.matchOf(path, access) : this.prefixOf(path, access);
      if (found !== null) return found;
    }
    return null;
  }

  private prefixOf(path: string, access: PathAccess): CreatedName | null {
    const segments = path.split("/");
    let prefix = "";
    for (const [place, segment] of segments.entries()) {
      prefix = place === 0 ? segment : `${prefix}/${segment}`;
      const same = this.byPath.get(prefix === "" ? "/" : prefix) ?? [];
      const alike = (this.byLast.get(segment) ?? []).filter((name) => anchor(name.path) !== anchor(path));
      const ends = place === segments.length - 1;
      const found = [...same, ...alike].find((name) => counts(name, ends, access));
      if (found !== undefined) return found;
    }
    // All that is relative lies below the session's directory.
    const here = anchor(path) === "." && path !== "." ? (this.byPath.get(".") ?? []) : [];
    return here.find((name) => counts(name, false, access)) ?? null;
  }

  /** A part with a glob may stand for any name. Beyond so many names, any of them may be meant. */
  private matchOf(path: string, access: PathAccess): CreatedName | null {
    let left = MATCHED_NAMES;
    for (const names of this.byPath.values()) {
      if (left-- === 0) return names[0] ?? null;
      const found = names.find((name) => name.unit !== access.unit && leadsThrough(path, name));
      if (found !== undefined) return found;
    }
    return null;
  }
}

const GLOB = /[*?[]/;
const MATCHED_NAMES = 32;

function leadsThrough(path: string, name: CreatedName): boolean {
  const segments = path.split("/");
  const own = name.path === "." ? [] : name.path.split("/");
  const longer = name.what === "below" ? 1 : 0;
  const same = (one: string, other: string) => one === other || GLOB.test(one);
  if (anchor(path) === anchor(name.path)) {
    return segments.length >= own.length + longer && own.every((part, place) => same(segments[place] ?? "", part));
  }
  const last = own.at(-1) ?? "";
  return segments.some((segment, place) => same(segment, last) && place + longer < segments.length);
}

function counts(name: CreatedName, ends: boolean, access: PathAccess): boolean {
  return name.unit !== access.unit && !(ends && name.what === "below");
}

/** Two of a kind, of different units, are enough to find one that another unit creates. */
function keep(map: Map<string, CreatedName[]>, key: string, name: CreatedName): void {
  const list = map.get(key) ?? [];
  const alike = list.filter(({ what }) => what === name.what);
  if (alike.length < 2 && alike.every(({ unit }) => unit !== name.unit)) map.set(key, [...list, name]);
}

/** What a symbolic path begins at: the root, a home directory, a parent, the session's directory, nowhere known. */
function anchor(path: string): string {
  const first = path.split("/", 1)[0] ?? ".";
  return first === "" || first === ".." || first === "?" || first.startsWith("~") ? first : ".";
}

/** The symbolic place of a name; `null` where its directory is not known. */
export function placeOf(access: PathAccess): string | null {
  return access.unknown === null ? resolveDirectory(access.directories.main, access.path) : null;
}
