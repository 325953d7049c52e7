/** Texts that grow: by length (`of` characters) or by nesting (`of` levels). */
export interface Shape {
  readonly name: string;
  make(of: number): string;
}

const fill = (piece: string) => (length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

export const long: readonly Shape[] = [
  { name: "everyday lines", make: fill("git add -A && git commit -m 'fix: x' | tee log\nls -la src > out\n") },
  { name: "short commands", make: fill("a;") },
  { name: "words", make: fill("a ") },
  { name: "one word", make: fill("a") },
  { name: "pipeline", make: fill("a|") },
  { name: "single quotes", make: fill("'a' ") },
  { name: "double quotes", make: fill('"a" ') },
  { name: "expansions", make: fill("$a ") },
  { name: "substitutions", make: fill("$(a) ") },
  { name: "backticks", make: fill("`a` ") },
  { name: "assignments", make: fill("a=1 ") },
  { name: "variables set and used", make: fill("a=b; $a; ") },
  { name: "redirects", make: fill("a >b 2>&1; ") },
  { name: "heredocs", make: fill("cat <<E\na\nE\n") },
  { name: "a heredoc", make: (length) => `cat <<E\n${fill("a $(b)\n")(length)}\nE\n` },
  { name: "a quoted heredoc", make: (length) => `cat > f <<'E'\n${fill("a; b\n")(length)}\nE\n` },
  { name: "heredocs on one line", make: fill("a <<E ") },
  { name: "directories", make: fill("cd a; rm b; ") },
  { name: "functions", make: fill("f() { a; }; f; ") },
  { name: "braces", make: fill("{a,b} ") },
  { name: "wrappers", make: fill("sudo env nice a; ") },
  { name: "payloads", make: fill("bash -c 'a; b'; ") },
  { name: "closing parentheses", make: fill(")") },
  { name: "opening parentheses", make: fill("(") },
  { name: "carriage returns", make: fill("a\r\n") },
];

const nest = (open: string, close: string) => (levels: number) => `${open.repeat(levels)} a ${close.repeat(levels)}`;

export const deep: readonly Shape[] = [
  { name: "subshells", make: nest("( ", " )") },
  { name: "groups", make: nest("{ ", "; }") },
  { name: "substitutions", make: nest("$(a ", ")") },
  { name: "substitutions in quotes", make: nest('"$(a ', ')"') },
  { name: "conditions", make: nest("if a; then ", "; fi") },
  { name: "defaults", make: nest("${a:-", "}") },
  { name: "wrappers", make: (levels) => `${"sudo ".repeat(levels)} a` },
  { name: "quotes of eval", make: (levels) => `${"eval ".repeat(levels)} a` },
  { name: "arithmetic", make: nest("$((", "))") },
  { name: "negations", make: (levels) => `${"! ".repeat(levels)} a` },
];
