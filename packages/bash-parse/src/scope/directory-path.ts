/** A longer path than this is not followed. */
const LONGEST = 256;

/**
 * The directory that `target` names from `from`, in the symbolic form of `Directories`; `null` where the text does not fix it.
 *
 * @param target Decoded; `~` in front stands for the home directory.
 */
export function resolveDirectory(from: string | null, target: string): string | null {
  if (target.length > LONGEST) return null;
  if (target.startsWith("/")) return normalise(target);
  if (target === "~" || target.startsWith("~")) return normalise(target);
  if (from === null) return null;
  if (target === "") return from;
  if (from.length + target.length > LONGEST) return null;
  // What is known of a directory is in this form, so that a step down needs no more.
  if (from !== "." && PLAIN.test(target)) return from === "/" ? `/${target}` : `${from}/${target}`;
  return normalise(from === "." ? target : `${from}/${target}`);
}

/** One name that is not `.` or `..`. */
const PLAIN = /^[^./~][^/]*$/;

/** Removes `.`, doubled slashes and `..` where something stands before them. */
function normalise(path: string): string {
  const absolute = path.startsWith("/");
  const parts: string[] = [];
  for (const part of path.split("/")) {
    if (part === "" || part === ".") continue;
    const last = parts.at(-1);
    if (part !== "..") parts.push(part);
    else if (last !== undefined && last !== ".." && !(parts.length === 1 && last.startsWith("~"))) parts.pop();
    else if (!absolute) parts.push("..");
  }
  if (absolute) return `/${parts.join("/")}`;
  return parts.length === 0 ? "." : parts.join("/");
}
