/** Whether a path says by itself where it is: `/a`, `C:/a`. */
export function isAbsolute(path: string): boolean {
  return path.startsWith("/") || /^[A-Za-z]:[\\/]/.test(path);
}

/**
 * A path joined to a base and normalised: no `.`, no `..`, no doubled or trailing slash. The base is absolute.
 * `..` above the root stays at the root, as in the kernel.
 */
export function joinPath(base: string, path: string): string {
  return normalisePath(isAbsolute(path) ? path : `${base}/${path}`);
}

/** An absolute path without `.`, `..`, doubled or trailing slashes. Backslashes behind a drive letter become slashes. */
export function normalisePath(path: string): string {
  const drive = /^[A-Za-z]:(?=[\\/])/.exec(path)?.[0] ?? "";
  const rest = drive === "" ? path : path.slice(drive.length).replaceAll("\\", "/");
  if (drive === "" && isPlain(path)) return path;
  const kept: string[] = [];
  for (const part of rest.split("/")) {
    if (part === "" || part === ".") continue;
    if (part === "..") kept.pop();
    else kept.push(part);
  }
  return `${drive}/${kept.join("/")}`;
}

/** Whether `path` is `directory` or stands below it. Both are absolute and normalised. */
export function isWithin(path: string, directory: string): boolean {
  return path === directory || path.startsWith(directory.endsWith("/") ? directory : `${directory}/`);
}

/** The way from a directory down to a path within it: `a/b`, or `.` for the directory itself. */
export function pathBelow(path: string, directory: string): string {
  if (path === directory) return ".";
  return path.slice(directory.endsWith("/") ? directory.length : directory.length + 1);
}

/** The directory that a path stands in; the root is its own. */
export function parentOf(path: string): string {
  const at = path.lastIndexOf("/");
  if (at < 0) return path;
  return at === 0 || path[at - 1] === ":" ? path.slice(0, at + 1) : path.slice(0, at);
}

function isPlain(path: string): boolean {
  return path.startsWith("/") && !path.includes("//") && !path.includes("/.") && (path === "/" || !path.endsWith("/"));
}
