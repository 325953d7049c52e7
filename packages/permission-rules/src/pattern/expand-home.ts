/** Puts the home directory for `~`, `$HOME` and `${HOME}` at the start of each word of a pattern. */
export function expandHome(pattern: string, home: string): string {
  if (!/[~$]/.test(pattern)) return pattern;
  const escaped = home.replace(/[\\*?]/g, "\\$&");
  return pattern.replace(/(^|\s)(?:~|\$HOME|\$\{HOME\})(?=\/|\s|$)/g, (_, before: string) => before + escaped);
}
