const riskyName =
  /^(?:BASH\w*|LD_\w+|DYLD_\w+|GIT_\w+|JAVA_\w+|NODE_(?:OPTIONS|PATH|EXTRA\w+)|PYTHON\w*|PERL\w*|RUBY(?:OPT|LIB)|\w*_COMMAND|\w*PAGER|\w*EDITOR|VISUAL|BROWSER|\w*_OPTIONS|\w*_OPTS|\w*OPT|\w*FLAGS|\w*_ADDOPTS|\w*PRELOAD|\w*_WRAPPER|\w*STARTUP\w*|\w*_PROMPT|PROMPT_\w+|PATH|IFS|ENV|SHELL|HOME|PS[0-4]|CDPATH|FPATH|ZDOTDIR|RUSTC|RUSTDOC|CC|CXX|CPP|AR|LD|AS|MAKEFILES|GOROOT|GOPATH|GOBIN|CLASSPATH|TERMINFO|npm_config_\w+|KUBECONFIG|DOCKER_HOST|DOCKER_CONFIG|SUDO_ASKPASS|SSH_ASKPASS|TAR_OPTIONS|GREP_OPTIONS|XDG_CONFIG_\w+)$/;
const harmlessGit = /^GIT_(?:TERMINAL_PROMPT|OPTIONAL_LOCKS|AUTHOR_\w+|COMMITTER_\w+)$/;
const harmlessProgram = /^(?:|cat|less|true|:)$/;

/**
 * Whether `NAME=value` may change what the command behind it runs, so that a pattern without it would not stand for it.
 * What is not sure counts as risky: the exact text is offered then.
 */
export function isRiskyAssignment(text: string): boolean {
  const equals = text.indexOf("=");
  const name = text.slice(0, equals).replace(/\+$/, "");
  if (!riskyName.test(name) || harmlessGit.test(name)) return false;
  return !(/(?:PAGER|EDITOR)$/.test(name) && harmlessProgram.test(text.slice(equals + 1)));
}
