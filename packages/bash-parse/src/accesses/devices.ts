const ALWAYS: ReadonlySet<string> = new Set(["/dev/null", "/dev/stdin", "/dev/stdout", "/dev/stderr", "/dev/tty"]);

const WHEN_READ: ReadonlySet<string> = new Set([
  "/dev/urandom",
  "/dev/random",
  "/dev/zero",
  "/proc/cpuinfo",
  "/proc/meminfo",
  "/proc/version",
]);

/**
 * Whether an access of this path never counts, because nothing of the person's is behind it: `/dev/null`, `/dev/fd/2`, and
 * for a read alone `/dev/urandom`, `/proc/cpuinfo` and their like.
 *
 * @param path Absolute and normalised; anything else gives `false`.
 * @see semantics 4.8
 */
export function isDevice(path: string, access: "read" | "write" | "execute" | "unknown"): boolean {
  if (ALWAYS.has(path) || /^\/dev\/fd\/\d+$/.test(path)) return true;
  return access === "read" && WHEN_READ.has(path);
}
