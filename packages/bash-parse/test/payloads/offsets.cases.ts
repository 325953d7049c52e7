/** Where the words of code in a word stand in the command line. */
export interface OffsetCase {
  readonly it: string;
  readonly text: string;
  /** The words of the innermost unit as they stand in the text, its program first. */
  readonly words: readonly string[];
  /** Their offsets. */
  readonly starts: readonly number[];
}

export const offsets: readonly OffsetCase[] = [
  { it: "single quotes", text: "sh -c 'rm -rf x'", words: ["rm", "-rf", "x"], starts: [7, 10, 14] },
  { it: "double quotes", text: 'sh -c "rm -rf x"', words: ["rm", "-rf", "x"], starts: [7, 10, 14] },
  { it: "no quotes", text: "eval rm x", words: ["rm", "x"], starts: [5, 8] },
  { it: "ANSI-C quotes", text: "sh -c $'rm\\tx'", words: ["rm", "x"], starts: [8, 12] },
  { it: "escapes that are words", text: "sh -c $'\\x72m x'", words: ["\\x72m", "x"], starts: [8, 14] },
  { it: "an escaped quote", text: 'sh -c "rm \\"a b\\" c"', words: ["rm", '\\"a b\\"', "c"], starts: [7, 10, 18] },
  { it: "an escaped dollar sign", text: 'sh -c "rm \\$x"', words: ["rm", "\\$x"], starts: [7, 10] },
  { it: "quotes that touch", text: "sh -c 'rm '\"x\"' y'", words: ["rm", "x", "y"], starts: [7, 12, 16] },
  { it: "escaped blanks", text: "sh -c rm\\ x", words: ["rm", "x"], starts: [6, 10] },
  { it: "a continuation", text: 'sh -c "rm \\\nx"', words: ["rm", "x"], starts: [7, 12] },
  { it: "a heredoc", text: "sh <<'E'\nrm x\nE", words: ["rm", "x"], starts: [9, 12] },
  { it: "a heredoc with tabs", text: "sh <<-E\n\t\trm x\n\tE", words: ["rm", "x"], starts: [10, 13] },
  { it: "a here-string", text: "sh <<< 'rm x'", words: ["rm", "x"], starts: [8, 11] },
  { it: "a pipe", text: "echo 'rm x' | sh", words: ["rm", "x"], starts: [6, 9] },
  { it: "code in code", text: `sh -c "sh -c 'rm x'"`, words: ["rm", "x"], starts: [14, 17] },
  { it: "code in escaped quotes", text: 'sh -c "sh -c \\"rm x\\""', words: ["rm", "x"], starts: [15, 18] },
  { it: "an option with its value", text: "env --split-string='rm x'", words: ["rm", "x"], starts: [20, 23] },
  { it: "backticks", text: "a `rm x`", words: ["rm", "x"], starts: [3, 6] },
  { it: "nested backticks", text: "a `b \\`rm x\\``", words: ["rm", "x"], starts: [7, 10] },
  { it: "escapes in backticks", text: "a `rm \\\\x`", words: ["rm", "\\\\x"], starts: [3, 6] },
  { it: "quotes in backticks in quotes", text: 'a "`rm \\"x\\"`"', words: ["rm", '\\"x\\"'], starts: [4, 7] },
  { it: "a variable", text: "x=rm; $x y", words: ["$x", "y"], starts: [6, 9] },
  { it: "a brace list", text: "{rm,x} y", words: ["{rm,x}", "{rm,x}", "y"], starts: [0, 0, 7] },
  {
    it: "characters of two code units",
    text: "sh -c '\u{1F600} \u{1F600}'",
    words: ["\u{1F600}", "\u{1F600}"],
    starts: [7, 10],
  },
  { it: "an operator that is continued", text: "a &\\\n& rm x", words: ["rm", "x"], starts: [7, 10] },
];
