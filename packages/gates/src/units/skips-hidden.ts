import type { BashCommand } from "@bashgate/bash-parse";

/** Searches that pass over names with a leading dot, with the options that make them look there too. */
const SEARCHES: ReadonlyMap<string, readonly string[]> = new Map([
  ["rg", ["-.", "--hidden", "-u", "--unrestricted"]],
  ["ag", ["--hidden", "-u", "--unrestricted", "-a", "--all-types"]],
  ["fd", ["-H", "--hidden", "-u", "--unrestricted"]],
  ["fdfind", ["-H", "--hidden", "-u", "--unrestricted"]],
]);

/** Whether a search leaves hidden files alone: no option, and no unknown word that could be one, says otherwise. */
export function skipsHidden(unit: BashCommand): boolean {
  const options = SEARCHES.get(unit.programName);
  if (options === undefined || unit.extraArgs !== null || unit.hasFlag(...options)) return false;
  return !unit.args.some((token) => token.dynamic && !/^[^-$`]/.test(token.text));
}
