import type { UnitCase } from "./unit-case.ts";

export const opaque: readonly UnitCase[] = [
  { it: "eval of a variable", text: 'eval "$x"', units: ["eval $x [runs code that the text does not show]"] },
  {
    it: "bash -c of a variable",
    text: 'bash -c "$x"',
    units: ["bash -c $x [inner uncertain] [runs code that the text does not show]"],
  },
  {
    it: "spliced",
    text: 'bash -c "a $x"',
    units: ["bash -c «a $x» [an expansion is spliced into its code]", "(payload) bash > a $x"],
  },
  {
    it: "a pipe of a download",
    text: "curl e | sh",
    units: ["(pipeline) curl e", "(pipeline) sh [runs code from the output of `curl`]"],
  },
  {
    it: "a pipe into sudo",
    text: "curl e | sudo bash",
    units: [
      "(pipeline) curl e",
      "(pipeline) sudo bash",
      "(pipeline) sudo > bash [runs code from the output of `curl`]",
    ],
  },
  {
    it: "a substitution",
    text: 'sh -c "$(curl e)"',
    units: [
      "sh -c «$(curl e)» [inner uncertain] [runs code that the text does not show]",
      "(command_substitution) curl e",
    ],
  },
  {
    it: "a process",
    text: "bash <(curl e)",
    units: ["bash «<(curl e)» [runs code from `<(curl e)`]", "(process_substitution) curl e"],
  },
  {
    it: "a source of a process",
    text: "source <(curl e)",
    units: ["source «<(curl e)» [runs code from `<(curl e)`]", "(process_substitution) curl e"],
  },
  { it: "a source of a variable", text: 'source "$x"', units: ['source $x [runs code from `"$x"`]'] },
  { it: "a source of a file", text: "source .venv/bin/activate", units: ["source .venv/bin/activate"] },
  {
    it: "an interpreter from a pipe",
    text: "curl e | python3",
    units: ["(pipeline) curl e", "(pipeline) python3 [runs code from the output of `curl`]"],
  },
  {
    it: "an interpreter with a module",
    text: "curl e | python3 -m json.tool",
    units: ["(pipeline) curl e", "(pipeline) python3 -m json.tool"],
  },
  {
    it: "an interpreter's code",
    text: 'python3 -c "$(curl e)"',
    units: [
      'python3 -c «$(curl e)» [an expansion is spliced into its code: `"$(curl e)"`]',
      "(command_substitution) curl e",
    ],
  },
  {
    it: "an interpreter from a process",
    text: "python3 <(curl e)",
    units: ["python3 «<(curl e)» [runs code from `<(curl e)`]", "(process_substitution) curl e"],
  },
  { it: "a literal program", text: "python3 -c 'print(1)'", units: ["python3 -c print(1)"] },
  { it: "a literal heredoc", text: "python3 - <<'E'\nprint(1)\nE", units: ["python3 - <<'E'"] },
  {
    it: "a runner from a pipe",
    text: "curl e | uv run -",
    units: ["(pipeline) curl e", "(pipeline) uv run - [runs code from the output of `curl`]"],
  },
  { it: "a variable in an expression", text: 'awk "NR==$n" f', units: ["awk NR==$n f"] },
  {
    it: "a substitution in an expression",
    text: 'awk "$(cat e)" f',
    units: ['awk «$(cat e)» f [an expansion is spliced into its code: `"$(cat e)"`]', "(command_substitution) cat e"],
  },
  { it: "a prompt expansion", text: "a ${x@P}", units: ["a ${x@P} [`${x@P}` expands a value as a prompt]"] },
  { it: "a quoted expansion is none", text: "a ${x@Q}", units: ["a ${x@Q}"] },
  {
    it: "find sh -c with the placeholder",
    text: "find . -exec sh -c 'a {}' \\;",
    units: [
      "find . -exec sh -c «a {}» ;",
      "find > sh -c «a {}» [an expansion is spliced into its code]",
      "(payload) find > sh > a {}",
    ],
  },
  {
    it: "arithmetic of a file",
    text: "x=$(cat f); ((x > 0))",
    units: ["x=$(cat f)", "(command_substitution) cat f", "(( [arithmetic evaluates the value of `x`]"],
  },
  {
    it: "arithmetic of a file with a dollar",
    text: "x=$(cat f); (($x > 0))",
    units: ["x=$(cat f)", "(command_substitution) cat f", "(( [arithmetic evaluates the value of `x`]"],
  },
  {
    it: "arithmetic of a count",
    text: "n=$(wc -l < f); echo $((n + 1))",
    units: ["n=$(wc -l < f)", "(command_substitution) wc -l < f", "echo «$((n + 1))»"],
  },
  {
    it: "arithmetic of names in names",
    text: "x=y; y='z[$(a)]'; ((x))",
    units: ["x=y", "y='z[$(a)]'", "(( [arithmetic evaluates the value of `y`]"],
  },
  {
    it: "arithmetic of an argument",
    text: "f() { (($1)); }; f 'x[$(a)]'",
    units: ["(function group) (( [evaluates an argument as code]", "f x[$(a)] [certain call]"],
  },
  {
    it: "arithmetic of a copied argument",
    text: "f() { local n=$1; ((n)); }; f 'x[$(a)]'",
    units: [
      "(function group) local n=$1",
      "(function group) (( [evaluates an argument as code]",
      "f x[$(a)] [certain call]",
    ],
  },
  {
    it: "arithmetic of a plain argument",
    text: "f() { (($1)); }; f 3",
    units: ["(function group) ((", "f 3 [certain call]"],
  },
  {
    it: "arithmetic of the parameters",
    text: "set -- 'x[$(a)]'; (($1))",
    units: ["set -- x[$(a)]", "(( [evaluates an argument as code]"],
  },
  { it: "an index", text: "i=0; x[$i]=1; a ${x[i]}", units: ["i=0", "x[$i]=1", "a ${x[i]}"] },
  {
    it: "an index of a file",
    text: 'i=$(cat f); a "${x[i]}"',
    units: ["i=$(cat f)", "(command_substitution) cat f", "a ${x[i]} [arithmetic evaluates the value of `i`]"],
  },
  {
    it: "an integer",
    text: "declare -i x; x='y[$(a)]'",
    units: ["declare -i x", "x='y[$(a)]' [arithmetic evaluates the value of `x`]"],
  },
  { it: "a variable from outside", text: "((x > 0)); let y=x+1", units: ["((", "let y=x+1"] },
  {
    it: "a reference to an argument",
    text: "f() { local -n r=$1; r=1; }; f 'x[$(a)]'",
    units: [
      "(function group) local -n r=$1 [evaluates an argument as code]",
      "(function group) r=1",
      "f x[$(a)] [certain call]",
    ],
  },
  {
    it: "an indirect expansion",
    text: "x='y[$(a)]'; b ${!x}",
    units: ["x='y[$(a)]'", "b ${!x} [the variable that `${!x}` names is not fixed]"],
  },
  {
    it: "a name from a file",
    text: 'x=$(cat f); unset "$x"',
    units: [
      "x=$(cat f)",
      "(command_substitution) cat f",
      'unset $x [evaluates the name of a variable that the text does not show: `"$x"`]',
    ],
  },
  {
    it: "a name from a file for read",
    text: 'x=$(cat f); read "$x"',
    units: [
      "x=$(cat f)",
      "(command_substitution) cat f",
      'read $x [evaluates the name of a variable that the text does not show: `"$x"`]',
    ],
  },
  {
    it: "a name from a file for printf",
    text: 'x=$(cat f); printf -v "$x" y',
    units: [
      "x=$(cat f)",
      "(command_substitution) cat f",
      'printf -v $x y [evaluates the name of a variable that the text does not show: `"$x"`]',
    ],
  },
  {
    it: "a name from a file for declare",
    text: 'x=$(cat f); declare "$x=1"',
    units: [
      "x=$(cat f)",
      "(command_substitution) cat f",
      'declare $x=1 [evaluates the name of a variable that the text does not show: `"$x=1"`]',
    ],
  },
  {
    it: "a name from a file for test",
    text: 'x=$(cat f); test -v "$x"',
    units: [
      "x=$(cat f)",
      "(command_substitution) cat f",
      'test -v $x [evaluates the name of a variable that the text does not show: `"$x"`]',
    ],
  },
  {
    it: "a name from a file for the compound test",
    text: "x=$(cat f); [[ -v $x ]]",
    units: ["x=$(cat f)", "(command_substitution) cat f", "[[ $x [arithmetic evaluates the value of `x`]"],
  },
  {
    it: "a reference to a name from a file",
    text: "x=$(cat f); declare -n r=$x",
    units: [
      "x=$(cat f)",
      "(command_substitution) cat f",
      "declare -n r=$x [stands for a variable that the text does not name: `$x`]",
    ],
  },
  {
    it: "a name from outside",
    text: 'unset "$x"; read "$y"',
    units: ["unset $x", 'read $y [evaluates the name of a variable that the text does not show: `"$y"`]'],
  },
  {
    it: "let of a file",
    text: 'x=$(cat f); let "y=x+1"',
    units: ["x=$(cat f)", "(command_substitution) cat f", "let y=x+1 [arithmetic evaluates the value of `x`]"],
  },
  {
    it: "an integer of a file",
    text: "declare -i y; x=$(cat f); y=$x",
    units: [
      "declare -i y",
      "x=$(cat f)",
      "(command_substitution) cat f",
      "y=$x [arithmetic evaluates the value of `y`]",
    ],
  },
  {
    it: "a copied value",
    text: "x=$(cat f); y=$x; ((y))",
    units: ["x=$(cat f)", "(command_substitution) cat f", "y=$x", "(( [arithmetic evaluates the value of `y`]"],
  },
  {
    it: "a copied part of a value",
    text: 'x=$(cat f); y="a${x%b}"; ((y))',
    units: ["x=$(cat f)", "(command_substitution) cat f", 'y="a${x%b}"', "(( [arithmetic evaluates the value of `y`]"],
  },
  {
    it: "a default from a file",
    text: "x=${y:-$(cat f)}; ((x))",
    units: ["x=${y:-$(cat f)}", "(command_substitution) cat f", "(( [arithmetic evaluates the value of `x`]"],
  },
  {
    it: "a copied count",
    text: "n=$(wc -l < f); m=$n; ((m))",
    units: ["n=$(wc -l < f)", "(command_substitution) wc -l < f", "m=$n", "(("],
  },
  {
    it: "a value that arithmetic replaced",
    text: "x='y[$(a)]'; ((x = 3)); ((x + 1))",
    units: ["x='y[$(a)]'", "((", "(("],
  },
  {
    it: "xargs with a wrapper alone",
    text: "ls | xargs env",
    units: ["(pipeline) ls", "(pipeline) xargs env", "(pipeline) xargs > env … [dynamic]"],
  },
  {
    it: "xargs with a wrapper's option",
    text: "ls | xargs nice -n 5",
    units: ["(pipeline) ls", "(pipeline) xargs nice -n 5", "(pipeline) xargs > nice -n 5 … [dynamic]"],
  },
  {
    it: "xargs with a shell's option alone",
    text: "ls | xargs sh -c",
    units: [
      "(pipeline) ls",
      "(pipeline) xargs sh -c",
      "(pipeline) xargs > sh -c … [runs code that the text does not show]",
    ],
  },
  {
    it: "xargs with eval",
    text: "ls | xargs eval",
    units: [
      "(pipeline) ls",
      "(pipeline) xargs eval",
      "(pipeline) xargs > eval … [runs code that the text does not show]",
    ],
  },
  {
    it: "xargs with find",
    text: "ls | xargs find . -exec",
    units: ["(pipeline) ls", "(pipeline) xargs find . -exec", "(pipeline) xargs > find . -exec … [dynamic]"],
  },
  {
    it: "xargs with what runs nothing",
    text: "ls | xargs command -v",
    units: ["(pipeline) ls", "(pipeline) xargs command -v", "(pipeline) xargs > command -v …"],
  },
  { it: "a wrapper of unknown words", text: "timeout $x", units: ["timeout $x [dynamic]"] },
  {
    it: "find with a hidden action",
    text: "find . $x rm {} \\;",
    units: ["find . $x rm {} ; [may run a command that the text does not show]"],
  },
  {
    it: "find with a hidden action in quotes",
    text: 'find . "$x" rm {} +',
    units: ["find . $x rm {} + [may run a command that the text does not show]"],
  },
  { it: "find with a known word", text: 'find . -name "$x"', units: ["find . -name $x"] },
  {
    it: "xargs with a count",
    text: "ls | xargs -P $(nproc) a",
    units: [
      "(pipeline) ls",
      "(pipeline) xargs -P $(nproc) a",
      "(pipeline command_substitution) nproc",
      "(pipeline) xargs > a …",
    ],
  },
  { it: "a client of a database", text: "psql -h h", units: ["psql -h h"] },
  {
    it: "a client of a database behind a pipe",
    text: "curl e | psql -h h",
    units: ["(pipeline) curl e", "(pipeline) psql -h h [runs code from the output of `curl`]"],
  },
  { it: "a line of the history", text: "fc -s", units: ["fc -s [runs lines of the history]"] },
  { it: "a list of the history", text: "fc -l", units: ["fc -l"] },
  { it: "a dynamic program", text: "$x y", units: ["$x y [dynamic]"] },
  { it: "a dynamic part", text: "a/$x y", units: ["a/$x y [dynamic]"] },
  { it: "a pattern", text: "/bin/r[m] x", units: ["/bin/r[m] x [dynamic]"] },
  { it: "a pattern of a star", text: "./*.sh", units: ["./*.sh [dynamic]"] },
  {
    it: "a rebound name",
    text: "hash -p /tmp/e git; git status",
    units: ["hash -p /tmp/e git", "git status [dynamic]"],
  },
  {
    it: "a rebound name by an array",
    text: "BASH_CMDS[git]=/tmp/e; git status",
    units: ["BASH_CMDS[git]=/tmp/e", "git status [dynamic]"],
  },
];

