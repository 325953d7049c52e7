import type { Span } from "../facts/span.ts";

/** The loaded second reader. It holds no state between two readings. */
export interface SecondReader {
  /** Reads a text within bounds; never throws. */
  read(text: string): SecondReading;
}

/** What the second reader saw in one text. */
export interface SecondReading {
  /** The program word of every command, in source order. Those inside an ERROR node are left out. */
  readonly programs: readonly Span[];
  /** The tree holds an ERROR or a missing token; by itself no reason to ask. */
  readonly hasErrors: boolean;
  /** Why the text was not read (a limit, a control character), lower case; `null` if it was. Then `programs` is empty. */
  readonly refused: string | null;
  /** Whole commands for some of `programs`. Reads the text again, so ask only for those that matter. */
  describe(programs: readonly Span[]): readonly SecondCommand[];
}

/** A command as the second reader sees it. Spans are half-open UTF-16 offsets into the text that was read. */
export interface SecondCommand {
  /** From its first word, assignment or redirect to its last word. */
  readonly span: Span;
  readonly program: Span;
  /** The words after the program. */
  readonly words: readonly Span[];
}
