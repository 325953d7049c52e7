import type { Form, Hole } from "../evaluate/subject.ts";

/** A compiled wildcard text: `*` is any run of characters, `?` any one, a backslash takes the next character as it is. */
export interface Wildcard {
  /** One entry a character of the pattern; made when first asked for. */
  readonly tokens: readonly Token[];
  /** The tokens between the stars; at least one, and one more than there are stars. */
  readonly segments: readonly Segment[];
  /** Literal text before the first wildcard. */
  readonly prefix: string;
  /** Holds no wildcard: `prefix` is all of it. */
  readonly literal: boolean;
}

export type Token = string | typeof ANY_ONE | typeof ANY_RUN;
export const ANY_ONE: unique symbol = Symbol("?");
export const ANY_RUN: unique symbol = Symbol("*");

export interface Segment {
  readonly text: string;
  /** Offsets in `text` that match any character. */
  readonly free: readonly number[];
}

/** A form made ready to be matched many times. Spans are half-open UTF-16 offsets into `text`. */
export interface PreparedForm {
  readonly form: Form;
  /** The form with its holes as written, those of whole words with a blank in front. */
  readonly text: string;
  readonly holes: readonly (Hole & { readonly start: number; readonly end: number })[];
  /** What stands in front of the first unknown words; `null` where there are none, or nothing stands there. */
  readonly head: PreparedForm | null;
  /** The form with each of its unknown words there or not there; `null` where there are none, or too many to try. */
  readonly variants: readonly PreparedForm[] | null;
}

/** More unknown words than these are not tried one by one. */
const MAX_UNKNOWN_WORDS = 3;

export function compileWildcard(source: string): Wildcard {
  if (!/[*?\\]/.test(source)) return literalWildcard(source);
  const segments: Segment[] = [];
  let text = "";
  let free: number[] = [];
  let prefix: string | null = null;
  for (let at = 0; at < source.length; at++) {
    const char = source.charAt(at);
    if (char === "\\" && at + 1 < source.length) text += source.charAt(++at);
    else if (char === "*") {
      prefix ??= text;
      segments.push({ text, free });
      text = "";
      free = [];
    } else if (char === "?") {
      prefix ??= text;
      free.push(text.length);
      text += "\u0000";
    } else text += char;
  }
  segments.push({ text, free });
  return wildcardOf(segments, prefix ?? text, prefix === null);
}

function literalWildcard(text: string): Wildcard {
  return wildcardOf([{ text, free: [] }], text, true);
}

function wildcardOf(segments: readonly Segment[], prefix: string, literal: boolean): Wildcard {
  return new LazyWildcard(segments, prefix, literal);
}

class LazyWildcard implements Wildcard {
  readonly segments: readonly Segment[];
  readonly prefix: string;
  readonly literal: boolean;
  #tokens: readonly Token[] | null = null;

  constructor(segments: readonly Segment[], prefix: string, literal: boolean) {
    this.segments = segments;
    this.prefix = prefix;
    this.literal = literal;
  }

  get tokens(): readonly Token[] {
    this.#tokens ??= this.segments.flatMap(({ text, free }, index): Token[] => {
      const own = Array.from(
        { length: text.length },
        (_, at): Token => (free.includes(at) ? ANY_ONE : text.charAt(at)),
      );
      return index === 0 ? own : [ANY_RUN, ...own];
    });
    return this.#tokens;
  }
}

export function prepareForm(form: Form): PreparedForm {
  let text = "";
  const holes: (Hole & { start: number; end: number })[] = [];
  for (const part of form) {
    if (typeof part === "string") text += part;
    else {
      const written = part.words && text !== "" ? ` ${part.raw}` : part.raw;
      holes.push({ ...part, start: text.length, end: text.length + written.length });
      text += written;
    }
  }
  const first = form.findIndex(isWords);
  if (first < 0) return { form, text, holes, head: null, variants: null };
  const few = form.filter(isWords).length <= MAX_UNKNOWN_WORDS;
  return {
    form,
    text,
    holes,
    head: first > 0 ? prepareForm(form.slice(0, first)) : null,
    variants: few ? variantsOf(form).map(prepareForm) : null,
  };
}

function isWords(part: string | Hole): part is Hole {
  return typeof part !== "string" && part.words;
}

function variantsOf(form: Form): readonly Form[] {
  return form.reduce<readonly Form[]>(
    (variants, part, at) => {
      if (!isWords(part)) return variants.map((variant) => [...variant, part]);
      const blank = at === 0 ? [] : [" "];
      return variants.flatMap((variant) => [variant, [...variant, ...blank, { ...part, words: false }]]);
    },
    [[]],
  );
}

/** Whether the pattern matches for every value of the holes: a star covers a hole, or its own text as written does. */
export function matchesWildcard(wildcard: Wildcard, form: PreparedForm): boolean {
  const { segments } = wildcard;
  const { text } = form;
  const first = segments[0];
  const last = segments.at(-1);
  if (!first || !last || !standsAt(first, form, 0)) return false;
  if (segments.length === 1) return text.length === first.text.length;
  const end = text.length - last.text.length;
  let at = first.text.length;
  if (end < at || !standsAt(last, form, end)) return false;
  // The leftmost place is always as good as a later one, so there is nothing to try again: linear for each segment.
  for (let index = 1; index < segments.length - 1; index++) {
    const segment = segments[index];
    if (!segment) return false;
    const found = findSegment(segment, form, at, end - segment.text.length);
    if (found < 0) return false;
    at = found + segment.text.length;
  }
  return true;
}

function findSegment(segment: Segment, form: PreparedForm, from: number, to: number): number {
  const plain = segment.free.length === 0;
  for (let at = from; at <= to; at++) {
    if (plain) {
      at = form.text.indexOf(segment.text, at);
      if (at < 0 || at > to) return -1;
    }
    if (standsAt(segment, form, at)) return at;
  }
  return -1;
}

function standsAt({ text, free }: Segment, form: PreparedForm, at: number): boolean {
  if (at + text.length > form.text.length) return false;
  if (free.length === 0) {
    if (!form.text.startsWith(text, at)) return false;
  } else {
    let nextFree = 0;
    for (let offset = 0; offset < text.length; offset++) {
      if (free[nextFree] === offset) nextFree++;
      else if (text.charCodeAt(offset) !== form.text.charCodeAt(at + offset)) return false;
    }
  }
  if (form.holes.length === 0 || text === "") return true;
  const end = at + text.length;
  return form.holes.every((hole) => {
    if (hole.end <= at || hole.start >= end) return true;
    // What has no text of its own cannot be named by a pattern.
    const whole = hole.raw !== "" && at <= hole.start && hole.end <= end;
    return whole && !free.some((offset) => at + offset >= hole.start && at + offset < hole.end);
  });
}
