/** A program that runs code of another language. Flags are lists separated by blanks. */
export interface Interpreter {
  /** Names, alternatives separated by bars; a version behind them counts too (`python3.12`). Subcommands behind a blank. */
  readonly names: string;
  readonly language: string;
  /** Flags whose value is code. */
  readonly inline?: string;
  /** Flags whose value is a file of code. */
  readonly file?: string;
  /** Flags whose value is a module, which ends the options. */
  readonly module?: string;
  /** Flags that take another value. */
  readonly value?: string;
  /** Flags that take a value only when it is attached. */
  readonly attached?: string;
  /** Flags that take digits if they are attached. */
  readonly digits?: string;
  /** Flags with which no program is run. */
  readonly stops?: string;
  /** Flags that add code in front of the program. */
  readonly loads?: string;
  /** Inline code ends the options: what follows are arguments. */
  readonly inlineEnds?: boolean;
  /** The operand that is code, counted from 0; those in front of it are no programs (`awk CODE`, `sqlite3 DB CODE`). */
  readonly codeOperand?: number;
  /** Long options have one dash; short ones are not bundled. */
  readonly longDash?: "single";
  /** Without operand and code it reads its program from standard input. */
  readonly standardInput: boolean;
  /** Operands are no programs (`psql dbname`): only standard input and flags count. */
  readonly operandsAreData?: boolean;
  /** An operand is a file only in this shape (`bun run dev` is a script of the project). */
  readonly fileShape?: RegExp;
}

