const PATH_SURFACES: ReadonlySet<string> = new Set([
  "path",
  "external_directory",
  "read",
  "write",
  "edit",
  "grep",
  "find",
  "ls",
]);

/** Tools of known agents: near to our surfaces' names, yet no misspellings of them. */
const OTHER_SURFACES: ReadonlySet<string> = new Set(
  `* bash mcp skill task patch apply_patch multiedit glob list fetch webfetch websearch todo todowrite todoread question lsp batch
  notebook memory agent plan`.split(/\s+/),
);

/** Whether a surface's rules are path patterns. */
export function isPathSurface(surface: string): boolean {
  return PATH_SURFACES.has(surface);
}

/** The surface whose rules count where this one has none of its own, or `null` (semantics 4.3). */
export function fallbackSurface(surface: string): string | null {
  if (surface === "edit") return "write";
  return surface === "grep" || surface === "find" || surface === "ls" ? "read" : null;
}

/** The surface that was meant by a name one slip away from it; `null` where the name may well be a tool's own. */
export function meantSurface(surface: string): string | null {
  if (PATH_SURFACES.has(surface) || OTHER_SURFACES.has(surface)) return null;
  const lower = surface.toLowerCase();
  const known = ["bash", "mcp", "skill", ...PATH_SURFACES].filter((name) => name.length > 2);
  return known.find((name) => lower === name || (name.length > 3 && isOneSlip(lower, name))) ?? null;
}

/** One letter added, left out or changed, or two neighbours swapped. */
export function isOneSlip(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 1 || word === other) return false;
  let at = 0;
  while (at < word.length && word[at] === other[at]) at++;
  const rest = word.slice(at);
  const otherRest = other.slice(at);
  if (rest.slice(1) === otherRest || rest === otherRest.slice(1) || rest.slice(1) === otherRest.slice(1)) return true;
  return (
    rest.length > 1 && rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2)
  );
}
