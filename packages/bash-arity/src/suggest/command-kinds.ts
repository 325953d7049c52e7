import { programNames } from "../prefix/find-program.ts";
import { PRIVILEGED, REPEATING, RISKY, RUNNERS, RUNS_CODE, TRANSPARENT } from "../table/command-kinds.ts";

/** Which programs run what, as a suggestion needs it: options by wrapper, prefixes of the rest. */
export interface CommandKinds {
  readonly transparent: ReadonlyMap<string, string>;
  readonly repeating: ReadonlyMap<string, string>;
  readonly privileged: ReadonlyMap<string, string>;
  readonly runners: ReadonlyMap<string, string>;
  readonly runsCode: ReadonlySet<string>;
  readonly risky: ReadonlySet<string>;
}

/** A program's kind with the grammar of its options. */
export interface WrapperMatch {
  readonly kind: "transparent" | "repeating" | "privileged";
  readonly grammar: string;
}

export function builtinKinds(): CommandKinds {
  return {
    transparent: new Map(Object.entries(TRANSPARENT)),
    repeating: new Map(Object.entries(REPEATING)),
    privileged: new Map(Object.entries(PRIVILEGED)),
    runners: new Map(Object.entries(RUNNERS)),
    runsCode: RUNS_CODE,
    risky: RISKY,
  };
}

export function findWrapper(program: string, kinds: CommandKinds): WrapperMatch | null {
  for (const name of programNames(program)) {
    for (const kind of ["privileged", "repeating", "transparent"] as const) {
      const grammar = kinds[kind].get(name);
      if (grammar !== undefined) return { kind, grammar };
    }
  }
  return null;
}

/** How many leading words of a path make up a runner (`npm exec` 2), with the grammar of its options. */
export function findRunner(
  path: readonly string[],
  kinds: CommandKinds,
): { readonly words: number; readonly grammar: string } | null {
  for (let words = Math.min(path.length, 3); words > 0; words--) {
    const grammar = kinds.runners.get(path.slice(0, words).join(" "));
    if (grammar !== undefined) return { words, grammar };
  }
  return null;
}

/** Whether a path, a word at a time, begins with a prefix of the set. */
export function beginsWithAny(path: readonly string[], prefixes: ReadonlySet<string>): boolean {
  return path.some((_, index) => prefixes.has(path.slice(0, index + 1).join(" ")));
}
