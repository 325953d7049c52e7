/** Blanks, plain words, quotes without expansions, descriptor redirects and the operators `;`, `&&`, `||`, `|`. */
const PLAIN =
  /^(?:[ \t]|;(?!;)|&&|\|\|?(?!&)|[0-9]?>&[0-9](?![\w])|'[^'\n]{0,1024}'|"[^"$`\\\n!]{0,1024}"|[A-Za-z0-9_@%+=:,./-])*$/;

const RESERVED =
  /(?:^|[;&|\s])(?:if|then|elif|else|fi|for|while|until|do|done|case|esac|in|function|select|time|coproc)(?=$|[\s;&|])/;

/** Whether a text is so plain that one reader is enough (semantics 1.6). */
export function isPlainText(text: string): boolean {
  return text.length <= 4096 && PLAIN.test(text) && !RESERVED.test(text);
}
