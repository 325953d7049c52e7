/** What a verb may use of the outside: the streams, the directory it was started in, and how wide a line may be. */
export interface Terminal {
  /**
   * Writes to standard output; resolves when the text was taken. Rejects with `OutputClosed` when the reader went away, and
   * with `OutputFailed` when the text cannot be written.
   */
  out(text: string): Promise<void>;
  /** Writes to standard error. */
  err(text: string): void;
  /** Standard input, as it arrives. */
  input(): AsyncIterable<Uint8Array>;
  readonly cwd: string;
  /** Columns of standard output; `null` where it is no terminal. */
  readonly width: number | null;
  /** Whether standard output takes ANSI colours. */
  readonly color: boolean;
}

/** Whoever read standard output has closed it; there is nobody left to answer. */
export class OutputClosed extends Error {}

/** Standard output takes nothing, for the reason in the message. */
export class OutputFailed extends Error {}
