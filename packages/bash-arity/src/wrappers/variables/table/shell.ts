import type { RiskyVariable } from "../variable-row.ts";

/** What shells, git and everything that starts a viewer or an editor heed. */
export const SHELL_VARIABLES: readonly RiskyVariable[] = [
  {
    names: "GIT_TERMINAL_PROMPT GIT_AUTHOR_* GIT_COMMITTER_* GIT_OPTIONAL_LOCKS",
    values: "inert",
    programs: "git",
    effect: "none",
  },
  { names: "PATH PATHEXT COMSPEC ComSpec", values: "never", programs: null, effect: "which file a bare name is" },
  { names: "BASH_ENV ENV ZDOTDIR", values: "never", programs: null, effect: "a file that a shell reads first" },
  { names: "PS0 PS1 PS2 PS4 MAILPATH", values: "never", programs: null, effect: "code that a shell expands" },
  {
    names: "IFS CDPATH GLOBIGNORE SHELLOPTS EXECIGNORE FPATH fpath module_path NULLCMD READNULLCMD",
    values: "never",
    programs: null,
    effect: "how words and names are read",
  },
  { names: "BASH*", values: "never", programs: null, effect: "shell options, functions and start-up files" },
  { names: "LD", values: "compiler", programs: "make configure cargo", effect: "the linker" },
  { names: "LD_* DYLD_* *PRELOAD*", values: "never", programs: null, effect: "native code in every program" },
  { names: "EDITOR *EDITOR VISUAL FCEDIT", values: "viewer", programs: null, effect: "a command that edits" },
  { names: "PAGER *PAGER", values: "viewer", programs: null, effect: "a command that pages" },
  { names: "BROWSER *_BROWSER", values: "browser", programs: null, effect: "a command that opens addresses" },
  { names: "GIT_*", values: "never", programs: "git", effect: "configuration, repository, commands" },
  { names: "*_COMMAND *_PASSCOMMAND", values: "never", programs: null, effect: "a command" },
  { names: "*_ASKPASS", values: "never", programs: "ssh sudo git", effect: "a program that asks" },
  {
    names: "*_WRAPPER *_COMPILER_LAUNCHER",
    values: "compiler",
    programs: "cargo cmake make",
    effect: "a program in front of the compiler",
  },
  { names: "SHELL CONFIG_SHELL BAZEL_SH", values: "shell", programs: "make vim script su", effect: "the shell" },
  { names: "TMPDIR", values: "temporary", programs: null, effect: "where temporary files are" },
  {
    names: "HISTFILE HOME USERPROFILE APPDATA LOCALAPPDATA XDG_CONFIG_HOME XDG_CONFIG_DIRS XDG_DATA_HOME XDG_DATA_DIRS",
    values: "never",
    programs: null,
    effect: "where configuration and extensions are looked for",
  },
  {
    names: "LESSHISTFILE",
    values: "shape",
    shape: /^(-|\/dev\/null|)$/,
    programs: "less",
    effect: "a file that is written",
  },
];
