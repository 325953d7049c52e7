/**
 * Whether a text has the shape of a path: `/…`, `~…`, `./…`, `..`, `../…`, a `/../` within, or a Windows drive.
 *
 * @see semantics 4.2
 */
export function isPathShaped(text: string): boolean {
  return /^(?:\/|~|\.\.?\/|\.\.$|[A-Za-z]:[\\/])|\/\.\.(?:\/|$)/.test(text);
}

/**
 * Whether a text is a URL of something that is not a file here (`https://…`, `s3://…`). One with a `..` inside is not: for
 * a program that takes only paths it may lead anywhere.
 */
export function isRemoteUrl(text: string): boolean {
  return /^[A-Za-z][A-Za-z0-9+.-]*:\/\//.test(text) && !isFileUrl(text) && !/\/\.\.(?:\/|$)/.test(text);
}

export function isFileUrl(text: string): boolean {
  return /^fileb?:\/\//i.test(text);
}

/**
 * The path of a file URL: `file:///a%20b` → `/a b`, `file://localhost/a` → `/a`, `file://a.json` (as cloud tools write it) → `a.json`.
 */
export function fileUrlPath(url: string): string {
  const rest = url
    .replace(/^fileb?:\/\//i, "")
    .replace(/^localhost(?=\/)/i, "")
    .replace(/[?#].*$/, "");
  try {
    return decodeURIComponent(rest);
  } catch {
    return rest;
  }
}
