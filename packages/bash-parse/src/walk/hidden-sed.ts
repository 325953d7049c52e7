import { sedRunsShell } from "../accesses/programs/sed-files.ts";
import type { ShellUnit } from "../units/shell-unit.ts";
import type { Token } from "../words/token.ts";

/**
 * Why a `sed` runs code that its text does not show, or shell code; `null` if its scripts do neither. GNU sed gives a shell
 * what its `e` command names, or the line that it is at.
 */
export function hiddenInSed({ programName, args }: ShellUnit): string | null {
  if (programName !== "sed" && programName !== "gsed") return null;
  const scripts = scriptsOf(args);
  if (scripts.some(({ text }) => sedRunsShell(text))) return "its script runs shell code";
  const output = scripts.find(isOutput);
  return output === undefined ? null : `runs code from \`${output.raw}\``;
}

/** The values of `-e`, or else the first operand. A script file is not looked into. */
function scriptsOf(words: readonly Token[]): readonly Token[] {
  const scripts: Token[] = [];
  let fromOptions = false;
  let operand: Token | null = null;
  for (let place = 0; place < words.length; place++) {
    const word = words[place];
    if (word === undefined) continue;
    const option = /^(?:-[nrEsuzb]*([ef])|--(exp\w*|fil\w*)(?:=|$))/.exec(word.text);
    if (option !== null) {
      fromOptions = true;
      const [head, letter, long = ""] = option;
      const isAttached = head.endsWith("=") || head.length < word.text.length;
      const value = isAttached ? word.tail(head.length) : words[++place];
      if (value !== undefined && (letter === "e" || long.startsWith("exp"))) scripts.push(value);
    } else if (operand === null && (!word.text.startsWith("-") || word.text === "-")) operand = word;
  }
  return fromOptions || operand === null ? scripts : [operand];
}

/** Nothing but what a command prints. */
function isOutput({ fragments }: Token): boolean {
  return (
    fragments.length > 0 &&
    fragments.every(({ kind, text }) => (kind === "unknown" ? /^(?:\$\(|`)/.test(text) : text === ""))
  );
}