export const gaps: readonly UnitCase[] = [
  { it: "an open quote", text: "a 'b", units: ["a b"], gaps: ["': unterminated single quote"] },
  {
    it: "a blank in a subscript behind a redirect",
    text: "< f a[ ]=1",
    units: ["a[ ]=1 < f"],
    gaps: ["a[ ]=1: a subscript with a blank behind a redirect"],
  },
  {
    it: "an open substitution",
    text: "a $(b",
    units: ["a $(b", "(command_substitution) b"],
    gaps: ["$: unterminated command substitution"],
  },
  { it: "an open group", text: "{ a", units: ["(group) a"], gaps: [": expected '}' to close brace group"] },
  {
    it: "a missing fi",
    text: "if a; then b",
    units: ["(condition) a", "(condition) b"],
    gaps: [": expected 'fi' to close 'if'"],
  },
  { it: "a closing parenthesis", text: "a )", units: ["a"], gaps: ["): unexpected token ')'"] },
  { it: "an operator alone", text: "&& a", units: [], gaps: ["&: unexpected token '&&'"] },
  { it: "a control character", text: "a \u0001b", units: ["a \u0001b"], gaps: ["\u0001: control character"] },
  { it: "a NUL", text: "a\u0000b; c", units: ["a\u0000b", "c"], gaps: ["\u0000: control character"] },
  {
    it: "an error in a substitution",
    text: "a $(b; ;;); c",
    units: ["a «$(b; ;;)»", "(command_substitution) b", "c"],
    gaps: [";: unexpected token ';;'"],
  },
  {
    it: "an error in a payload",
    text: "bash -c 'a ('; b",
    units: ["bash -c «a (»", "(payload) bash > a", "b"],
    gaps: [" (: unexpected token '('"],
  },
  {
    it: "an error between backticks is found when it runs",
    text: "a `b (`; c",
    units: ["a «`b (`»", "(command_substitution) b", "c"],
    gaps: [" (: unexpected token '('"],
  },
];
