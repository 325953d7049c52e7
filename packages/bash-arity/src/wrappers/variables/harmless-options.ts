/**
 * Options that change sizes, checks or messages only, by variable; `""` holds those of every list. An option counts with
 * its value attached or behind `=`; one that takes the next word stands here with that word's shape.
 */
export const HARMLESS_OPTIONS: Readonly<Record<string, readonly RegExp[]>> = {
  "": [
    /^--no-[a-z-]+$/,
    /^--(verbose|quiet|silent)$/,
    /^--colou?r(=\w+)?$/,
    /^--experimental-(?!loader$|config-file$|default-config-file$|sea-config$|repl-await$)[a-z-]+$/,
  ],
  NODE_OPTIONS: [
    /^--max[-_](old[-_]space|semi[-_]space|http-header)[-_]size=\d+$/,
    /^--stack[-_](size|trace[-_]limit)=\d+$/,
    /^--(trace|throw)-(warnings|deprecation|uncaught|exit|sync-io)$/,
    /^--(enable-source-maps|expose-gc|expose_gc|preserve-symlinks|use-openssl-ca|use-system-ca|openssl-legacy-provider)$/,
    /^--unhandled-rejections=\w+$/,
    /^--dns-result-order=\w+$/,
    /^--experimental-specifier-resolution=\w+$/,
  ],
  JAVA_OPTIONS: [
    /^-X(mx|ms|ss|mn)\d+[kKmMgG]?$/,
    /^-XX:[+-]?(Use\w+GC|MaxRAMPercentage|InitialRAMPercentage|MaxMetaspaceSize|MetaspaceSize|ReservedCodeCacheSize|TieredStopAtLevel|TieredCompilation|ActiveProcessorCount|UseContainerSupport|HeapDumpOnOutOfMemoryError)(=\w+)?$/,
    /^-D(file\.encoding|user\.timezone|user\.language|java\.awt\.headless|org\.gradle\.(daemon|parallel|caching|workers\.max|console|logging\.level))=[\w./-]+$/,
    /^-ea$/,
  ],
  PYTEST_ADDOPTS: [
    /^-[vqxslr]+[a-zA-Z]*$/,
    /^--(tb|maxfail|durations|color|capture|timeout)=\w+$/,
    /^--(lf|ff|sw|nf|last-failed|failed-first|exitfirst|strict-markers|showlocals|disable-warnings)$/,
    /^-p no:\w+$/,
    /^-n (\d+|auto)$/,
  ],
  PYTHONWARNINGS: [/^(ignore|default|error|always|module|once)(::\w+Warning)?$/],
  MAKEFLAGS: [/^-?(j\d*|[ksw]+)$/, /^--(jobs|load-average)=\d+$/, /^--output-sync(=\w+)?$/],
  GOFLAGS: [/^-(mod|buildvcs|count|p|tags|buildmode|timeout|cpu)=[\w,.]+$/, /^-(v|race|trimpath|short|x)$/],
  RUSTFLAGS: [
    /^-[DAWF] ?[a-z_:-]+$/,
    /^-C ?(target-cpu|debuginfo|opt-level|lto|codegen-units|panic|strip|target-feature|debug-assertions|incremental)=[\w+,-]+$/,
    /^-C ?instrument-coverage$/,
    /^--cfg ?=?[\w]+$/,
    /^--cap-lints[ =]\w+$/,
  ],
  LESS: [/^-?[FRSXiMKqnrg]+$/],
  RUBYOPT: [/^-W(:\w+|:no-\w+|\d)?$/, /^--(yjit|enable=frozen-string-literal)$/],
  TAR_OPTIONS: [],
  GZIP: [/^-[1-9nqv]+$/, /^--(fast|best|rsyncable)$/],
  XZ_OPT: [/^-[0-9eqvk]*(T ?\d+)?$/, /^--threads=\d+$/],
  UNZIP: [/^-[oqvLC]+$/],
  ASAN_OPTIONS: [
    /^((detect_\w+|halt_on_error|abort_on_error|print_\w+|symbolize|exitcode|color|strict_\w+|check_\w+|allocator_may_return_null|fast_unwind_on_malloc|second_deadlock_stack|verbosity|disable_coredump)=\w+(:|$))+$/,
  ],
};

/** Lists that are written like another one. */
export const OPTION_LISTS: Readonly<Record<string, string>> = {
  JAVA_TOOL_OPTIONS: "JAVA_OPTIONS",
  _JAVA_OPTIONS: "JAVA_OPTIONS",
  JDK_JAVA_OPTIONS: "JAVA_OPTIONS",
  MAVEN_OPTS: "JAVA_OPTIONS",
  GRADLE_OPTS: "JAVA_OPTIONS",
  JAVA_OPTS: "JAVA_OPTIONS",
  SBT_OPTS: "JAVA_OPTIONS",
  MAVEN_ARGS: "JAVA_OPTIONS",
  UBSAN_OPTIONS: "ASAN_OPTIONS",
  TSAN_OPTIONS: "ASAN_OPTIONS",
  LSAN_OPTIONS: "ASAN_OPTIONS",
  MSAN_OPTIONS: "ASAN_OPTIONS",
  SYSTEMD_LESS: "LESS",
  RUSTDOCFLAGS: "RUSTFLAGS",
  CARGO_BUILD_RUSTFLAGS: "RUSTFLAGS",
  BZIP: "GZIP",
  BZIP2: "GZIP",
  XZ_DEFAULTS: "XZ_OPT",
  UNZIPOPT: "UNZIP",
  MFLAGS: "MAKEFLAGS",
  GNUMAKEFLAGS: "MAKEFLAGS",
};
