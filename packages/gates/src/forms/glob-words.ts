import type { BashCommand, ShellToken } from "@bashgate/bash-parse";
import { expandGlob } from "../paths/expand-glob.ts";
import { isAbsolute } from "../paths/normalise.ts";
import { directoryPath, homePath, type Place } from "../paths/place.ts";

/** What may come of an argument that is a glob. */
export interface GlobWord {
  /** More than one word. */
  readonly several: boolean;
  /** A word that begins with a dash, so that the program takes it for an option. */
  readonly option: boolean;
}

const NONE: ReadonlyMap<number, GlobWord> = new Map();

/**
 * The arguments of a unit that are globs and may turn out to be more than the one word that they are, by place (semantics
 * 2.5, 4.5). The file view tells what they find; where it cannot, anything may come of them.
 *
 * @param directory Where the unit runs; `null` where that is not known.
 */
export function globWords(unit: BashCommand, directory: string | null, place: Place): ReadonlyMap<number, GlobWord> {
  let found: Map<number, GlobWord> | null = null;
  for (const [at, token] of unit.args.entries()) {
    if (token.dynamic || !token.pieces.some((piece) => piece.kind === "glob")) continue;
    const names = namesOf(token, directory, place);
    const option = /^[-*?[+@!]/.test(token.text) && (names === null || names.some((name) => name.startsWith("-")));
    const several = names === null || names.length > 1;
    if (!option && !several) continue;
    found ??= new Map();
    found.set(at, { several, option });
  }
  return found ?? NONE;
}

/** The names that a glob finds, written like the glob; `null` where they cannot be listed. */
function namesOf({ text }: ShellToken, directory: string | null, place: Place): readonly string[] | null {
  if (isAbsolute(text)) return expandGlob(text, place.view);
  if (text.startsWith("~")) {
    const path = homePath(text, place);
    return path === null ? null : expandGlob(path, place.view);
  }
  const base = directory === null ? null : directoryPath(directory, place);
  if (base === null) return null;
  const found = expandGlob(`${base === "/" ? "" : base}/${text}`, place.view);
  return found?.map((path) => path.slice(base === "/" ? 1 : base.length + 1)) ?? null;
}
