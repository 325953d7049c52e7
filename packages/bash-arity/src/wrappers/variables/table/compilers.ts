import type { RiskyVariable } from "../variable-row.ts";

/** Flags of compilers and linkers that load no plugin and start no other program. */
const compilerFlags =
  /^(\s*(-O\w*|-g[\w=-]*|-W(?!l,|p,|a,|rapper)[\w=+-]*|-Wl,(?!.*plugin)[\w,=./:+-]+|-[DU][\w=.,+-]+|-std=[\w+:]+|-f(?!plugin|pass-plugin|use-ld|profile|dump)[\w=,./-]+|-fuse-ld=\w+|-m[\w=.,+-]+|-[IL][\w./+-]+|-l[\w.+-]+|-arch \w+|-isystem ?[\w./+-]+|-framework \w+|-pthread|-pipe|-static|-shared|-[wsvc])(?=\s|$))*\s*$/;

/** What builds from source heed. */
export const COMPILER_VARIABLES: readonly RiskyVariable[] = [
  {
    names:
      "MAKEFLAGS MFLAGS GNUMAKEFLAGS GOFLAGS RUSTFLAGS RUSTDOCFLAGS CARGO_BUILD_RUSTFLAGS CARGO_TARGET_*_RUSTFLAGS",
    values: "options",
    programs: "make go cargo",
    effect: "options",
  },
  { names: "MAKEFILES CONFIG_SITE", values: "never", programs: "make configure", effect: "code that is read first" },
  {
    names:
      "CFLAGS CXXFLAGS CPPFLAGS LDFLAGS FFLAGS OBJCFLAGS CGO_CFLAGS CGO_CXXFLAGS CGO_CPPFLAGS CGO_LDFLAGS CGO_FFLAGS",
    values: "shape",
    shape: compilerFlags,
    programs: "make go configure",
    effect: "plugins of the compiler",
  },
  {
    names: "CGO_*_ALLOW CARGO_ENCODED_RUSTFLAGS",
    values: "never",
    programs: "go cargo",
    effect: "plugins of the compiler",
  },
  {
    names: "CARGO_TARGET_*_RUNNER CARGO_TARGET_*_LINKER CARGO_BUILD_RUSTC CARGO_BUILD_RUSTDOC CARGO",
    values: "compiler",
    programs: "cargo",
    effect: "a program",
  },
  {
    names:
      "CARGO_ALIAS_* CARGO_REGISTRIES_* CARGO_REGISTRY_DEFAULT CARGO_REGISTRY_CREDENTIAL_PROVIDER CARGO_REGISTRY_GLOBAL_CREDENTIAL_PROVIDERS CARGO_SOURCE_* CARGO_HTTP_* CARGO_CREDENTIAL_ALIAS_*",
    values: "never",
    programs: "cargo",
    effect: "commands, from where code comes",
  },
  {
    names:
      "CC CXX CPP FC F77 AR AS NM RANLIB STRIP OBJCOPY OBJDUMP READELF RUSTC RUSTDOC RUSTFMT HOSTCC HOSTCXX GCC GCCGO MAKE CMAKE NINJA YACC LEX M4 PKG_CONFIG AWK SED GREP EGREP INSTALL AUTOCONF AUTOMAKE AUTOHEADER AUTOM4TE ACLOCAL LIBTOOLIZE CHROME_BIN CHROMIUM_BIN FIREFOX_BIN EDGE_BIN CHROME_PATH",
    values: "compiler",
    programs: "make cargo configure",
    effect: "the compiler, another tool",
  },
  {
    names:
      "COMPILER_PATH GCC_EXEC_PREFIX DEPENDENCIES_OUTPUT SUNPRO_DEPENDENCIES CCACHE_PREFIX CCACHE_PREFIX_CPP CCACHE_COMPILER CCACHE_CONFIGPATH DISTCC_HOSTS autom4te_perllibdir",
    values: "never",
    programs: "gcc ccache distcc",
    effect: "programs, files that are written",
  },
  {
    names:
      "PKG_CONFIG_PATH PKG_CONFIG_LIBDIR PKG_CONFIG_SYSROOT_DIR CMAKE_PREFIX_PATH CMAKE_MODULE_PATH CMAKE_PROGRAM_PATH CMAKE_TOOLCHAIN_FILE CPATH C_INCLUDE_PATH CPLUS_INCLUDE_PATH ACLOCAL_PATH",
    values: "installed",
    programs: "cmake gcc",
    effect: "code that is compiled",
  },
  {
    names: "GOENV GOTOOLDIR GOCACHEPROG GOINSECURE",
    values: "never",
    programs: "go",
    effect: "configuration, programs",
  },
  { names: "GOAUTH", values: "shape", shape: /^(off|netrc|)$/, programs: "go", effect: "a command" },
  {
    names: "GOPROXY",
    values: "shape",
    shape: /^((off|direct|https:\/\/(proxy\.golang\.org|goproxy\.io|goproxy\.cn))(?=[,|]|$)[,|]?)*$/,
    programs: "go",
    effect: "from where code comes",
  },
  {
    names: "GOSUMDB",
    values: "shape",
    shape: /^(off|sum\.golang\.org|)$/,
    programs: "go",
    effect: "whose code is trusted",
  },
  {
    names: "GOTOOLCHAIN",
    values: "shape",
    shape: /^(local|auto|go\d[\w.]*)?(\+auto)?$/,
    programs: "go",
    effect: "the compiler",
  },
  { names: "GOWORK", values: "paths", programs: "go", effect: "code" },
  { names: "GOCACHE GOMODCACHE GOTMPDIR GOCOVERDIR", values: "temporary", programs: "go", effect: "code, files" },
];
