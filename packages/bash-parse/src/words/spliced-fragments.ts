import type { SourceText } from "../source/source-text.ts";
import type { Fragment } from "./fragment.ts";
import { unknown } from "./read-word.ts";
import { Token } from "./token.ts";

/**
 * Words of a payload, in which the text that an outer shell or a wrapper puts there is unknown, whatever stands for it:
 * `{}` of `parallel 'rm {}'`, `$X` of `bash -c "X=1; rm $X"`.
 */
export function withoutSplices(tokens: readonly Token[], source: SourceText): readonly Token[] {
  if (!source.hasSplices) return tokens;
  return tokens.map((token) => {
    const fragments = token.fragments.flatMap((fragment) => split(fragment, source));
    return new Token(fragments, token.from, token.to, source);
  });
}

function split(fragment: Fragment, source: SourceText): readonly Fragment[] {
  const { kind, text, position, end } = fragment;
  if (!spliced(source, position, end)) return [fragment];
  const splits = kind !== "quoted";
  const same = kind !== "unknown" && end - position === text.length;
  if (!same) {
    const written = source.text.slice(position, end);
    return [unknown(written, position, end, kind === "unknown" ? fragment.splits : splits)];
  }
  const fragments: Fragment[] = [];
  let from = 0;
  for (let to = 1; to <= text.length; to++) {
    const here = source.isSpliced(position + from);
    if (to < text.length && source.isSpliced(position + to) === here) continue;
    const part = text.slice(from, to);
    fragments.push(
      here
        ? unknown(part, position + from, position + to, splits)
        : { kind, text: part, position: position + from, end: position + to },
    );
    from = to;
  }
  return fragments;
}

function spliced(source: SourceText, position: number, end: number): boolean {
  for (let at = position; at < end; at++) if (source.isSpliced(at)) return true;
  return false;
}
