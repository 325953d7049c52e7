/** A unit of the first reader, by the places of its parts in the text: `program@nth` occurrence, from 0. */
export interface KnownParts {
  readonly program: string | null;
  readonly span?: string;
  readonly assignments?: readonly string[];
  /** Whole redirect and its target. */
  readonly redirects?: readonly (readonly [whole: string, target: string | null])[];
}

export interface UnmatchedCase {
  readonly it: string;
  readonly text: string;
  readonly known: readonly KnownParts[];
  readonly want: readonly string[];
}

export const unmatchedCases: readonly UnmatchedCase[] = [
  { it: "all known", text: "ls -l | wc", known: [{ program: "ls" }, { program: "wc" }], want: [] },
  { it: "one that the first did not see", text: "ls -l | wc -c", known: [{ program: "ls" }], want: ["wc -c"] },
  { it: "none known", text: "a $(b)", known: [], want: ["a $(b)", "b"] },
  { it: "same word elsewhere", text: "rm; rm", known: [{ program: "rm" }], want: ["rm"] },
  { it: "time", text: "time -p rm x", known: [{ program: "rm" }], want: [] },
  { it: "time before what the first did not see", text: "time -p rm x", known: [], want: ["time -p rm x"] },
  {
    it: "time before an assignment",
    text: "time A=1 rm x",
    known: [{ program: "rm", span: "A=1 rm x", assignments: ["A=1"] }],
    want: [],
  },
  { it: "coproc", text: "coproc rm x", known: [{ program: "rm" }], want: [] },
  { it: "negations", text: "! ! rm x", known: [{ program: "rm" }], want: [] },
  { it: "a quoted keyword is a program", text: "'time' rm x", known: [{ program: "rm" }], want: ["'time' rm x"] },
  { it: "an escaped program", text: "\\rm x", known: [{ program: "\\rm" }], want: [] },
  { it: "a quote in front", text: '"rm" x', known: [{ program: "rm" }], want: [] },
  { it: "a carriage return in the word", text: "\rrm x", known: [{ program: "\rrm" }], want: [] },
  {
    it: "a descriptor variable",
    text: "{fd}>o rm x",
    known: [{ program: "rm", redirects: [["{fd}>o", "o"]] }],
    want: [],
  },
  { it: "an assignment", text: "A=1 b", known: [{ program: "b", span: "A=1 b", assignments: ["A=1"] }], want: [] },
  {
    it: "a substitution in an assignment",
    text: "A=$(c) b",
    known: [{ program: "b", assignments: ["A=$(c)"] }],
    want: ["c"],
  },
  {
    it: "a substitution in a target",
    text: "b > $(c)",
    known: [{ program: "b", redirects: [["> $(c)", "$(c)"]] }],
    want: ["c"],
  },
  { it: "a substitution in the program word", text: '"$(a)"b c', known: [{ program: '"$(a)"b' }], want: ["a"] },
  { it: "a test as a whole", text: "[[ -f x ]]", known: [{ program: null, span: "[[ -f x ]]" }], want: [] },
  { it: "a continued word", text: "a; \\\nb", known: [{ program: "a" }, { program: "b" }], want: [] },
];
