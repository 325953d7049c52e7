const long = (character: string) => character.repeat(2000);

export interface StandInsCase {
  readonly it: string;
  readonly text: string;
  readonly want: string;
}

export const standIns: readonly StandInsCase[] = [
  { it: "single quotes", text: `a '${long("b")}' c`, want: "a 'x' c" },
  { it: "double quotes without an expansion", text: `a "${long("b")}" c`, want: 'a "x" c' },
  { it: "ANSI-C quotes with an escaped quote", text: `a $'${long("b")}\\'${long("b")}' c`, want: "a $'x' c" },
  { it: "two of them", text: `a '${long("b")}' "${long(";")}"; d`, want: "a 'x' \"x\"; d" },
  { it: "quotes in a substitution in quotes", text: `a "$(b '${long("c")}')"`, want: "a \"$(b 'x')\"" },
  { it: "body of a quoted heredoc", text: `cat <<'E'\n${long("a;b\n")}E\nrm x`, want: "cat <<'E'\nx\nE\nrm x" },
  { it: "body behind double quotes", text: `cat <<"E" >f\n${long("a;b\n")}E\n`, want: 'cat <<"E" >f\nx\nE\n' },
  { it: "body behind a backslash", text: `cat <<\\E\n${long("a;b\n")}E\n`, want: "cat <<\\E\nx\nE\n" },
  { it: "body with tabs", text: `cat <<-'E'\n${long("\ta\n")}\tE\nb`, want: "cat <<-'E'\nx\n\tE\nb" },
  { it: "a delimiter that is the stand-in", text: `cat <<'x'\n${long("y\n")}x\n`, want: "cat <<'x'\nxx\nx\n" },
  {
    it: "two bodies on one line",
    text: `a <<'A' <<'B'\n${long("1\n")}A\n${long("2\n")}B\nc`,
    want: "a <<'A' <<'B'\nx\nA\nx\nB\nc",
  },
  { it: "in a substitution", text: `a "$(cat <<'E'\n${long("b\n")}E\n)"`, want: "a \"$(cat <<'E'\nx\nE\n)\"" },
];

/** Texts that stay as they are, all longer than the limit. */
export const untouched: readonly { readonly it: string; readonly text: string }[] = [
  { it: "commands", text: long("a;") },
  { it: "a comment with a quote", text: `# don't\n${long("a\n")}# it's` },
  { it: "a quoted quote", text: `echo \\'\n${long("a\n")}echo \\'` },
  { it: "a quote in double quotes", text: `echo "it's"\n${long("a\n")}echo "it's"` },
  { it: "a substitution in double quotes", text: `echo "${long("b")}$(rm x)"` },
  { it: "backticks in double quotes", text: `echo "${long("b")}\`rm x\`"` },
  { it: "a literal quote in an expansion in double quotes", text: `echo "\${a:-'}"\n${long("a\n")}echo "\${a:-'}"` },
  { it: "body of an unquoted heredoc", text: `cat <<E\n${long("$(a)\n")}E\n` },
  { it: "quotes in the body of an unquoted heredoc", text: `cat <<E\n'\nE\n${long("a\n")}cat <<E\n'\nE\n` },
  { it: "a heredoc that never ends", text: `cat <<'E'\n${long("a\n")}` },
  { it: "a continued line before the delimiter", text: `cat <<E\na\\\nE\n'\n${long("b\n")}E\n'` },
  { it: "a pattern in a substitution in quotes", text: `a "$(case x in x) b;; esac)"; '${long("c")}'` },
  { it: "a heredoc in backticks", text: `\`cat <<'E'\n${long("a\n")}E\n\`` },
  { it: "an open quote", text: `a '${long("b")}` },
];
