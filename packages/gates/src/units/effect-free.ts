import type { BashCommand } from "@bashgate/bash-parse";

/**
 * Whether a unit has no effect of its own, by its program and options (semantics 3.5). The list is closed. Where it writes
 * by a redirect, runs inside a wrapper or under a variable that can change what runs is for the caller to see.
 */
export function isEffectFree(name: string, unit: BashCommand): boolean {
  if (unit.program === null) return unit.programName === "";
  return ALWAYS.has(name) || (WITH_OPTIONS.get(name)?.(unit) ?? false);
}

const ALWAYS: ReadonlySet<string> = new Set(
  ": true false test [ [[ (( cd pushd popd dirs pwd exit return break continue shift wait jobs type umask read getopts let".split(
    " ",
  ),
);

const WITH_OPTIONS: ReadonlyMap<string, (unit: BashCommand) => boolean> = new Map([
  ["command", (unit) => ["-v", "-V"].includes(unit.args[0]?.text ?? "")],
  ["mapfile", (unit) => !unit.hasFlag("-C")],
  ["local", declaresVariables],
  ["declare", declaresVariables],
  ["typeset", declaresVariables],
  ["readonly", declaresVariables],
  ["export", declaresVariables],
  ["unset", declaresVariables],
  ["set", setsPlainOptions],
  ["shopt", setsPlainShellOptions],
]);

/** Functions are another matter: `export -f`, `unset -f`. */
function declaresVariables(unit: BashCommand): boolean {
  return !unit.args.some((token) => /^[-+][A-Za-z]*[fF]/.test(token.text));
}

const SET_OPTIONS: ReadonlySet<string> = new Set(["pipefail", "errexit", "nounset"]);

/** `set -eu`, `set -euo pipefail`, `set +x`. Positional parameters and other options are not among them. */
function setsPlainOptions(unit: BashCommand): boolean {
  let expectsName = false;
  for (const token of unit.args) {
    if (token.dynamic) return false;
    if (expectsName) {
      if (!SET_OPTIONS.has(token.text)) return false;
      expectsName = false;
    } else if (/^[-+][eufvx]*o$/.test(token.text)) expectsName = true;
    else if (!/^[-+][eufvx]+$/.test(token.text)) return false;
  }
  return unit.args.length > 0 && !expectsName;
}

const SHELL_OPTIONS: ReadonlySet<string> = new Set(["nullglob", "globstar", "extglob", "failglob", "inherit_errexit"]);

function setsPlainShellOptions(unit: BashCommand): boolean {
  const names = unit.args.filter((token) => !/^-[suq]+$/.test(token.text));
  return names.length > 0 && names.every((token) => !token.dynamic && SHELL_OPTIONS.has(token.text));
}
