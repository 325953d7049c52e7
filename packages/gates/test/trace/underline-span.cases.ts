/** A command line, the part of it that is marked, and the lines that are shown. */
export interface Underlined {
  readonly it: string;
  readonly command: string;
  /** The marked part; its first occurrence. Empty: the place `at`. */
  readonly part: string;
  readonly at?: number;
  readonly width: number;
  readonly shown: readonly string[];
}

export const underlined: readonly Underlined[] = [
  {
    it: "in the middle",
    command: "cd /srv && npm install x",
    part: "npm install x",
    width: 80,
    shown: ["cd /srv && npm install x", "           ^^^^^^^^^^^^^"],
  },
  { it: "the whole line", command: "ls", part: "ls", width: 80, shown: ["ls", "^^"] },
  {
    it: "escapes move the marks along",
    command: "a\x1b b c",
    part: "b",
    width: 80,
    shown: ["a\\x1b b c", "      ^"],
  },
  {
    it: "an escaped character is marked as a whole",
    command: "a \u202eb",
    part: "\u202eb",
    width: 80,
    shown: ["a \\u{202e}b", "  ^^^^^^^^^"],
  },
  {
    it: "wide characters take two columns",
    command: "echo 日本 x",
    part: "x",
    width: 80,
    shown: ["echo 日本 x", "          ^"],
  },
  {
    it: "combining marks take none",
    command: "e\u0301 x",
    part: "x",
    width: 80,
    shown: ["e\u0301 x", "  ^"],
  },
  {
    it: "only the lines that are touched",
    command: "echo a\nrm -rf b\necho c",
    part: "rm -rf b",
    width: 80,
    shown: ["rm -rf b", "^^^^^^^^"],
  },
  {
    it: "several lines",
    command: "cat <<E\nx\nE",
    part: "cat <<E\nx",
    width: 80,
    shown: ["cat <<E", "^^^^^^^", "x", "^"],
  },
  {
    it: "a long line is cut behind the part",
    command: `rm x ${"y".repeat(50)}`,
    part: "rm x",
    width: 20,
    shown: ["rm x yyyyyyyyyyyyy…", "^^^^"],
  },
  {
    it: "a long line is cut around the part",
    command: `${"a".repeat(40)} rm x ${"b".repeat(40)}`,
    part: "rm x",
    width: 20,
    shown: ["…aaaaa rm x bbbbbbb…", "       ^^^^"],
  },
  {
    it: "a long line is cut before the part",
    command: `${"a".repeat(40)} rm x`,
    part: "rm x",
    width: 20,
    shown: ["…aaaaaaaaaaaaa rm x", "               ^^^^"],
  },
  { it: "an empty part marks its place", command: "ab", part: "", at: 1, width: 80, shown: ["ab", " ^"] },
  { it: "an empty part at the end", command: "ab", part: "", at: 2, width: 80, shown: ["ab", "  ^"] },
];
