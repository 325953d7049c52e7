/**
 * Whether a sed script only prints: no `w`, `W`, `r`, `R`, `e`, `s///w`, `s///e`, and nothing that this reader does not know.
 *
 * @see sed(1), GNU sed 4.9: addresses, commands and flags of `s`
 */
export function sedReadsOnly(script: string): boolean {
  let rest = script;
  for (;;) {
    rest = rest.replace(/^[\s;{}]+/, "");
    if (rest === "") return true;
    if (rest.startsWith("#")) {
      rest = rest.replace(/^[^\n]*/, "");
      continue;
    }
    const after = skipCommand(skipAddresses(rest));
    if (after === null) return false;
    rest = after;
  }
}

// A delimiter in brackets ends the expression for some readers and not for others: such scripts are not known.
const BRACKETS = String.raw`\[\^?\]?(?:\[:[a-z]+:\]|[^\][\n])*\]`;
const EXPRESSION = String.raw`\/(?:\\[\s\S]|(?!\[[^\]]*\/)${BRACKETS}|[^/\\[\n])+\/[IM]*`;
const AT_BRACKETS = new RegExp(`^${BRACKETS}`);
const ADDRESS = new RegExp(String.raw`^(?:\d+(?:~\d+)?|\$|${EXPRESSION})`);
const SECOND = new RegExp(String.raw`^(?:[+~]\d+|\d+|\$|${EXPRESSION})`);

function skipAddresses(text: string): string {
  const first = ADDRESS.exec(text);
  if (!first) return text;
  let rest = text.slice(first[0].length).replace(/^[ \t]+/, "");
  if (rest.startsWith(",")) {
    const second = SECOND.exec(rest.slice(1).replace(/^[ \t]+/, ""));
    if (!second) return text;
    rest = rest
      .slice(1)
      .replace(/^[ \t]+/, "")
      .slice(second[0].length);
  }
  return rest.replace(/^[ \t]*!?[ \t]*/, "");
}

/** The text behind one command; `null` for one that may write or run, or that is not known. */
function skipCommand(text: string): string | null {
  if (text.startsWith("{")) return text.slice(1);
  const plain = /^(?:[pPdDnNgGhHxz=lF]|[qQ][ \t]*\d*)[ \t]*(?=$|[;}\n])/.exec(text);
  if (plain) return text.slice(plain[0].length);
  const delimiter = text.charAt(1);
  if (!/^[sy]$/.test(text.charAt(0)) || !/^[/|,:#@!%+~_]$/.test(delimiter)) return null;
  const pattern = skipTo(text, 2, delimiter);
  const replacement = pattern === null ? null : skipTo(text, pattern, delimiter);
  if (replacement === null) return null;
  const flags = /^[gpiImM0-9]*[ \t]*(?=$|[;}\n])/.exec(text.slice(replacement));
  return flags ? text.slice(replacement + flags[0].length) : null;
}

/** The offset behind the next delimiter that is not escaped; `null` where one may stand in brackets. */
function skipTo(text: string, from: number, delimiter: string): number | null {
  for (let at = from; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === delimiter) return at + 1;
    if (char === "\\") at++;
    else if (char === "[") {
      const brackets = AT_BRACKETS.exec(text.slice(at))?.[0];
      if (brackets === undefined || brackets.includes(delimiter)) return null;
      at += brackets.length - 1;
    }
  }
  return null;
}
