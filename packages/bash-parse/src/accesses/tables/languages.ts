import type { ProgramTable } from "./program-table.ts";

const CC =
  "r*; style: prefix; w: -o -MF --output -dumpdir; r: -I -L -B -include -imacros -isystem -iquote -idirafter -isysroot --sysroot -T -iprefix -F -specs -fplugin -working-directory; -: -D -U -x -l -MT -MQ -std -Xlinker -Xpreprocessor -Xassembler -Xclang -arch -target --target --param -framework -u -z -e -G -A -aux-info -mllvm -weak_framework";

const SCRIPT = "x u.named*; stop:";

/** Compilers, interpreters and the tools around them. Sources: the tools' manuals and --help texts. */
export const languages: ProgramTable = {
  "bash|sh|zsh|dash|ksh|mksh|ash|fish|csh|tcsh|rbash|elvish|nu|xonsh|pwsh|powershell":
    "x u.named*; stop:; if -c -Command -EncodedCommand --command: - u.named*; -: -O -o +O +o; x: --rcfile --init-file -File",
  "source|.": "x u.named*; stop:",
  python: `${SCRIPT}; if -c: - u.named*; reader: python; -: -W -X --check-hash-based-pycs`,
  "python3|python2|pypy|pypy3|ipython|py": `${SCRIPT}; if -c: - u.named*; reader: python; -: -W -X --check-hash-based-pycs`,
  "-m-json.tool": "r w; -: --indent",
  "-m-venv|-m-virtualenv": "w*; -: --prompt -p --python",
  "-m-http.server": "-*; r: -d --directory; -: -b --bind -p --protocol; here !-d !--directory: r",
  "-m-zipfile|-m-tarfile": "r; w: -c --create; r: -l -t --list --test; -,-: -x; b: -e --extract; here: w",
  "-m-compileall": "w*; w: -d; r: -i",
  "-m-py_compile": "r*",
  "-m-unittest": "x.named*; x: -s --start-directory -t; -: -p -k --pattern",
  "-m-timeit|-m-this|-m-site|-m-sysconfig|-m-ensurepip|-m-platform|-m-calendar|-m-webbrowser|-m-antigravity":
    "-*; -: -n -r -s -u",
  "-m-cProfile|-m-profile|-m-pdb|-m-trace|-m-coverage": "x u.named*; w: -o; -: -s -c",
  "-m-ast|-m-tokenize|-m-dis|-m-pyclbr|-m-pickletools|-m-base64|-m-gzip|-m-quopri": "r*",
  "node|nodejs": `${SCRIPT}; if -e --eval -p --print -pe: u.named*; if --test: x*; if -c --check: r; x: -r --require --import --loader --experimental-loader; r: --env-file --env-file-if-exists --icu-data-dir --openssl-config --experimental-config-file --watch-path; w: --cpu-prof-dir --heap-prof-dir --diagnostic-dir --report-dir --report-directory --trace-event-file-pattern --test-reporter-destination; -: -e -C --eval -p --print --conditions --input-type --test-name-pattern --test-reporter --test-concurrency --test-shard --inspect-port --title; x: --max-old-space-size --stack-trace-limit --stack-size; flags: --test --watch --check --trace-warnings --inspect --inspect-brk --import-meta`,
  "tsx|ts-node|esno|babel-node|vite-node|jiti|swc-node|coffee|zx": `${SCRIPT}; if -e --eval -p --print: u.named*; -: -e --eval -p --print; x: -r --require --import; r: -P --project --tsconfig --env-file --cwd`,
  "tsx watch": SCRIPT,
  "tsx *": SCRIPT,
  deno: "-*; urls:",
  "deno run|serve": `${SCRIPT}; r: -c --config --import-map --lock --env-file --cert --allow-read-file; -: --location --seed --log-level -L --ext --port --host; urls:`,
  "deno eval|repl|upgrade|info|install|add|remove|outdated|cache|clean|uninstall|init|jsr|publish|types|completions":
    "r.shaped*; r: -c --config --import-map --lock; urls:",
  "deno test|bench|check|lint|doc|coverage":
    "x.named*; r: -c --config --import-map --lock; w: --junit-path --output; -: --filter --reporter --ext --ignore; urls:",
  "deno fmt":
    "B*; empty !--check: W; if --check: R*; only: *.js *.jsx *.cjs *.mjs *.ts *.tsx *.cts *.mts *.vue *.svelte *.astro *.json *.md *.mdx *.yml *.yaml *.html *.jsonc *.css *.scss *.less *.sql *.njk *.vto; r: -c --config; -: --ext --ignore; urls:",
  "deno compile|bundle": "x u.named*; w: -o --output; r: -c --config --include --icon; -: --target; urls:",
  "deno task": "-*; c: --cwd; r: -c --config; urls:",
  "deno *": SCRIPT,
  bun: "-*; c: --cwd; r: -c --config --env-file --tsconfig-override; x: -r --preload; urls:; urls:",
  "bun run": `x.named u.named*; stop:; c: --cwd; r: --env-file; urls:`,
  "bun test": "x.named*; x: --preload; -: -t --test-name-pattern --timeout --rerun-each --bail; urls:",
  "bun build":
    "r*; w: --outfile; w: --outdir; -: --target --format --external --define --loader --minify --sourcemap --root; urls:",
  "bun install|i|add|a|remove|rm|update|link|unlink|outdated|pm|init|create|upgrade|x|publish|audit|patch|why|info|ci":
    "r.shaped*; c: --cwd; r: -c --config; -: --registry --cache-dir --backend; urls:",
  "bun *": `x u.named*; stop:; urls:`,
  perl: `${SCRIPT}; if -i: b*; if -n -p: r*; if -e -E -c: u.named*; ~-: -i -M -m -F -0 -V -C; -: -e -E; r: -I`,
  "ruby|jruby|rbx": `${SCRIPT}; if -i: b*; if -n -p: r*; if -e: u.named*; ~-: -i -F -0 -W -K -x -T; -: -e -E --encoding; x: -r --require; r: -I; c: -C`,
  "irb|pry": "x u.named*; x: -r; r: -I",
  php: `${SCRIPT}; if -r -R -B -E: u.named*; -: -r -R -B -E -d -S -z; x: -f -F --file --process-file; r: -c -t --php-ini --docroot; r: -w -s; if -l --syntax-check: r`,
  "lua|luajit|luac|texlua": `${SCRIPT}; if -e: u.named*; -: -e; x: -l; w: -o`,
  "Rscript|R|r|littler": `${SCRIPT}; if -e: u.named*; -: -e; x: -f --file; -: --args`,
  "julia|octave|octave-cli|matlab|scilab|maxima|gp|sage": `${SCRIPT}; if -e -E --eval -r --batch: u.named*; -: -e -E --eval -r -t -p --threads; r: --project -J --sysimage; x: -L --load`,
  "tclsh|wish|expect|osascript|guile|racket|sbcl|clisp|ecl|chicken|csi|gforth|swipl|scheme|ghci|runghc|runhaskell|groovy|scala|scala-cli|kotlin|kotlinc-jvm|raku|elixir|iex|erl|escript|clojure|clj|bb|babashka|janet|fennel|pharo|wolframscript|jshell": `${SCRIPT}; if -c -e --eval -l -r: - u.named*; -: -e --eval -t; x: -l --load -r -f`,
  "gcc|g++|cc|c++|clang|clang++|cpp|gfortran|tcc|icc|icx|icpx|nvcc|emcc|em++|hipcc|gdc|ldc2|x86_64-linux-gnu-gcc|aarch64-linux-gnu-gcc|arm-none-eabi-gcc":
    CC,
  "ld|ld.lld|lld|gold|mold|collect2":
    "r*; style: prefix; w: -o -Map --output; r: -L -T -R -rpath-link -dynamic-linker --version-script; -: -l -m -z -e -rpath -soname --hash-style",
  "as|nasm|yasm|fasm": "r w; style: prefix; w: -o -l -MF -MD; r: -I -i; -: -f -D -U -g -F",
  "nm|objdump|readelf|size|ldd|otool|dwarfdump|llvm-nm|llvm-objdump|llvm-readelf|elfdump|addr2line|c++filt|pahole|abidiff|checksec":
    "r*; -: -t -f -j -M -x -S --format --radix --section --start-address --stop-address; r: -e --exe --dwo",
  "objcopy|llvm-objcopy":
    "b w; -: -O -I -j -R -F -B --only-section --remove-section --output-target --input-target --redefine-sym --set-section-flags; r: --add-gnu-debuglink --symbols --redefine-syms",
  "strip|llvm-strip|ranlib|patchelf|install_name_tool|chrpath|codesign|upx":
    "b*; w: -o; -: -R -K -N -s --remove-section --set-rpath --set-interpreter --replace-needed --add-needed --identifier",
  rustc:
    "r; style: prefix; w: -o --out-dir --emit; r: -L --extern --sysroot; -: -C --crate-type --crate-name --edition --target --cfg -A -W -D -F --print --cap-lints -Z -l",
  rustfmt: "b*; if --check: r*; r: --config-path; -: --edition --config --emit",
  "rustup|rustup-init|cargo-binstall": "r.shaped*; -: --toolchain --profile --target --component -c -t",
  cargo: "-*; c: -C; r: --manifest-path --config; w: --target-dir; -: --color -Z --explain",
  "cargo install":
    "r.named*; r: --path --manifest-path; w: --root --target-dir; -: --version --git --branch --tag --rev --features -F --registry --index -j --profile --target --bin",
  "cargo new|init": "w; empty: w; -: --name --vcs --edition --registry",
  "cargo fmt": "-*; here !--check !--all-check: W; only: *.rs; r: --manifest-path; -: -p --package",
  "cargo build|b|check|c|test|t|bench|clippy|doc|d|fix|clean|update|fetch|tree|metadata|add|remove|rm|search|publish|package|vendor|audit|deny|nextest|expand|outdated|watch|make|generate-lockfile|login|owner|yank|verify-project|pkgid|locate-project|version|help|miri|llvm-cov|tarpaulin|udeps|machete|bloat|flamegraph|criterion|insta|sqlx|leptos|tauri|component|xtask|rustc|rustdoc|report|info|config|edit":
    "r.shaped*; r: --manifest-path --config --lockfile-path; w: --target-dir --artifact-dir --out-dir; r: --path; -: --package --features --bin --example --test --bench --profile --target --jobs --color --message-format --exclude --format --edges --invert --depth --vers --git --branch --tag --rev --rename --filter-expr --partition --registry --index",
  "cargo run|r":
    "u.named*; r: --manifest-path --config; w: --target-dir; -: -p --package --features -F --bin --example --profile --target -j --jobs --color --message-format -Z",
  "cargo *": "r.shaped*; r: --manifest-path; w: --target-dir",
  go: "-*; style: words; c: C",
  "go build":
    "r.shaped*; style: words; w: o coverprofile; c: C; r: modfile overlay pgo; w: pkgdir; -: p asmflags buildmode compiler gccgoflags gcflags installsuffix ldflags mod tags toolexec covermode coverpkg",
  "go run":
    "x.named u.named*; style: words; stop:; c: C; r: modfile overlay pgo; -: exec p ldflags gcflags mod tags toolexec",
  "go test":
    "r.shaped*; style: words; w: o coverprofile cpuprofile memprofile blockprofile mutexprofile trace outputdir test.coverprofile; c: C; r: modfile overlay; -: run bench benchtime count timeout cpu parallel p tags ldflags gcflags mod covermode coverpkg vet shuffle fuzz fuzztime skip exec list",
  "go vet|list|generate|clean|install|doc|tool|fix|mod|work|get|env|version|bug|help|telemetry":
    "r.shaped*; style: words; c: C; r: modfile vettool; -: f tags mod run skip",
  "go fmt": "r.shaped*; style: words; here: W; only: *.go",
  "go *": "r.shaped*; style: words",
  "gofmt|goimports|gofumpt": "R*; if -w: B*; only: *.go; -: -r -local",
  "golangci-lint|staticcheck|revive|golint|errcheck|gosec|govulncheck|gotestsum|ginkgo|air|mockgen|sqlc|buf|goreleaser":
    "r.shaped*; r: --config; u.named: -c -C; w: --out --output --junitfile --jsonfile -destination; -: --enable --disable --timeout --format",
  "protoc|flatc|thrift|capnp":
    "r*; style: prefix; r: -I --proto_path --plugin --descriptor_set_in; w: --go_out --python_out --cpp_out --java_out --js_out --ts_out --csharp_out --ruby_out --php_out --grpc_out --go-grpc_out --grpc_python_out --doc_out; w: -o --descriptor_set_out; -: --go_opt --go-grpc_opt --ts_opt --gen",
  javac:
    "r.named*; style: words; w: d s h; r.colons: cp classpath -class-path sourcepath p -module-path processorpath bootclasspath; -: source target -release encoding processor Xlint; urls:",
  "java|javaw":
    "- u.named*; stop:; style: words; if -jar jar: u.named*; x: jar; r.colons: cp classpath -class-path p -module-path; -: m -module -add-opens -add-exports -add-modules; urls:",
  "javadoc|javap|jdeps|jlink|jpackage|jcmd|jstack|jmap|jstat|jps|keytool|jarsigner":
    "r.named*; style: words; w: d -output; r.colons: cp classpath -class-path -module-path; w: keystore -dest; r: file; urls:",
  "mvn|mvnw|mvnd":
    "-*; r: -f --file -s --settings -gs --global-settings -t --toolchains; w: -l --log-file; -: -pl --projects -P --activate-profiles -T --threads -rf --resume-from -D",
  "gradle|gradlew":
    "-*; c: -p --project-dir; r: -b --build-file -c --settings-file -I --init-script --include-build; w: -g --gradle-user-home --project-cache-dir; -: -x --exclude-task --tests --max-workers --console --warning-mode -P -D",
  "ant|sbt|mill|lein|leiningen|boot|bazel|bazelisk|buck|buck2|pants|please|plz":
    "r.shaped*; r: -buildfile --bazelrc; u.named: -f; w: --output_base --output_user_root -logfile",
  "kotlinc|scalac|groovyc|ghc": "r.named*; w: -o -d -odir -hidir -outputdir; r.colons: -cp -classpath; r: -i",
  "stack|cabal": "r.shaped*; r: --stack-yaml --project-file; w: --local-bin-path --installdir; -: --resolver",
  dotnet:
    "r.named*; r: -s --source --configfile --runtimeconfig --depsfile; w: -o --output; -: -c --configuration -f --framework -r --runtime -v --verbosity -p -l --logger --filter",
  "dotnet msbuild": "r.msbuild*",
  "dotnet build|publish|pack|restore|test|clean|run|add|remove|list|new|sln|tool|nuget|ef|format|watch|workload|user-secrets|dev-certs":
    "r.named*; w: -o --output --results-directory --artifacts-path; r: --project --configfile -s --source --settings; -: -c --configuration -f --framework -r --runtime -v --verbosity -p -l --logger --filter -n --name --version",
  "msbuild|xbuild|nmake|devenv|csc|vbc|cl|link.exe": "r.msbuild*",
  "nuget|paket|fake": "r.named*; w: -OutputDirectory -o; style: words",
  "swift|swiftc|xcrun|xcodebuild|xcode-select|simctl|pod|carthage|fastlane|agvtool|xctool|mint|tuist|swiftlint|swiftformat":
    "u.named*; c: --package-path; r: -project -workspace --config; u.named: -I -F -L; w: -derivedDataPath -archivePath -exportPath -resultBundlePath --scratch-path --build-path; u.named: -o; -: -scheme -configuration -destination -sdk -target --product --filter -only-testing",
  "dart|flutter|fvm": "u.named*; c: -C; w: -o --output; -: -d --device-id --flavor -t --name --platforms --org",
  "zig|nim|crystal|v|vala|valac|dmd|ocaml|ocamlfind|ocamlopt|ocamlc|dune|opam|esy|elm|gleam|hex|purs|spago|odin|hare|gnat|gnatmake|fpc|chez|idris2|agda|coqc|lean|lake|ats|moon|haxe|reason|rescript|bsc|bsb":
    "u.named*; w: --output --out -femit-bin; u.named: -o; r: --root --path; u.named: -I -L; -: --target -target",
  "mix|rebar3": "r.shaped*; -: --only --trace --seed",
  make: "-*; c: -C --directory; r: -f --file --makefile -I --include-dir; r: -o --old-file --assume-old -W --what-if --new-file; ~-: -j -l -O; -: --eval -E",
  "gmake|bmake|remake|mingw32-make": "-*; c: -C --directory; r: -f --file --makefile -I --include-dir; ~-: -j -l -O",
  "ninja|samu": "-*; c: -C; r: -f; -: -j -l -k -d -t -w",
  cmake:
    "r.shaped*; if -E: - u.named*; if -P: r.named*; B: --build; r: -S -C --install --open --toolchain --preset-file; w: -B --prefix --install-prefix; -: -D -U -G -T -A --target -t --config --parallel -j --component --preset --log-level; x: -P; flags: -E",
  "ctest|cpack":
    "-*; r: -S -C --test-dir --build-dir -T; w: -O --output-log --output-junit; -: -R -E -L -LE -j --parallel --timeout --repeat -I --preset",
  "meson setup":
    "W r; c: -C; r: --cross-file --native-file --vsenv; -: -D --prefix --buildtype --backend --wrap-mode --unity --warnlevel --layout --libdir --bindir",
  "meson compile|install|test|dist|configure|introspect|rewrite|subprojects|wrap|format|init|env2mfile|devenv":
    "B.named*; B: -C; w: --destdir; -: -j --suite --num-processes --tags -D --prefix --buildtype",
  "meson *":
    "W.named r.named; c: -C; r: --cross-file --native-file; w: --destdir; -: -D --prefix --buildtype --backend",
  meson: "W.named r.named; front:; r: --cross-file --native-file; w: --destdir; -: -D --prefix --buildtype --backend",
  "autoconf|automake|autoreconf|aclocal|libtool|autoheader|m4|bison|yacc|flex|lex|re2c|gperf|swig|ragel|antlr4|bear|scons|waf|premake5|xmake|conan|vcpkg|qmake|moc|uic|gn|gyp|ccache|sccache|distcc|cppcheck|clang-tidy|clang-format|clangd|iwyu|include-what-you-use|cpplint|scan-build|gcov|lcov|gcovr|genhtml|doxygen|sphinx-build|sphinx-apidoc|mkdocs|mdbook|jekyll|hugo|zola|hexo|eleventy|gatsby|docusaurus|asciidoctor|pdflatex|xelatex|lualatex|latex|latexmk|tex|bibtex|biber|dvips|typst|context|groff|troff|nroff|man2html|plantuml|dot|neato|fdp|mmdc|gnuplot|povray":
    "u.named*; if -i: b.named*; w: -o --output -d --destination --site-dir --outdir -output-directory -outdir --prefix; r: -I -c -f --config --config-file -p --source -s; -: -D -j -T -t --style --checks --filter --rules",
  just: "-*; c: -d --working-directory; r: -f --justfile --dotenv-path; -: --set --shell --color --dump-format",
  "task|go-task|mage|rake|thor|invoke|inv|nox|tox|doit|fab|earthly|dagger|act|pre-commit|lefthook|husky|overcommit|lint-staged|commitlint|semantic-release|changeset|release-it|standard-version|gulp|grunt|jake|nps|turbo|nx|lerna|rush|wireit|ultra":
    "r.shaped*; c: -C --cwd --chdir --directory -d --dir; r: --file --rakefile --config --taskfile --workflows --secret-file --env-file; u.named: -f -c -t -w; -: --session --hook-type --stage --filter --scope --target --concurrency",
};
