import type { BashCommand } from "@bashgate/bash-parse";

/** Verbs of `bashgate` that only read. */
const READING_VERBS: ReadonlySet<string> = new Set([
  "check",
  "doctor",
  "explain",
  "help",
  "lint",
  "parse",
  "replay",
  "status",
  "suggest",
  "test",
  "version",
]);

/**
 * Whether a unit is a call of `bashgate` that may change policy, trust, approvals or hooks (semantics 3.11): any verb but
 * those that only read, so that a verb that is not known here is asked about.
 */
export function changesBashgate(unit: BashCommand): boolean {
  const words = wordsBehindBashgate(unit);
  if (words === null) return false;
  const verb = words.find((token) => token.dynamic || !token.text.startsWith("-"));
  // Options may take the verb's place as their value (`bashgate --cwd check trust`), so every word is looked at then.
  const first = words[0];
  if (verb === undefined) return unit.extraArgs !== null;
  if (first !== verb) return words.some((token) => !token.text.startsWith("-"));
  return verb.dynamic || !READING_VERBS.has(verb.text);
}

function wordsBehindBashgate(unit: BashCommand): BashCommand["args"] | null {
  if (isBashgate(unit.programName)) return unit.args;
  if (unit.inner?.kind !== "runner" && !STARTERS.has(unit.programName)) return null;
  const place = unit.args.findIndex((token) => isBashgate(token.text) || BUILT.test(token.text));
  return place < 0 ? null : unit.args.slice(place + 1);
}

/** Programs that start a package's program by its name or file, though they are mostly used for other things. */
const STARTERS: ReadonlySet<string> = new Set("node bun deno tsx npm pnpm yarn npx corepack".split(" "));

/** The file of the program within its package. */
const BUILT = /(?:^|\/)(?:@bashgate\/cli\/.*|bashgate(?:\.m?js)?)$/;

/** The program, its package, and both with a version. */
function isBashgate(name: string): boolean {
  return /^(?:@bashgate\/cli|bashgate)(?:@[^/]*)?(?:\.js|\.cmd|\.exe)?$/.test(name);
}
