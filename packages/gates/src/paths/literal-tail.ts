import type { PathAccess } from "@bashgate/bash-parse";
import type { Verdict } from "@bashgate/permission-rules";
import type { PathJudge, SurfaceVerdict } from "./judge-access.ts";
import { normalisePath } from "./normalise.ts";
import { ownSurfaces } from "./own-surfaces.ts";

/** Stands for text that nothing is known of; no file has such a name, and no pattern is about so many directories. */
const SOME = "\u0000\u0000\u0000";
const SOMEWHERE = `/${SOME}`.repeat(8);

/** Values that tell which patterns depend on an unknown part of a name: none, any, and those that begin or end an extension. */
const VALUES = ["", SOME, `.${SOME}`, `${SOME}.`] as const;

/**
 * What rules for any depth say of the literal end of a word that is not known as a whole (semantics 4.5): `$d/.env` is some
 * `.env`, and so that rule decides; `$x.pem` or `.env$x` may be a name that a rule speaks of, and so it is asked about.
 */
export function judgeLiteralTail(access: PathAccess, judge: PathJudge): readonly SurfaceVerdict[] {
  const tail = lastName(access);
  if (tail === null) return [];
  return ownSurfaces(access.access).flatMap((surface) => {
    const say = (path: string): Verdict | null =>
      judge.judgePath({ surface, path, access: access.access, recursive: false, ignoreCatchAll: true });
    const found = tail.names
      .map((name) => say(normalisePath(`${SOMEWHERE}/${name}`)))
      .find((verdict) => isAgainst(verdict));
    if (found === undefined || found === null) return [];
    return [{ surface, state: tail.certain ? found.state : "ask", rule: found.rule, paths: [] }];
  });
}

function isAgainst(verdict: Verdict | null): boolean {
  return verdict !== null && verdict.rule !== null && verdict.state !== "allow";
}

interface LastName {
  /** What the name may be, below directories that are not known. */
  readonly names: readonly string[];
  /** No part of it is unknown. */
  readonly certain: boolean;
}

/** The literal end of a word behind all that is not known, from a slash on: `.env` of `$d/.env`; `null` where there is none. */
export function literalTail(access: PathAccess): string | null {
  const name = lastName(access);
  return name?.certain === true ? (name.names[0] ?? null) : null;
}

/** The last part of the path; `null` where nothing of it is literal. */
function lastName({ path, token }: PathAccess): LastName | null {
  let marked = path;
  for (const piece of token.pieces) if (piece.kind === "unknown") marked = marked.replace(piece.text, () => SOME);
  if (marked === path) return null;
  const unknownUntil = marked.lastIndexOf(SOME);
  const slash = marked.indexOf("/", unknownUntil);
  // Behind the last unknown part a whole path may stand: `$d/config/.env`.
  if (slash >= 0) return slash + 1 < marked.length ? { names: [marked.slice(slash + 1)], certain: true } : null;
  const name = marked.slice(marked.lastIndexOf("/") + 1);
  if (name.replaceAll(SOME, "") === "") return null;
  return {
    names: VALUES.map((value) => name.replaceAll(SOME, () => value)).filter((each) => each !== ""),
    certain: false,
  };
}
