export interface ReadingCase {
  readonly it: string;
  readonly text: string;
  /** What it sees as programs. */
  readonly want: readonly string[];
}

export const readings: readonly ReadingCase[] = [
  { it: "a list", text: "a && b || c; d & e", want: ["a", "b", "c", "d", "e"] },
  { it: "a pipeline", text: "a | b |& c", want: ["a", "b", "c"] },
  {
    it: "substitutions",
    text: 'a $(b) "$(c)" `d` <(e) >(f) "$((1 + $(g)))"',
    want: ["a", "b", "c", "d", "e", "f", "g"],
  },
  {
    it: "compound commands",
    text: "if a; then b; fi; while c; do d; done; { e; }; (f)",
    want: ["a", "b", "c", "d", "e", "f"],
  },
  { it: "functions and arms", text: "f() { a; }; case x in y) b;; esac", want: ["a", "b"] },
  { it: "assignments before the program", text: "A=$(b) c", want: ["b", "c"] },
  {
    it: "declarations",
    text: "export A=$(b); local c; unset d; readonly E=1",
    want: ["export", "b", "local", "unset", "readonly"],
  },
  { it: "tests", text: "[ -f x ] && [[ a = b ]]", want: ["[", "[["] },
  { it: "a heredoc", text: "cat <<E\n$(a)\nE\nb", want: ["cat", "a", "b"] },
  { it: "quoted data", text: "echo 'a; b' \"c | d\" # e", want: ["echo"] },
  { it: "long data", text: `cat <<'E'\n${"x;y\n".repeat(9000)}E\nrm z`, want: ["cat", "rm"] },
  { it: "text behind long data", text: `echo '${"€".repeat(40_000)}'; rm z`, want: ["echo", "rm"] },
  { it: "characters outside the basic plane", text: "echo 😀; rm 😀", want: ["echo", "rm"] },
  { it: "what an ERROR does not hold", text: "a\nb; )\nc", want: ["a", "b", "c"] },
  { it: "no command", text: "  # a\n", want: [] },
];

export interface RefusedCase {
  readonly it: string;
  readonly text: string;
  readonly why: RegExp;
}

export const refused: readonly RefusedCase[] = [
  { it: "NUL", text: "a\0b", why: /control character/ },
  { it: "escape", text: "a \x1b[0m", why: /control character/ },
  { it: "form feed", text: "\fa", why: /control character/ },
  { it: "delete", text: "a\x7f", why: /control character/ },
  { it: "over 16 KiB of commands", text: "abc\n".repeat(4097), why: /over 16384/ },
  { it: "over 16 KiB in an unquoted heredoc", text: `cat <<E\n${"abc\n".repeat(4096)}E\n`, why: /over 16384/ },
  { it: "closing parentheses", text: ")".repeat(16_000), why: /too many steps/ },
  { it: "heredocs without end", text: "<<".repeat(8000), why: /too many steps/ },
  { it: "arrays", text: "a=( ".repeat(4000), why: /too many steps/ },
  { it: "one pipeline", text: "a|".repeat(8000), why: /too many steps/ },
  { it: "substitutions in a heredoc", text: `cat <<E\n${"$(ls) ".repeat(2600)}\nE`, why: /too many steps/ },
];
