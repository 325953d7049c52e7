import type { Producer, ShellToken, WordPiece } from "../facts/shell-token.ts";
import type { SourceText, SourceTextBuilder } from "../source/source-text.ts";
import type { ReadAssignment } from "../walk/read-assignment.ts";
import type { Fragment } from "./fragment.ts";

/** A word of a command with the fragments that it was made of, from which a payload in it is read again. */
export class Token implements ShellToken {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly dynamic: boolean;
  readonly quoted: boolean;
  readonly fragments: readonly Fragment[];
  readonly source: SourceText;
  /** The word's place in `source`. */
  readonly from: number;
  readonly to: number;
  /** Set where the word is an assignment that stands as an argument (`export A=1`). */
  assignment: ReadAssignment | null = null;
  private known: readonly WordPiece[] | null = null;

  constructor(fragments: readonly Fragment[], from: number, to: number, source: SourceText) {
    let text = "";
    let dynamic = false;
    let quoted = false;
    for (const fragment of fragments) {
      text += fragment.text;
      if (fragment.kind === "unknown") dynamic = true;
      else if (fragment.kind === "quoted") quoted = true;
    }
    this.text = text;
    this.dynamic = dynamic;
    this.quoted = quoted;
    this.fragments = fragments;
    this.source = source;
    this.from = from;
    this.to = to;
    this.start = source.start(from);
    this.end = Math.max(this.start, source.end(to));
  }

  /** As written in the text that is read; a payload's word without the quotes around the payload. */
  get written(): string {
    return this.source.text.slice(this.from, this.to);
  }

  get raw(): string {
    return this.source.original.slice(this.start, this.end);
  }

  get pieces(): readonly WordPiece[] {
    this.known ??= piecesOf(this.fragments);
    return this.known;
  }

  /** May become several words or none when it runs. */
  get splits(): boolean {
    return this.fragments.some((fragment) => fragment.kind === "unknown" && fragment.splits);
  }

  /** Never begins with a dash, whatever the unknown parts are. */
  get neverOption(): boolean {
    const [first] = this.fragments;
    if (first === undefined) return true;
    return first.kind === "unknown" ? first.producer !== null : first.text !== "" && !first.text.startsWith("-");
  }

  get hasGlob(): boolean {
    return this.fragments.some((fragment) => fragment.kind === "glob");
  }

  /** The word without its first `count` decoded characters. */
  tail(count: number): Token {
    const rest: Fragment[] = [];
    let left = count;
    for (const fragment of this.fragments) {
      if (left >= fragment.text.length) left -= fragment.text.length;
      else if (left === 0) rest.push(fragment);
      else {
        const same = fragment.end - fragment.position === fragment.text.length;
        rest.push({
          ...fragment,
          text: fragment.text.slice(left),
          position: same ? fragment.position + left : fragment.position,
        });
        left = 0;
      }
    }
    return new Token(rest, this.from, this.to, this.source);
  }

  /** The word with `placeholder` in it replaced by an unknown value. */
  withPlaceholder(placeholder: string | null, producer: Producer | null): Token {
    if (placeholder === null || placeholder === "" || !this.text.includes(placeholder)) return this;
    if (!this.fragments.some(({ kind, text }) => kind !== "unknown" && text.includes(placeholder)))
      return this.replaced(producer);
    const fragments: Fragment[] = [];
    for (const fragment of this.fragments) {
      if (fragment.kind === "unknown" || !fragment.text.includes(placeholder)) {
        fragments.push(fragment);
        continue;
      }
      const same = fragment.end - fragment.position === fragment.text.length;
      let from = 0;
      for (let at = fragment.text.indexOf(placeholder); at !== -1; at = fragment.text.indexOf(placeholder, from)) {
        const place = (offset: number) => (same ? fragment.position + offset : fragment.position);
        if (at > from)
          fragments.push({
            ...fragment,
            text: fragment.text.slice(from, at),
            position: place(from),
            end: same ? place(at) : fragment.end,
          });
        const end = same ? place(at + placeholder.length) : fragment.end;
        fragments.push({
          kind: "unknown",
          text: placeholder,
          position: place(at),
          end,
          splits: false,
          producer,
          candidates: [],
        });
        from = at + placeholder.length;
      }
      if (from < fragment.text.length)
        fragments.push({
          ...fragment,
          text: fragment.text.slice(from),
          position: same ? fragment.position + from : fragment.position,
        });
    }
    return new Token(fragments, this.from, this.to, this.source);
  }

  /** One unknown value in place of the whole word. */
  private replaced(producer: Producer | null): Token {
    const { text, from, to, source } = this;
    const whole: Fragment = { kind: "unknown", text, position: from, end: to, splits: false, producer, candidates: [] };
    return new Token([whole], from, to, source);
  }

  /** Appends the decoded word to a payload's code, without its first `skip` characters. Unknown parts stand as written. */
  appendTo(builder: SourceTextBuilder, skip = 0): void {
    let left = skip;
    for (const { kind, text, position, end } of this.fragments) {
      if (left >= text.length && left > 0) {
        left -= text.length;
        continue;
      }
      const same = kind !== "unknown" && end - position === text.length && this.source.text.startsWith(text, position);
      if (same) builder.appendSame(text.slice(left), position + left);
      else builder.appendProduced(text.slice(left), position, end, kind === "unknown");
      left = 0;
    }
  }
}

function piecesOf(fragments: readonly Fragment[]): readonly WordPiece[] {
  const pieces: WordPiece[] = [];
  let literal: { text: string; quoted: boolean } | null = null;
  const flush = () => {
    if (literal !== null) pieces.push({ kind: "literal", ...literal });
    literal = null;
  };
  for (const fragment of fragments) {
    if (fragment.kind === "bare" || fragment.kind === "quoted") {
      const quoted = fragment.kind === "quoted";
      if (literal !== null && literal.quoted === quoted) literal.text += fragment.text;
      else {
        flush();
        literal = { text: fragment.text, quoted };
      }
      continue;
    }
    flush();
    if (fragment.kind === "unknown") {
      const { text, splits, producer, candidates } = fragment;
      pieces.push({ kind: "unknown", text, splits, producer, candidates });
    } else pieces.push({ kind: fragment.kind, text: fragment.text });
  }
  flush();
  return pieces;
}
