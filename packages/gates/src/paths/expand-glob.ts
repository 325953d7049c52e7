import type { FileView } from "../files/file-view.ts";

/** Beyond so many names a glob is taken as one that cannot be listed. */
const LIMIT = 1000;

/**
 * What a glob stands for, through the file view. Names with a leading dot only match a part that begins with one.
 *
 * @param pattern Absolute and normalised.
 * @returns The paths, none if nothing is there; `null` where a directory cannot be listed, the pattern is of a kind that
 *   is not read here (`**`, extended globs), or there are too many.
 */
export function expandGlob(pattern: string, view: FileView): readonly string[] | null {
  if (/[?*+@!]\(|\*\*|\{/.test(pattern)) return null;
  let found: readonly string[] = [""];
  for (const part of pattern.split("/").slice(1)) {
    const next = isGlob(part) ? expandPart(found, part, view) : found.map((path) => `${path}/${part}`);
    if (next === null || next.length > LIMIT) return null;
    found = next;
  }
  return found.filter((path) => view.kind(path) !== "missing");
}

/** Whether a part of a path holds a glob. */
function isGlob(text: string): boolean {
  return /[*?[]/.test(text);
}

function expandPart(bases: readonly string[], part: string, view: FileView): readonly string[] | null {
  const matcher = globMatcher(part);
  const found: string[] = [];
  for (const base of bases) {
    const kind = view.kind(base === "" ? "/" : base);
    if (kind === "missing" || kind === "file") continue;
    const names = view.list(base === "" ? "/" : base);
    if (names === null) return null;
    for (const name of names) if (matcher(name)) found.push(`${base}/${name}`);
    // Shells before bash 5.2 take the directory above for a match of `.*`.
    if (matcher("..")) found.push(base.slice(0, Math.max(0, base.lastIndexOf("/"))));
  }
  return found;
}

type Matcher = "any-run" | ((char: string) => boolean);

/**
 * Whether a name matches one part of a glob. Greedy with one place to fall back to, so the cost is the two lengths
 * multiplied whatever the pattern.
 *
 * @param dots Names with a leading dot match a part without one, too.
 */
export function globMatcher(part: string, dots = false): (name: string) => boolean {
  const dotted = dots || part.startsWith(".");
  const matchers = readGlob(part);
  return (name) => {
    if (!dotted && name.startsWith(".")) return false;
    let at = 0;
    let star = -1;
    let resume = 0;
    for (let read = 0; read < name.length; ) {
      const matcher = matchers[at];
      if (matcher === "any-run") {
        star = at++;
        resume = read;
      } else if (matcher?.(name[read] ?? "")) {
        at++;
        read++;
      } else if (star >= 0) {
        at = star + 1;
        read = ++resume;
      } else return false;
    }
    while (matchers[at] === "any-run") at++;
    return at === matchers.length;
  };
}

function readGlob(part: string): readonly Matcher[] {
  const matchers: Matcher[] = [];
  for (let at = 0; at < part.length; at++) {
    const char = part[at] ?? "";
    const close = char === "[" ? part.indexOf("]", at + (/^\[[!^]?\]/.test(part.slice(at)) ? 3 : 2)) : -1;
    if (char === "*") matchers.push("any-run");
    else if (char === "?") matchers.push(() => true);
    else if (close > 0) {
      matchers.push(classMatcher(part.slice(at + 1, close)));
      at = close;
    } else matchers.push((other) => other === char);
  }
  return matchers;
}

/** A class that is not understood (`[[:alpha:]]`) takes any character: more is judged then, not less. */
function classMatcher(inner: string): (char: string) => boolean {
  if (inner.includes("[")) return () => true;
  const negated = /^[!^]/.test(inner);
  const members = negated ? inner.slice(1) : inner;
  const isMember = (char: string): boolean => {
    for (let at = 0; at < members.length; at++) {
      const from = members[at] ?? "";
      const to = members[at + 1] === "-" ? members[at + 2] : undefined;
      if (to === undefined ? char === from : char >= from && char <= to) return true;
      if (to !== undefined) at += 2;
    }
    return false;
  };
  return (char) => isMember(char) !== negated;
}
