/**
 * Which values of a variable change nothing that matters.
 *
 * - `never`: no value is harmless (a path list, a configuration or start-up file, code).
 * - `viewer`: empty, `cat`, `less`, `true` or `:`.
 * - `browser`: the same, and names that open nothing.
 * - `options`: a list of options that are harmless one by one.
 * - `compiler`: a bare name.
 * - `shell`: a shell by its usual name.
 * - `paths`: a list of directories; it depends on where they are.
 * - `temporary`: a directory; harmless below the usual one, else it depends.
 * - `inert`: none changes what runs (an exception from a pattern).
 */
export type VariableValues =
  | "never"
  | "viewer"
  | "browser"
  | "options"
  | "compiler"
  | "shell"
  | "paths"
  | "temporary"
  | "inert";

/** Variables of one kind. */
export interface RiskyVariable {
  /** Names, separated by blanks; `*` stands for any run of characters. */
  readonly names: string;
  readonly values: VariableValues;
  /** The programs that heed them; `null`: any, or the shell itself. */
  readonly programs: string | null;
  /** What they can do, in a few words. */
  readonly effect: string;
}

/**
 * Variables that can change what runs (semantics 2.7). A name is judged by the first row that holds it, so exceptions
 * stand in front of the pattern that they are excepted from.
 */
export const RISKY_VARIABLES: readonly RiskyVariable[] = [
  {
    names: "GIT_TERMINAL_PROMPT GIT_AUTHOR_* GIT_COMMITTER_* GIT_OPTIONAL_LOCKS",
    values: "inert",
    programs: "git",
    effect: "none",
  },
  { names: "PATH", values: "never", programs: null, effect: "which file a bare name is" },
  { names: "BASH_ENV ENV ZDOTDIR", values: "never", programs: null, effect: "a file that a shell reads first" },
  { names: "PS0 PS1 PS2 PS4", values: "never", programs: null, effect: "code that a shell expands" },
  { names: "IFS CDPATH GLOBIGNORE SHELLOPTS", values: "never", programs: null, effect: "how words are read" },
  { names: "BASH*", values: "never", programs: null, effect: "shell options, functions and start-up files" },
  { names: "LD", values: "compiler", programs: "make configure cargo", effect: "the linker" },
  { names: "LD_* DYLD_* *PRELOAD*", values: "never", programs: null, effect: "native code in every program" },
  { names: "EDITOR *EDITOR VISUAL", values: "viewer", programs: null, effect: "a command that edits" },
  { names: "PAGER *PAGER", values: "viewer", programs: null, effect: "a command that pages" },
  { names: "BROWSER", values: "browser", programs: null, effect: "a command that opens addresses" },
  { names: "GIT_*", values: "never", programs: "git", effect: "configuration, repository, commands" },
  { names: "*_COMMAND PROMPT_COMMAND", values: "never", programs: null, effect: "a command" },
  {
    names: "SSH_ASKPASS SUDO_ASKPASS *_ASKPASS",
    values: "never",
    programs: "ssh sudo git",
    effect: "a program that asks",
  },
  {
    names: "*_WRAPPER",
    values: "compiler",
    programs: "cargo cmake make",
    effect: "a program in front of the compiler",
  },
  { names: "PYTHONPATH", values: "paths", programs: "python", effect: "modules" },
  { names: "PYTHONWARNINGS PYTEST_ADDOPTS", values: "options", programs: "python pytest", effect: "modules, plugins" },
  {
    names: "PYTHONSTARTUP PYTHONHOME PYTHONINSPECT PYTHONBREAKPOINT",
    values: "never",
    programs: "python",
    effect: "code",
  },
  { names: "PERL5LIB PERLLIB", values: "paths", programs: "perl", effect: "modules" },
  { names: "PERL5OPT PERL5DB PERL5SHELL", values: "never", programs: "perl", effect: "code" },
  { names: "RUBYLIB", values: "paths", programs: "ruby", effect: "modules" },
  { names: "RUBYOPT", values: "options", programs: "ruby", effect: "modules" },
  { names: "NODE_PATH", values: "paths", programs: "node", effect: "modules" },
  { names: "NODE_REPL_EXTERNAL_MODULE", values: "never", programs: "node", effect: "a module" },
  { names: "CLASSPATH", values: "paths", programs: "java", effect: "classes" },
  { names: "LUA_PATH* LUA_CPATH* LUA_INIT*", values: "never", programs: "lua", effect: "modules, code" },
  {
    names: "MAKEFLAGS MFLAGS GNUMAKEFLAGS GOFLAGS RUSTFLAGS LESS",
    values: "options",
    programs: "make go cargo less",
    effect: "options",
  },
  { names: "MAKEFILES", values: "never", programs: "make", effect: "makefiles that are read first" },
  { names: "*_OPTIONS *_OPTS", values: "options", programs: null, effect: "options" },
  { names: "RSYNC_RSH RSYNC_CONNECT_PROG", values: "never", programs: "rsync", effect: "a command" },
  { names: "LESSOPEN LESSCLOSE LESSEDIT LESSKEY* MANOPT", values: "never", programs: "less man", effect: "a command" },
  {
    names: "KUBECTL_EXTERNAL_DIFF KUBECONFIG",
    values: "never",
    programs: "kubectl",
    effect: "a command, a configuration",
  },
  { names: "DOCKER_HOST DOCKER_CONTEXT DOCKER_CONFIG", values: "never", programs: "docker", effect: "another daemon" },
  {
    names: "npm_config_yes npm_config_loglevel npm_config_fund npm_config_audit npm_config_progress npm_config_color",
    values: "inert",
    programs: "npm",
    effect: "none",
  },
  { names: "npm_config_* NPM_CONFIG_*", values: "never", programs: "npm", effect: "options" },
  {
    names: "CARGO_TARGET_*_RUNNER CARGO_TARGET_*_LINKER CARGO_BUILD_RUSTC",
    values: "compiler",
    programs: "cargo",
    effect: "a program",
  },
  {
    names: "CC CXX CPP FC AR AS NM RANLIB STRIP RUSTC RUSTDOC HOSTCC GCC",
    values: "compiler",
    programs: "make cargo",
    effect: "the compiler",
  },
  { names: "SHELL CONFIG_SHELL", values: "shell", programs: "make vim script su", effect: "the shell" },
  {
    names: "TF_CLI_CONFIG_FILE TF_CLI_ARGS* TF_PLUGIN_CACHE_DIR",
    values: "never",
    programs: "terraform",
    effect: "options, providers",
  },
  { names: "TMPDIR", values: "temporary", programs: null, effect: "where temporary files are" },
  {
    names: "HISTFILE HOME XDG_CONFIG_HOME",
    values: "never",
    programs: null,
    effect: "where configuration is looked for",
  },
  { names: "PSQLRC PGPASSFILE PGSERVICEFILE", values: "never", programs: "psql", effect: "a file that is read first" },
  { names: "RIPGREP_CONFIG_PATH", values: "never", programs: "rg", effect: "options" },
  {
    names: "OPENSSL_CONF OPENSSL_ENGINES OPENSSL_MODULES",
    values: "never",
    programs: "openssl",
    effect: "native code",
  },
  { names: "ANSIBLE_CONFIG ANSIBLE_LIBRARY", values: "never", programs: "ansible", effect: "configuration, modules" },
  { names: "DOTNET_STARTUP_HOOKS CORECLR_PROFILER*", values: "never", programs: "dotnet", effect: "code" },
];
