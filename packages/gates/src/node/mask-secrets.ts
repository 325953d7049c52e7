/** Words behind which a value is a secret: `--password x`, `token=x`, `API_KEY: x`. */
const NAMES =
  "(?:pass(?:word|wd|phrase)?|secret|token|api[-_]?key|access[-_]?key|private[-_]?key|credentials?|auth(?:orization)?)(?![a-z])";

const VALUE = `(?:'[^']*'|"[^"]*"|[^\\s"'&;|]+)`;

const PATTERNS: readonly (readonly [RegExp, string])[] = [
  // Authorization: Bearer value
  [/\b((?:bearer|basic)\s+)[A-Za-z0-9._~+/=-]{8,}/gi, "$1***"],
  // NAME=value, --name=value, "name": "value"
  [new RegExp(`([\\w-]*${NAMES}[\\w-]*["']?\\s*[=:]\\s*)${VALUE}`, "gi"), "$1***"],
  // --name value
  [new RegExp(`(--?[\\w-]*${NAMES}[\\w-]*\\s+)(?!-)${VALUE}`, "gi"), "$1***"],
  // scheme://user:secret@host
  [/(\b[a-z][a-z0-9+.-]*:\/\/[^\s:/@"']*:)[^\s@"']+(?=@)/gi, "$1***"],
  // keys that tell themselves
  [/\b(gh[pousr]_|github_pat_|glpat-|sk-|xox[abprs]-|AKIA|ASIA|AIza|npm_)[A-Za-z0-9_-]{8,}/g, "$1***"],
];

/** A text in which what looks like a secret is `***`. A best effort for a log, not a promise. */
export function maskSecrets(text: string): string {
  return PATTERNS.reduce((masked, [pattern, replacement]) => masked.replace(pattern, replacement), text);
}
