import type { LookupWords } from "../compile/command-index.ts";
import { type CanonicalUnit, canonicalWords } from "../pattern/canonical-words.ts";
import { bareName } from "../pattern/program-synonyms.ts";
import type { PreparedForm } from "../pattern/wildcard.ts";
import { joinedValue } from "../pattern/word-pattern.ts";
import type { CommandSubject } from "./subject.ts";

/** Units with more words than these look at all rules of their program. */
const MAX_PAIRS = 64;

/** The words by which a unit finds rules; `null`: its first word is not fixed, so that every rule is looked at. */
export function lookupWords(forms: readonly PreparedForm[], subject: CommandSubject): LookupWords | null {
  const programs: string[] = [];
  const pairs: string[] = [];
  let known = true;
  const add = (list: string[], word: string): void => {
    if (!list.includes(word)) list.push(word);
  };
  for (const { text, holes } of forms) {
    const first = wordEnd(text, 0);
    if (holes.some(({ start, words }) => start < first || (start === first && !words))) return null;
    const program = text.slice(0, first);
    add(programs, program);
    const second = wordEnd(text, first + 1);
    if (holes.some(({ start }) => start <= second)) known = false;
    else if (first < text.length) add(pairs, text.slice(0, second));
  }
  const canonical = subject.words && canonicalWords(subject.words);
  if (canonical) {
    add(programs, canonical.program);
    if (canonical.words.length > MAX_PAIRS) known = false;
    else if (known) known = addWords(canonical, (pair) => add(pairs, pair));
  }
  if (subject.command) {
    const names = [subject.command.programName, bareName(subject.command.programName)];
    const [word] = known ? subject.command.positionals() : [];
    if (word === null) known = false;
    for (const name of names) {
      add(programs, name);
      if (typeof word === "string") add(pairs, `${name} ${word}`);
    }
  }
  return { programs, pairs: known ? pairs : null };
}

function wordEnd(text: string, from: number): number {
  const blank = text.indexOf(" ", from);
  return blank < 0 ? text.length : blank;
}

/** @returns whether every word is fixed. */
function addWords({ words, program, texts }: CanonicalUnit, add: (pair: string) => void): boolean {
  for (const word of words) {
    const [text] = word.form;
    if (word.form.length !== 1 || typeof text !== "string") return false;
    const value = word.role === "option" ? joinedValue(word, texts) : text;
    if (value !== null) add(`${program} ${value}`);
  }
  return true;
}
