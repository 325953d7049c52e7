import type { RiskyVariable } from "../variable-row.ts";

/** What interpreters and the tools around them heed. */
export const LANGUAGE_VARIABLES: readonly RiskyVariable[] = [
  {
    names:
      "PYTHONUNBUFFERED PYTHONDONTWRITEBYTECODE PYTHONHASHSEED PYTHONIOENCODING PYTHONUTF8 PYTHONFAULTHANDLER PYTHONASYNCIODEBUG PYTHONTRACEMALLOC PYTHONDEVMODE PYTHONOPTIMIZE PYTHONVERBOSE PYTHONDEBUG PYTHONNOUSERSITE PYTHONMALLOC PYTHONSAFEPATH PYTHONCOERCECLOCALE PYTHONNODEBUGRANGES PYTHONPROFILEIMPORTTIME PYTHONINTMAXSTRDIGITS PYTHONENCODING",
    values: "inert",
    programs: "python",
    effect: "none",
  },
  { names: "PYTHON PERL RUBY", values: "installed", programs: "make node-gyp", effect: "an interpreter" },
  { names: "PYTHONPATH PYTHONUSERBASE", values: "paths", programs: "python", effect: "modules" },
  { names: "PYTHONPYCACHEPREFIX", values: "temporary", programs: "python", effect: "compiled modules" },
  { names: "PYTHONWARNINGS PYTEST_ADDOPTS", values: "options", programs: "python pytest", effect: "modules, plugins" },
  {
    names: "PYTEST_PLUGINS COVERAGE_PROCESS_START COVERAGE_RCFILE PYLINTRC PYLINTHOME",
    values: "never",
    programs: "pytest coverage pylint",
    effect: "plugins, configuration",
  },
  { names: "PYTHON_HISTORY PYTHON_PRESITE", values: "never", programs: "python", effect: "a file, a module" },
  { names: "PYTHON_*", values: "inert", programs: "python", effect: "none" },
  { names: "PYTHON*", values: "never", programs: "python", effect: "code" },
  { names: "__PYVENV_LAUNCHER__ PYENV_HOOK_PATH", values: "never", programs: "python", effect: "an interpreter" },
  { names: "PERL5LIB PERLLIB PERL_LOCAL_LIB_ROOT", values: "paths", programs: "perl", effect: "modules" },
  {
    names: "PERL5OPT PERL5DB* PERL5SHELL PERLIO PERLIO_DEBUG PERL_MM_OPT PERL_MB_OPT PERLDOC",
    values: "never",
    programs: "perl",
    effect: "code",
  },
  { names: "RUBYLIB GEM_PATH", values: "paths", programs: "ruby", effect: "modules" },
  { names: "RUBYOPT", values: "options", programs: "ruby", effect: "modules" },
  { names: "RUBYPATH RUBYSHELL IRBRC PRYRC", values: "never", programs: "ruby", effect: "code" },
  { names: "NODE_PATH", values: "paths", programs: "node", effect: "modules" },
  {
    names: "NODE_REPL_EXTERNAL_MODULE NODE_REPL_HISTORY NODE_REDIRECT_WARNINGS NODE_ICU_DATA ELECTRON_RUN_AS_NODE",
    values: "never",
    programs: "node",
    effect: "a module, a file that is written",
  },
  {
    names: "NODE_V8_COVERAGE NODE_COMPILE_CACHE",
    values: "temporary",
    programs: "node",
    effect: "files that are written",
  },
  {
    names: "NODE_TLS_REJECT_UNAUTHORIZED PYTHONHTTPSVERIFY",
    values: "shape",
    shape: /^1$/,
    programs: "node python",
    effect: "whose hosts are trusted",
  },
  { names: "CLASSPATH", values: "paths", programs: "java", effect: "classes" },
  { names: "JAVACMD", values: "compiler", programs: "java mvn gradle", effect: "a program" },
  { names: "MAVEN_ARGS ANT_ARGS JAVA_ARGS GRADLE_ARGS", values: "options", programs: "mvn ant", effect: "options" },
  { names: "LUA_PATH* LUA_CPATH* LUA_INIT*", values: "never", programs: "lua", effect: "modules, code" },
  { names: "PHPRC PHP_INI_SCAN_DIR", values: "never", programs: "php", effect: "configuration, native code" },
  { names: "R_PROFILE* R_ENVIRON* R_LIBS* R_HOME", values: "never", programs: "R", effect: "code" },
  { names: "JULIA_DEPOT_PATH JULIA_LOAD_PATH JULIA_BINDIR", values: "never", programs: "julia", effect: "code" },
  { names: "JULIA_PROJECT", values: "paths", programs: "julia", effect: "code" },
  {
    names: "ERL_FLAGS ERL_AFLAGS ERL_ZFLAGS ERL_LIBS ERL_INETRC ERL_ROOTDIR",
    values: "never",
    programs: "erl elixir",
    effect: "code",
  },
  { names: "MIX_EXS MIX_DEPS_PATH MIX_BUILD_PATH MIX_ARCHIVES", values: "paths", programs: "mix", effect: "code" },
  {
    names: "GHC_PACKAGE_PATH GHC_ENVIRONMENT OCAMLPATH OCAMLFIND_CONF",
    values: "never",
    programs: "ghc ocaml",
    effect: "code",
  },
  { names: "TCL_LIBRARY TK_LIBRARY", values: "paths", programs: "tclsh", effect: "code" },
  {
    names:
      "DOTNET_STARTUP_HOOKS DOTNET_ADDITIONAL_DEPS DOTNET_SHARED_STORE CORECLR_* COR_PROFILER* COMPlus_* MSBUILD_EXE_PATH MSBuildSDKsPath MSBuildExtensionsPath",
    values: "never",
    programs: "dotnet",
    effect: "code",
  },
  {
    names:
      "JAVA_HOME JDK_HOME JRE_HOME ANDROID_HOME ANDROID_SDK_ROOT ANDROID_NDK_HOME GOROOT M2_HOME MAVEN_HOME GRADLE_HOME GRADLE_USER_HOME ANT_HOME KOTLIN_HOME SCALA_HOME SPARK_HOME HADOOP_HOME CUDA_HOME CUDA_PATH CONDA_PREFIX MAMBA_ROOT_PREFIX VIRTUAL_ENV DOTNET_ROOT DOTNET_HOST_PATH RUSTUP_HOME CARGO_HOME NVM_DIR NVM_BIN FNM_DIR PYENV_ROOT RBENV_ROOT NODENV_ROOT ASDF_DIR ASDF_DATA_DIR MISE_DATA_DIR SDKMAN_DIR N_PREFIX VOLTA_HOME BUN_INSTALL DENO_INSTALL DENO_DIR DENO_INSTALL_ROOT PNPM_HOME GEM_HOME COMPOSER_HOME STACK_ROOT CABAL_DIR MIX_HOME HEX_HOME GOPATH GOBIN OPAMROOT PIPX_HOME PIPX_BIN_DIR POETRY_HOME PRE_COMMIT_HOME PULUMI_HOME",
    values: "installed",
    programs: null,
    effect: "from where a tool takes its code",
  },
];
