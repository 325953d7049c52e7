import type { RiskyVariable } from "../variable-row.ts";

/** What fetches and builds packages. Most of these tools read any of their options from a variable. */
export const PACKAGE_MANAGER_VARIABLES: readonly RiskyVariable[] = [
  {
    names:
      "npm_config_yes npm_config_loglevel npm_config_fund npm_config_audit npm_config_progress npm_config_color npm_config_update_notifier npm_config_engine_strict npm_config_legacy_peer_deps NPM_CONFIG_YES NPM_CONFIG_LOGLEVEL NPM_CONFIG_FUND NPM_CONFIG_AUDIT NPM_CONFIG_PROGRESS NPM_CONFIG_COLOR NPM_CONFIG_UPDATE_NOTIFIER NPM_CONFIG_ENGINE_STRICT NPM_CONFIG_LEGACY_PEER_DEPS",
    values: "inert",
    programs: "npm",
    effect: "none",
  },
  {
    names: "npm_config_* NPM_CONFIG_* pnpm_config_* PNPM_CONFIG_* npm_execpath npm_node_execpath",
    values: "never",
    programs: "npm pnpm",
    effect: "options",
  },
  {
    names:
      "YARN_ENABLE_IMMUTABLE_INSTALLS YARN_ENABLE_TELEMETRY YARN_ENABLE_PROGRESS_BARS YARN_ENABLE_COLORS YARN_ENABLE_HYPERLINKS YARN_SILENT YARN_VERSION YARN_HTTP_TIMEOUT",
    values: "inert",
    programs: "yarn",
    effect: "none",
  },
  { names: "YARN_*", values: "never", programs: "yarn", effect: "options" },
  { names: "BUN_CONFIG_*", values: "never", programs: "bun", effect: "options" },
  { names: "COREPACK_ENABLE_*", values: "inert", programs: "corepack", effect: "none" },
  { names: "COREPACK_*", values: "never", programs: "corepack", effect: "which package manager runs" },
  {
    names:
      "PIP_DISABLE_PIP_VERSION_CHECK PIP_NO_INPUT PIP_NO_CACHE_DIR PIP_QUIET PIP_VERBOSE PIP_PROGRESS_BAR PIP_DEFAULT_TIMEOUT PIP_TIMEOUT PIP_RETRIES PIP_ROOT_USER_ACTION PIP_BREAK_SYSTEM_PACKAGES PIP_REQUIRE_VIRTUALENV PIP_NO_COLOR PIP_NO_PYTHON_VERSION_WARNING PIP_NO_WARN_SCRIPT_LOCATION PIP_PREFER_BINARY PIP_ONLY_BINARY PIP_NO_DEPS PIP_NO_INDEX PIP_VERSION",
    values: "inert",
    programs: "pip",
    effect: "none",
  },
  { names: "PIP_CACHE_DIR UV_CACHE_DIR", values: "temporary", programs: "pip uv", effect: "packages" },
  { names: "PIP_*", values: "never", programs: "pip", effect: "options" },
  {
    names:
      "UV_NO_PROGRESS UV_NO_CACHE UV_OFFLINE UV_FROZEN UV_LOCKED UV_NO_SYNC UV_LINK_MODE UV_SYSTEM_PYTHON UV_PYTHON_DOWNLOADS UV_PYTHON_PREFERENCE UV_COMPILE_BYTECODE UV_CONCURRENT_* UV_HTTP_TIMEOUT UV_REQUEST_TIMEOUT UV_THREADPOOL_SIZE UV_RESOLUTION UV_PRERELEASE UV_QUIET UV_NO_COLOR UV_COLOR UV_PREVIEW UV_NO_DEV UV_EXCLUDE_NEWER UV_NATIVE_TLS UV_SYSTEM_CERTS UV_BREAK_SYSTEM_PACKAGES UV_NO_BUILD UV_NO_BINARY UV_NO_CONFIG UV_ISOLATED UV_NO_ENV_FILE UV_USE_IO_URING UV_VERSION",
    values: "inert",
    programs: "uv",
    effect: "none",
  },
  {
    names: "UV_PYTHON",
    values: "shape",
    shape: /^((c?python|pypy)[@-]?)?\d+(\.\d+)*t?$/,
    programs: "uv",
    effect: "an interpreter",
  },
  { names: "UV_PROJECT UV_PROJECT_ENVIRONMENT UV_WORKING_DIR", values: "paths", programs: "uv", effect: "code" },
  { names: "UV_*", values: "never", programs: "uv", effect: "options" },
  {
    names:
      "POETRY_NO_INTERACTION POETRY_VIRTUALENVS_CREATE POETRY_VIRTUALENVS_IN_PROJECT POETRY_INSTALLER_PARALLEL POETRY_INSTALLER_MAX_WORKERS POETRY_VERSION POETRY_HTTP_BASIC_*",
    values: "inert",
    programs: "poetry",
    effect: "none",
  },
  { names: "POETRY_* PDM_PYPI_* TWINE_REPOSITORY*", values: "never", programs: "poetry pdm twine", effect: "options" },
  {
    names:
      "PIPENV_PIPFILE JUST_JUSTFILE JUST_WORKING_DIRECTORY STACK_YAML COMPOSER COMPOSER_VENDOR_DIR COMPOSER_BIN_DIR BUNDLE_GEMFILE BUNDLE_PATH BUNDLE_BIN",
    values: "paths",
    programs: "pipenv just stack composer bundle",
    effect: "code",
  },
  {
    names: "PIPX_DEFAULT_PYTHON CONDA_EXE CONDA_PYTHON_EXE MAMBA_EXE PHP_BINARY LEFTHOOK_BIN",
    values: "compiler",
    programs: "pipx conda composer lefthook",
    effect: "a program",
  },
  {
    names: "CONDARC MAMBARC MISE_TRUSTED_CONFIG_PATHS BUNDLE_APP_CONFIG BUNDLE_USER_* BUNDLE_MIRROR* BUNDLE_BUILD__*",
    values: "never",
    programs: "conda mise bundle",
    effect: "configuration",
  },
  {
    names:
      "HOMEBREW_NO_* HOMEBREW_COLOR HOMEBREW_VERBOSE HOMEBREW_DEBUG HOMEBREW_DISPLAY_INSTALL_TIMES HOMEBREW_GITHUB_API_TOKEN",
    values: "inert",
    programs: "brew",
    effect: "none",
  },
  { names: "HOMEBREW_*", values: "never", programs: "brew", effect: "programs, repositories" },
  { names: "NIX_SHOW_STATS NIX_BUILD_CORES", values: "inert", programs: "nix", effect: "none" },
  { names: "NIX_*", values: "never", programs: "nix", effect: "configuration, code" },
  { names: "NUGET_PACKAGES", values: "temporary", programs: "dotnet", effect: "packages" },
  {
    names:
      "HEX_MIRROR* HEX_UNSAFE* BAZELISK_BASE_URL BAZELISK_FORMAT_URL BAZEL_REAL TURBO_API CYPRESS_INSTALL_PATH_TEMPLATE",
    values: "never",
    programs: "mix bazel turbo",
    effect: "from where code comes",
  },
  { names: "USE_BAZEL_VERSION", values: "shape", shape: /^[\w.]*$/, programs: "bazel", effect: "a program" },
  { names: "RUSTUP_TOOLCHAIN", values: "shape", shape: /^[\w.-]*$/, programs: "cargo rustc", effect: "the compiler" },
  {
    names: "RUSTUP_DIST_SERVER RUSTUP_DIST_ROOT RUSTUP_UPDATE_ROOT",
    values: "never",
    programs: "rustup",
    effect: "from where code comes",
  },
];
