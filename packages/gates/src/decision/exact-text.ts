import type { BashCommand } from "@bashgate/bash-parse";

/**
 * A unit to the letter, for an approval of exactly this: where it runs, the variables that may change what runs, the unit
 * as written with its redirects, and the bodies of its heredocs, so that another body is another question (semantics 5.1).
 *
 * @returns `null` where no text says exactly what runs: the directory is not certain.
 */
export function exactTextOf(unit: BashCommand): string | null {
  const { main, alternatives } = unit.directories;
  if (main === null || alternatives.some(({ path }) => path !== main)) return null;
  const place = main === "." ? "" : `cd ${main} && `;
  const variables = unit.environment.map(({ raw }) => `${raw} `).join("");
  const own = unit.assignments.length > 0 ? unit.raw : `${variables}${unit.raw}`;
  const bodies = unit.redirects.map((redirect) => redirect.heredoc?.text).filter((text) => text !== undefined);
  return [`${place}${own}`, ...bodies].join("\n");
}
