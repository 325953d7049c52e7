import type { BashCommand } from "@bashgate/bash-parse";

/**
 * Whether a unit hands over something to be run later, by what the program is rather than by a path that it writes
 * (semantics 3.11): crontabs, jobs, and configuration of git that names programs.
 */
export function runsLater(unit: BashCommand): string | null {
  switch (unit.programName) {
    case "crontab":
      return installsCrontab(unit) ? "a crontab is run later" : null;
    case "at":
    case "batch":
      return unit.hasFlag("-l", "-r", "-d", "-c", "-V") ? null : "a job is run later";
    case "systemctl":
      return ["enable", "reenable", "link", "preset"].some((verb) => unit.args.some(({ text }) => text === verb))
        ? "a service is run later"
        : null;
    case "launchctl":
      return ["load", "bootstrap", "submit", "enable"].includes(unit.args[0]?.text ?? "")
        ? "a service is run later"
        : null;
    case "direnv":
      return ["allow", "permit", "grant"].includes(unit.args[0]?.text ?? "") ? "an .envrc is run later" : null;
    case "git":
      return (
        setsProgram(unit) ??
        (unit.hasFlag("--template") && takesTemplate(unit) ? "hooks of a template are run later" : null)
      );
    default:
      return null;
  }
}

/** `crontab FILE`, `crontab -` and `crontab` with a standard input; listing is none. */
function installsCrontab(unit: BashCommand): boolean {
  return !unit.hasFlag("-l", "-V", "-T");
}

/** Keys of git's configuration that only change how things look or what is said. Families end in a dot. */
const HARMLESS_KEYS: readonly string[] = [
  "user.",
  "color.",
  "advice.",
  "log.",
  "branch.",
  "push.",
  "pull.",
  "fetch.",
  "rerere.",
  "commit.verbose",
  "commit.gpgsign",
  "init.defaultbranch",
  "core.quotepath",
  "core.autocrlf",
  "core.eol",
  "core.filemode",
  "core.ignorecase",
  "core.longpaths",
  "merge.conflictstyle",
  "merge.ff",
  "diff.algorithm",
  "diff.renames",
  "help.autocorrect",
  "column.",
  "status.",
  "tag.",
  "rebase.",
  "remote.pushdefault",
  "safe.directory",
  "pack.",
  "gc.",
];

const READS = [
  "--get",
  "--get-all",
  "--get-regexp",
  "--get-urlmatch",
  "-l",
  "--list",
  "--get-color",
  "--get-colorbool",
];

/** `git config core.hooksPath x` and its like; reading one, unsetting one and harmless keys are none. */
function setsProgram(unit: BashCommand): string | null {
  const words = unit.positionals({
    valueFlags: ["-C", "-c", "--git-dir", "--work-tree", "-f", "--file", "--blob", "--type"],
  });
  if (words[0]?.text !== "config" || unit.hasFlag(...READS, "--unset", "--unset-all")) return null;
  const verb = words[1]?.text ?? "";
  if (verb === "get" || verb === "list" || verb === "unset" || verb === "get-regexp") return null;
  const rest = verb === "set" ? words.slice(2) : words.slice(1);
  const edits = verb === "edit" || unit.hasFlag("-e", "--edit");
  if (!edits && rest.length < 2 && unit.extraArgs === null && !rest.some((word) => word.dynamic)) return null;
  const key = rest[0];
  if (!edits && key !== undefined && !key.dynamic && isHarmlessKey(key.text.toLowerCase())) return null;
  return "configuration of git may name programs that are run later";
}

/** `git init --template=x`, `git clone --template x`; `git commit --template` is a text. */
function takesTemplate(unit: BashCommand): boolean {
  const verb = unit.subcommand({ valueFlags: ["-C", "-c", "--git-dir", "--work-tree"] })?.text;
  return verb === "init" || verb === "clone";
}

function isHarmlessKey(key: string): boolean {
  return HARMLESS_KEYS.some((harmless) => (harmless.endsWith(".") ? key.startsWith(harmless) : key === harmless));
}
