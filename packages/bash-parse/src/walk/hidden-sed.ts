import { sedRunsShell } from "../accesses/programs/sed-files.ts";
import type { ShellUnit } from "../units/shell-unit.ts";

/**
 * Why a `sed` runs shell code; `null` if its scripts run none. GNU sed gives a shell what its `e` command names, or the
 * line that it is at.
 */
export function hiddenInSed({ programName, args }: ShellUnit): string | null {
  if (programName !== "sed" && programName !== "gsed") return null;
  return scriptsOf(args.map(({ text }) => text)).some(sedRunsShell) ? "its script runs shell code" : null;
}

/** The values of `-e`, or else the first operand. A script file is not looked into. */
function scriptsOf(words: readonly string[]): readonly string[] {
  const scripts: string[] = [];
  let fromOptions = false;
  let operand: string | null = null;
  for (let place = 0; place < words.length; place++) {
    const word = words[place] ?? "";
    const option = /^(?:-[nrEsuzb]*([ef])|--(exp\w*|fil\w*)(?==|$))=?([\s\S]*)$/.exec(word);
    if (option !== null) {
      fromOptions = true;
      const [, letter = "", long = "", attached = ""] = option;
      const isAttached = attached !== "" || word.includes("=");
      const value = isAttached ? attached : (words[++place] ?? "");
      if (letter === "e" || long.startsWith("exp")) scripts.push(value);
    } else if (operand === null && (!word.startsWith("-") || word === "-")) operand = word;
  }
  return fromOptions || operand === null ? scripts : [operand];
}
