/** One word of a command line. Places are UTF-16 offsets into the line, half-open. */
export interface LineWord {
  /** Quotes and escapes removed. */
  readonly text: string;
  /** Holds an expansion, a glob or an escape whose value is not read here. */
  readonly dynamic: boolean;
  readonly start: number;
  readonly end: number;
}

/** One simple command of a line. */
export interface LineCommand {
  readonly assignments: readonly LineWord[];
  readonly words: readonly LineWord[];
  /** Something is fed to it: a pipe in front of it, a heredoc, a here-string or a file. */
  readonly readsInput: boolean;
}