/** Interpreters of other languages, and how they find their program. Shells are wrappers of kind `carrier` instead. */
export const INTERPRETERS: readonly Interpreter[] = [
  {
    names: "python|python2|python3|pypy|pypy3|pythonw|ipython|ipython3|bpython|graalpy",
    language: "python",
    inline: "-c",
    module: "-m",
    value: "-W -X -Q --check-hash-based-pycs",
    stops: "-h -V -VV --help --version --help-all --help-env --help-xoptions",
    inlineEnds: true,
    standardInput: true,
  },
  {
    names: "node|nodejs|iojs",
    language: "javascript",
    inline: "-e --eval -p --print -pe",
    value:
      "-C --conditions --inspect-port --title --input-type --stack-trace-limit --test-name-pattern --test-reporter --test-reporter-destination --watch-path --icu-data-dir --redirect-warnings --report-dir --trace-event-categories --disable-warning --env-file --env-file-if-exists",
    loads: "-r --require --import --loader --experimental-loader --openssl-config --experimental-config-file",
    stops: "-h --help -v --version -c --check --test --run --v8-options --build-snapshot",
    attached: "--inspect --inspect-brk --inspect-wait",
    standardInput: true,
  },
  {
    names: "ts-node|tsx|ts-node-esm|swc-node",
    language: "javascript",
    inline: "-e --eval -p --print",
    value: "-P --project -O --compiler-options --tsconfig -C --conditions",
    loads: "-r --require --import --loader",
    stops: "-h --help -v --version",
    standardInput: true,
  },
  {
    names: "perl|perl5",
    language: "perl",
    inline: "-e -E",
    attached: "-i -D -x -F -V -d",
    digits: "-0 -l -C",
    loads: "-M -m",
    value: "-I",
    stops: "-v -V -c -h --help --version",
    standardInput: true,
  },
  {
    names: "ruby|irb|jruby|truffleruby",
    language: "ruby",
    inline: "-e",
    attached: "-i -F -K -x -C",
    digits: "-0 -T -W",
    loads: "-r",
    value: "-I -E --encoding",
    stops: "-v --version -c -h --help",
    standardInput: true,
  },
  {
    names: "php",
    language: "php",
    inline: "-r -B -R -E --run --process-begin --process-code --process-end",
    file: "-f -F --file --process-file",
    value: "-c -t -S --docroot --server",
    loads: "-d -z --define --zend-extension",
    stops: "-l -v -i -m -h --help --version --info --modules --ini -S --server -s -w --syntax-check",
    standardInput: true,
  },
  { names: "lua|luajit|texlua", language: "lua", inline: "-e", loads: "-l -j", stops: "-v", standardInput: true },
  { names: "Rscript|littler", language: "r", inline: "-e", stops: "--version --help", standardInput: true },
  {
    names: "R",
    language: "r",
    inline: "-e",
    file: "-f --file",
    value: "-g --gui -d --debugger",
    stops: "--version --help CMD",
    standardInput: true,
    operandsAreData: true,
  },
  { names: "osascript", language: "applescript", inline: "-e", value: "-l -s", standardInput: true },
  { names: "deno eval", language: "javascript", codeOperand: 0, standardInput: false, value: "--ext" },
  {
    names: "deno run|deno",
    language: "javascript",
    value: "--location --seed --cert -L --log-level --ext --frozen-lockfile",
    loads: "-c --config --import-map --preload --import",
    attached: "--inspect --inspect-brk --allow-read --allow-write --allow-net --allow-env --allow-run -R -W -N -E",
    stops: "-V -h --help --version",
    standardInput: true,
  },
  {
    names: "bun run|bun",
    language: "javascript",
    inline: "-e --eval -p --print",
    loads: "-r --preload --import",
    value: "--cwd -c --config --env-file --filter -F --define -d --port",
    stops: "-v --version --revision -h --help",
    fileShape: /[./]/,
    standardInput: false,
  },
  {
    names: "uv run",
    language: "python",
    standardInput: false,
    fileShape: /\.pyw?$|:\/\//,
    file: "-s --script --gui-script",
    module: "-m --module",
  },
  { names: "tclsh|wish|jimsh", language: "tcl", standardInput: true },
  { names: "expect", language: "tcl", inline: "-c", file: "-f -b", value: "-D", stops: "-v", standardInput: true },
  {
    names: "julia",
    language: "julia",
    inline: "-e --eval -E --print",
    loads: "-L --load",
    value: "-p --procs -t --threads -J --sysimage -O -H",
    stops: "-v -h --version --help",
    standardInput: true,
  },
  {
    names: "elixir|iex",
    language: "elixir",
    inline: "-e --eval --rpc-eval",
    loads: "-r -pr -S",
    value: "--name --sname --cookie",
    stops: "-v --version -h --help",
    standardInput: false,
  },
  {
    names: "erl|escript",
    language: "erlang",
    inline: "-eval",
    longDash: "single",
    loads: "-s -run -pa -pz",
    value: "-name -sname -setcookie",
    standardInput: false,
  },
  {
    names: "scala|groovy|kotlin|kotlinc",
    language: "jvm",
    inline: "-e",
    value: "-classpath -cp",
    longDash: "single",
    stops: "-version --version -help -h",
    standardInput: true,
  },
  {
    names: "clojure|clj|bb",
    language: "clojure",
    inline: "-e --eval",
    file: "-i --init -f --file",
    module: "-m --main -M -X -T",
    standardInput: true,
    inlineEnds: true,
  },
  {
    names: "guile|guile3.0",
    language: "scheme",
    inline: "-c",
    file: "-s",
    loads: "-l",
    value: "-L -C -e -x",
    stops: "-v --version -h --help",
    standardInput: true,
    inlineEnds: true,
  },
  {
    names: "racket|chez|chibi-scheme",
    language: "scheme",
    inline: "-e --eval",
    loads: "-r -f -l -t",
    standardInput: true,
  },
  {
    names: "sbcl|clisp|ecl",
    language: "lisp",
    inline: "--eval -x",
    file: "--script",
    loads: "--load --userinit",
    stops: "--version --help",
    standardInput: true,
  },
  { names: "ghc", language: "haskell", inline: "-e", standardInput: false, operandsAreData: true },
  { names: "runghc|runhaskell|ghci", language: "haskell", standardInput: true },
  {
    names: "ocaml|utop",
    language: "ocaml",
    inline: "-e",
    loads: "-init",
    value: "-I",
    longDash: "single",
    standardInput: true,
  },
  { names: "swipl|prolog|gprolog", language: "prolog", inline: "-g -t", file: "-s", standardInput: true },
  {
    names: "jshell|jrunscript",
    language: "java",
    inline: "-e",
    file: "-f",
    value: "--class-path -cp -R",
    longDash: "single",
    standardInput: true,
  },
  { names: "dotnet fsi|fsi|csi", language: "dotnet", loads: "--use --load", file: "--exec", standardInput: true },
  { names: "swift", language: "swift", inline: "-e", standardInput: false, operandsAreData: true },
  {
    names: "pwsh|powershell",
    language: "powershell",
    inline: "-Command -command -c -EncodedCommand -encodedcommand -e -ec -enc",
    file: "-File -file -f",
    value: "-ExecutionPolicy -executionpolicy -ep -ex -WorkingDirectory -wd -OutputFormat -o -InputFormat -Version -v",
    longDash: "single",
    inlineEnds: true,
    standardInput: true,
  },
  {
    names: "fish|csh|tcsh|xonsh|nu|elvish",
    language: "shell",
    inline: "-c --command --commands -C --init-command --execute",
    value: "-d --debug --features --profile",
    stops: "-n --no-execute --version --help -v --print-debug-categories",
    standardInput: true,
  },
  {
    names: "sed|gsed",
    language: "sed",
    file: "-f --file",
    value: "-e --expression -l --line-length",
    attached: "-i --in-place",
    standardInput: false,
    operandsAreData: true,
  },
  {
    names: "awk|gawk|mawk|nawk|original-awk|goawk|frawk|bwk",
    language: "awk",
    codeOperand: 0,
    inline: "-e --source",
    file: "-f --file -E --exec",
    value: "-F -v --field-separator --assign -W",
    loads: "-i --include -l --load",
    stops: "--version --help -V -h",
    standardInput: false,
  },
  {
    names: "sqlite3|duckdb",
    language: "sql",
    inline: "-cmd",
    file: "-init",
    longDash: "single",
    standardInput: true,
    codeOperand: 1,
  },
  {
    names: "psql",
    language: "sql",
    inline: "-c --command",
    file: "-f --file",
    value:
      "-d --dbname -h --host -p --port -U --username -o --output -L --log-file -F --field-separator -P --pset -R --record-separator -T --table-attr -v --set --variable",
    stops: "-l --list -V --version",
    standardInput: true,
    operandsAreData: true,
  },
  {
    names: "mysql|mariadb",
    language: "sql",
    inline: "-e --execute",
    value: "-h --host -u --user -P --port -D --database -S --socket",
    attached: "-p --password",
    stops: "-V --version -?",
    standardInput: true,
    operandsAreData: true,
  },
  {
    names: "redis-cli|valkey-cli",
    language: "redis",
    inline: "--eval",
    value: "-h -p -s -a -u -r -i -n -d -D -X --user --pass",
    stops:
      "-v --version --help --scan --bigkeys --memkeys --hotkeys --stat --latency --latency-history --latency-dist --replica --rdb --functions-rdb --intrinsic-latency --lru-test",
    standardInput: true,
    codeOperand: 0,
  },
  {
    names: "mongosh|mongo",
    language: "database",
    inline: "--eval",
    file: "-f --file",
    value: "-u -p --host --port --username --password",
    standardInput: true,
    operandsAreData: true,
  },
  { names: "ed|ex|red", language: "ed", standardInput: true, operandsAreData: true },
  { names: "m4|gm4", language: "m4", value: "-D -U -I --define --undefine --include", standardInput: true },
  { names: "dc", language: "dc", inline: "-e --expression", file: "-f --file", standardInput: true },
  { names: "gnuplot", language: "gnuplot", inline: "-e", file: "-c", standardInput: true },
  {
    names: "octave|matlab",
    language: "octave",
    inline: "--eval -batch -r",
    value: "--path -p",
    standardInput: true,
    longDash: "single",
  },
  {
    names: "make|gmake",
    language: "make",
    inline: "--eval",
    file: "-f --file --makefile",
    value: "-C --directory -I --include-dir -o -W",
    standardInput: false,
    operandsAreData: true,
  },
  {
    names: "lftp|sftp|ftp",
    language: "ftp",
    inline: "-c -e",
    file: "-f -b",
    standardInput: true,
    operandsAreData: true,
  },
];

/** Modules that run the code they are given on standard input. */
export const CODE_MODULES: ReadonlySet<string> = new Set([
  "code",
  "pdb",
  "IPython",
  "asyncio",
  "bpython",
  "ptpython",
  "idlelib",
]);
