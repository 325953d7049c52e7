import type { RiskyVariable } from "../variable-row.ts";

/** Patterns of names that tools like: they catch the tools that no other row knows. */
export const GENERAL_VARIABLES: readonly RiskyVariable[] = [
  { names: "*_OPTIONS *_OPTS", values: "options", programs: null, effect: "options" },
  {
    names:
      "*_CONFIG *_CONFIG_FILE *_CONFIG_FILES *_CONFIG_DIR *_CONFIG_DIRS *_CONFIG_PATH *_CONFIG_HOME *_CONFIG_GLOBAL *_CONFIGDIR *_CONF_DIR *_CONF_FILE *_RCFILE *_INIT_FILE *_STARTUP_FILE",
    values: "never",
    programs: null,
    effect: "a configuration",
  },
  {
    names:
      "*_PLUGIN *_PLUGINS *_PLUGIN_PATH *_PLUGINS_PATH *_PLUGIN_DIR *_PLUGIN_DIRS *_PLUGINS_DIR *_EXTENSION_DIR *_EXTENSIONS_DIR *_MODULE_PATH *_MODULES_PATH *_LIBRARY_PATH *LIBPATH LIBRARY_PATH *_DRIVERS_PATH *_LOAD_PATH *_HOOK *_HOOKS *_HOOK_PATH *_HOOKS_PATH",
    values: "never",
    programs: null,
    effect: "code that is loaded",
  },
  {
    names: "*_BINARY *_BINARY_PATH *_EXECUTABLE *_EXECUTABLE_PATH",
    values: "compiler",
    programs: null,
    effect: "a program",
  },
  {
    names: "*_INDEX_URL *_MIRROR *_DOWNLOAD_HOST *_BINARY_HOST *_CDNURL",
    values: "never",
    programs: null,
    effect: "from where code comes",
  },
  { names: "*_HISTFILE *_HISTORY_FILE", values: "never", programs: null, effect: "a file that is written" },
  { names: "RUST_LOG", values: "inert", programs: null, effect: "none" },
  {
    names: "*_LOG *_LOG_PATH *_LOG_FILE *_LOGFILE *_LOG_DIR LLVM_PROFILE_FILE GCOV_PREFIX COVERAGE_FILE",
    values: "log",
    programs: null,
    effect: "a file that is written",
  },
];
