/** Rows by program, or by program and subcommand; alternatives of the last word stand between `|`. See `parseRow`. */
export type ProgramTable = Readonly<Record<string, string>>;
