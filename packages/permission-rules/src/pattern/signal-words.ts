import type { FormWord } from "../evaluate/subject.ts";

const SENDERS: ReadonlySet<string> = new Set(["kill", "pkill", "killall", "skill"]);
const OPTION = /^(?:-[sn]|--signal)(?:=?(.+))?$/;

/** Signals in their short spelling: `kill -s KILL 1` and `kill --signal=KILL 1` are `kill -KILL 1`. */
export function withShortSignals(program: string, words: readonly FormWord[]): readonly FormWord[] {
  if (!SENDERS.has(program)) return words;
  const short: FormWord[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as FormWord;
    const option = word.role === "option" ? OPTION.exec(literal(word)) : null;
    const signal = option?.[1] ?? (option ? literal(words[at + 1]) : "");
    if (!/^[A-Za-z0-9]+$/.test(signal)) short.push(word);
    else {
      short.push({ form: [`-${signal.toUpperCase()}`], role: "option", argument: "none" });
      if (option?.[1] === undefined) at++;
    }
  }
  return short;
}

function literal(word: FormWord | undefined): string {
  const [text] = word?.form ?? [];
  return word?.form.length === 1 && typeof text === "string" ? text : "";
}
