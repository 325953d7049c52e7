/**
 * A path in a tool's input as the host reads it: a leading `@` and `file://` are dropped, and blanks of other kinds than
 * the space are spaces.
 */
export function toolPath(written: string): string {
  const spaced = written.replaceAll(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, " ").trim();
  const bare = spaced.startsWith("@") ? spaced.slice(1) : spaced;
  if (!/^file:\/\//i.test(bare)) return bare;
  const path = bare.slice("file://".length).replace(/^localhost(?=\/)/i, "");
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
