// A command follows these directly.
const BEFORE_COMMAND = ["!", "time", "coproc", "if", "then", "elif", "else", "while", "until", "do", "{"];
// After these stands no command, but a name, a word or the end of a construct.
const OTHER = ["for", "select", "case", "function", "in", "esac", "fi", "done", "}"];

const KEYWORDS: ReadonlySet<string> = new Set([...BEFORE_COMMAND, ...OTHER]);

/** Whether bash takes the word, unquoted and where a command may begin, as a keyword and never as a program. */
export function isKeyword(word: string): boolean {
  return KEYWORDS.has(word);
}

const BLANKS = /(?:[ \t]|\\\n)*/y;
// A name, if a compound command follows it.
const COPROC_NAME = /[ \t]+[A-Za-z_]\w*(?=[ \t]+(?:[{(]|\[\[|(?:if|for|while|until|case|select)[\s;]))/y;
const WORD = /[^ \t\n;&|()<>]+/y;

/**
 * Where the first word behind keywords stands: `time -p ! rm` → the offset of `rm`.
 *
 * @param start Offset of the first keyword.
 * @returns `null` if no command follows on that line.
 */
export function afterKeywords(text: string, start: number): number | null {
  let position = start;
  let previous = "";
  for (;;) {
    position += lengthAt(BLANKS, text, position);
    const word = text.slice(position, position + lengthAt(WORD, text, position));
    if (word === "") return null;
    const optionOfTime = previous === "time" && (word === "-p" || word === "--");
    if (!optionOfTime) {
      if (!BEFORE_COMMAND.includes(word)) return OTHER.includes(word) ? null : position;
      previous = word;
    }
    position += word.length;
    if (word === "coproc") position += lengthAt(COPROC_NAME, text, position);
  }
}

function lengthAt(pattern: RegExp, text: string, position: number): number {
  pattern.lastIndex = position;
  return pattern.exec(text)?.[0].length ?? 0;
}
