/**
 * A text that a reader works on, and where each of its characters stands in the original command line. For the command
 * line itself both are the same; the code of a payload was decoded from words of it.
 */
export interface SourceText {
  readonly text: string;
  /** The command line that all offsets speak of. */
  readonly original: string;
  /** The original offset at which the character at `position` begins. */
  start(position: number): number;
  /** The original offset at which the character before `position` ends. */
  end(position: number): number;
  /** Whether the character at `position` was put there by an expansion of an outer shell, so that its code is read there already. */
  isSpliced(position: number): boolean;
  /** Whether any character was. */
  readonly hasSplices: boolean;
}

/** The command line itself. */
export function directSource(text: string): SourceText {
  const same = (position: number): number => position;
  return { text, original: text, start: same, end: same, isSpliced: () => false, hasSplices: false };
}

/** Builds a text out of parts of another one. */
export class SourceTextBuilder {
  private readonly base: SourceText;
  private text = "";
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];
  private spliced: Set<number> | null = null;

  constructor(base: SourceText) {
    this.base = base;
  }

  get length(): number {
    return this.starts.length;
  }

  /** Appends `text`, whose characters stand one by one at `position` of the base. */
  appendSame(text: string, position: number): void {
    for (let i = 0; i < text.length; i++) {
      this.starts.push(this.base.start(position + i));
      this.ends.push(this.base.end(position + i + 1));
      if (this.base.isSpliced(position + i)) this.markSpliced(this.starts.length - 1);
    }
    this.text += text;
  }

  /** Appends `text`, all of which was produced by `position` to `end` of the base. */
  appendProduced(text: string, position: number, end: number, spliced: boolean): void {
    const start = this.base.start(position);
    const stop = Math.max(start, this.base.end(end));
    for (let i = 0; i < text.length; i++) {
      this.starts.push(start);
      this.ends.push(stop);
      if (spliced || this.base.isSpliced(position)) this.markSpliced(this.starts.length - 1);
    }
    this.text += text;
  }

  /** Appends `text` that stands from `start` to `end` of the command line itself. */
  appendForeign(text: string, start: number, end: number): void {
    for (let i = 0; i < text.length; i++) {
      this.starts.push(start);
      this.ends.push(end);
    }
    this.text += text;
  }

  build(): SourceText {
    const { text, starts, ends, spliced } = this;
    const last = ends.at(-1) ?? this.base.start(0);
    return {
      text,
      original: this.base.original,
      start: (position) => starts[position] ?? last,
      end: (position) => ends[position - 1] ?? starts[0] ?? last,
      isSpliced: (position) => spliced?.has(position) ?? false,
      hasSplices: spliced !== null,
    };
  }

  private markSpliced(index: number): void {
    this.spliced ??= new Set();
    this.spliced.add(index);
  }
}
