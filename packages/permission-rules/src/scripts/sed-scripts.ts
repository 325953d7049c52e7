import type { FormWord } from "../evaluate/subject.ts";

/**
 * The scripts that options of `sed` give: `-e S`, `-eS`, `-ne S`, `--expression=S`. Where there is one, no operand is a script.
 *
 * @returns `null` where one of them is not known.
 */
export function sedScripts(words: readonly FormWord[] | null): readonly string[] | null {
  const scripts: string[] = [];
  let next = false;
  for (const { form, role } of words?.slice(1) ?? []) {
    const [text] = form;
    const whole = form.length === 1 && typeof text === "string" ? text : null;
    if (next) {
      if (whole === null) return null;
      scripts.push(whole);
      next = false;
      continue;
    }
    if (role !== "option") continue;
    const head = typeof text === "string" ? /^(--expression(=|$)|-[nErsuz]*e)/.exec(text)?.[0] : undefined;
    if (head === undefined) continue;
    if (whole === null) return null;
    if (head === whole && !head.endsWith("=")) next = true;
    else scripts.push(whole.slice(head.length));
  }
  return next ? null : scripts;
}
