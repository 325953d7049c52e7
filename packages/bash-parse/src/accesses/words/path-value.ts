import type { UnknownPiece, WordPiece } from "../../facts/shell-token.ts";
import { isPathShaped } from "./path-shape.ts";
import { type Slice, slicePieces, sliceText } from "./slice.ts";

/** What a slice names, as far as the text tells. */
export interface PathValue {
  readonly path: string;
  readonly glob: boolean;
  /** `null`, or why it is not known. */
  readonly unknown: string | null;
  readonly below: string | null;
  /** Literals in it that are paths of their own: a leading directory, a default, an echoed word. */
  readonly candidates: readonly string[];
  /** Globs of the directories that the path leads through: `l*` of `$d/x` in `for d in l*`. One of them may be a link. */
  readonly ways: readonly string[];
}

/** Reads a slice as a path; `null` where it is none: a process substitution. */
export function readPathValue(slice: Slice): PathValue | null {
  const pieces = slicePieces(slice);
  const text = sliceText(slice);
  const first = pieces.find((piece) => piece.text !== "");
  const path = slice.start === 0 && startsLiteralTilde(first) ? `./${text}` : text;
  const glob = pieces.some(({ kind }) => kind === "glob");
  const unknowns = pieces.filter((piece) => piece.kind === "unknown");
  const only = unknowns[0];
  if (only === undefined) return { path, glob, unknown: null, below: null, candidates: [], ways: [] };
  if (pieces.length === 1 && /^[<>]\(/.test(only.text)) return null;
  const head = literalHead(pieces);
  const below = certainDirectory(pieces, unknowns, head);
  return {
    path,
    glob,
    unknown: `\`${only.text}\` is not known before it runs`,
    below,
    candidates: [...atHome(pieces), ...candidatesOf(pieces, unknowns, below === null ? head : "")],
    ways: waysOf(pieces, unknowns),
  };
}

/** A quoted `~` is a plain character: `'~'/x` is a file below a directory of that name. */
function startsLiteralTilde(first: WordPiece | undefined): boolean {
  return first?.kind === "literal" && /^(?:~|\$TMPDIR\b)/.test(first.text);
}

function literalHead(pieces: readonly WordPiece[]): string {
  const end = pieces.findIndex(({ kind }) => kind === "unknown");
  return pieces
    .slice(0, end)
    .map(({ text }) => text)
    .join("");
}

/** The directory that the path cannot leave: no part of it can be `..`, and none is absolute in front. */
function certainDirectory(
  pieces: readonly WordPiece[],
  unknowns: readonly UnknownPiece[],
  head: string,
): string | null {
  const rest = pieces.slice(pieces.findIndex(({ kind }) => kind === "unknown"));
  if (rest.some(({ kind, text }) => kind !== "unknown" && text.includes(".."))) return null;
  if (unknowns.some(({ producer }) => producer === null || producer === "text")) return null;
  const [first, ...others] = unknowns;
  if (others.some(({ producer }) => producer === "temporary")) return null;
  if (first?.producer === "temporary") return head === "" ? "$TMPDIR" : null;
  const cut = head.lastIndexOf("/");
  if (cut < 0) return head.startsWith("~") ? null : ".";
  return cut === 0 ? "/" : head.slice(0, cut);
}

function waysOf(pieces: readonly WordPiece[], unknowns: readonly UnknownPiece[]): readonly string[] {
  const [only] = unknowns;
  if (only === undefined || unknowns.length > 1) return [];
  const place = pieces.indexOf(only);
  if (pieces[place + 1]?.text.startsWith("/") !== true) return [];
  const before = pieces.slice(0, place).map(({ text }) => text);
  return only.candidates.filter((text) => /[*?[]/.test(text)).map((text) => [...before, text].join(""));
}

/** `$HOME/x` behind other text (`@$HOME/x`, `${HOME:-/y}/x`): the variable is the home directory as a rule. */
function atHome(pieces: readonly WordPiece[]): readonly string[] {
  const [first, ...rest] = pieces.filter(({ text }) => text !== "");
  if (first?.kind !== "unknown" || !/^"?\$\{?HOME\b/.test(first.text)) return [];
  if (rest.some(({ kind }) => kind === "unknown")) return ["~/"];
  return [`~${rest.map(({ text }) => text).join("")}`];
}

function candidatesOf(pieces: readonly WordPiece[], unknowns: readonly UnknownPiece[], head: string): string[] {
  const found: string[] = [];
  const cut = head.lastIndexOf("/");
  if (cut >= 0) found.push(head.slice(0, cut + 1));
  for (const unknown of unknowns) {
    for (const candidate of unknown.candidates) {
      if (unknowns.length === 1)
        found.push(pieces.map((piece) => (piece === unknown ? candidate : piece.text)).join(""));
      if (unknowns.length > 1 || unknown.splits || (head !== "" && isPathShaped(candidate))) found.push(candidate);
    }
  }
  return [...new Set(found)].filter((path) => path !== "" && path !== "-");
}
