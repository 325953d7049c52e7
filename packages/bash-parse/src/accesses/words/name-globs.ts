/**
 * The globs for last names in a glob for whole paths whose wildcards also stand for slashes (`-path` of `find`): what a path
 * that it matches certainly ends in. `null`: anything.
 */
export function namesOfPathGlob(glob: string): readonly string[] | null {
  const last = glob.slice(glob.lastIndexOf("/") + 1);
  const wildcard = Math.max(last.lastIndexOf("*"), last.lastIndexOf("?"), last.lastIndexOf("]"));
  return known(wildcard < 0 ? last : `*${last.slice(wildcard + 1)}`);
}

/** A glob for last names (`-name` of `find`, `--include` of `grep`). */
export function namesOfGlob(glob: string): readonly string[] | null {
  return known(glob);
}

/** A glob of `rg -g`: `*.ts`, `src/**`, `*.{ts,tsx}`. */
export function namesOfIgnoreGlob(glob: string): readonly string[] | null {
  const braces = /^([^{}]*)\{([^{}]*)\}([^{}]*)$/.exec(glob);
  const spellings = braces === null ? [glob] : (braces[2] ?? "").split(",").map((one) => braces[1] + one + braces[3]);
  return spellings.map(namesOfOne).reduce(eitherNames, []);
}

function namesOfOne(glob: string): readonly string[] | null {
  return /[{}]/.test(glob) ? null : known(glob.replace(/\/+$/, "").split("/").at(-1) ?? "");
}

/** What one or the other lets through. */
export function eitherNames(one: readonly string[] | null, other: readonly string[] | null): readonly string[] | null {
  return one === null || other === null ? null : [...new Set([...one, ...other])];
}

/** What both let through, or a little more. */
export function bothNames(one: readonly string[] | null, other: readonly string[] | null): readonly string[] | null {
  return one ?? other;
}

function known(glob: string): readonly string[] | null {
  return glob === "" || /^\*+$/.test(glob) || /[\\/]/.test(glob) ? null : [glob];
}
