import type { SourceText } from "../source/source-text.ts";
import { expandBraces } from "./expand-braces.ts";
import type { Fragment, WordItem } from "./fragment.ts";
import { Token } from "./token.ts";

/** Which expansions a word takes part in: an assignment's value has tildes behind colons, and no braces. */
export type WordRole = "argument" | "value";

/**
 * The tokens that one word becomes: none (an empty expansion), one, or several (braces, a literal value with blanks).
 *
 * @param start,end The word's place in `source`.
 */
export function expandWord(
  items: readonly WordItem[],
  start: number,
  end: number,
  source: SourceText,
  role: WordRole,
): readonly Token[] {
  const words = role === "argument" ? expandBraces(items) : [items];
  if (words === null) {
    const text = source.text.slice(start, end);
    return [
      new Token(
        [{ kind: "unknown", text, position: start, end, splits: true, producer: null, candidates: [] }],
        start,
        end,
        source,
      ),
    ];
  }
  const tokens: Token[] = [];
  for (const word of words) {
    let fragments: Fragment[] = [];
    for (const item of word) {
      if (item.kind !== "break") pushJoined(fragments, item);
      else if (fragments.length > 0) {
        tokens.push(new Token(expandTildes(fragments, role), start, end, source));
        fragments = [];
      }
    }
    if (fragments.length > 0) tokens.push(new Token(expandTildes(fragments, role), start, end, source));
  }
  return tokens;
}

/** Appends a fragment; neighbours of unquoted text that brace expansion cut apart are one again. */
function pushJoined(fragments: Fragment[], item: Fragment): void {
  const last = fragments.at(-1);
  if (last?.kind !== "bare" || item.kind !== "bare" || last.end !== item.position) fragments.push(item);
  else fragments[fragments.length - 1] = { ...last, text: last.text + item.text, end: item.end };
}

function expandTildes(fragments: readonly Fragment[], role: WordRole): readonly Fragment[] {
  const out: Fragment[] = [];
  fragments.forEach((fragment, place) => {
    if (fragment.kind !== "bare" || !fragment.text.includes("~")) {
      out.push(fragment);
      return;
    }
    const pattern = role === "value" ? /(^|:)(~[^/:]*)(?=[/:]|$)/g : /(^|^[A-Za-z_]\w*=|:)(~[^/:]*)(?=[/:]|$)/g;
    const assigns = role === "value" || /^[A-Za-z_]\w*=/.test(fragment.text);
    let from = 0;
    for (const match of fragment.text.matchAll(pattern)) {
      const [, before = "", tilde = ""] = match;
      const at = match.index + before.length;
      const atStart = place === 0 || before !== "";
      const closed = at + tilde.length < fragment.text.length || place === fragments.length - 1;
      if (!atStart || !closed || (at > 0 && !assigns) || !/^~[\w.+-]*$/.test(tilde)) continue;
      pushBare(out, fragment, from, at);
      out.push({
        kind: "tilde",
        text: tilde,
        position: fragment.position + at,
        end: fragment.position + at + tilde.length,
      });
      from = at + tilde.length;
    }
    pushBare(out, fragment, from, fragment.text.length);
  });
  return out;
}

function pushBare(out: Fragment[], fragment: Fragment, from: number, to: number): void {
  if (to <= from) return;
  const position = fragment.position + from;
  out.push({ kind: "bare", text: fragment.text.slice(from, to), position, end: position + to - from });
}
