// The tools that can be asked, and how.
import { equalsOptions, flagOptions, namesInList, namesInSections, usageOptions } from "./read-help.mjs";

/** A tool made with the usual Go libraries: `--help` at each level. */
const withHelp = (program, more = {}) => ({
  program,
  version: [program, "--version"],
  help: (path) => [...path, "--help"],
  names: namesInSections,
  options: flagOptions,
  optionsHelp: [program, "--help"],
  ignore: ["help"],
  depth: 3,
  ...more,
});

export const tools = [
  {
    program: "git",
    version: ["git", "--version"],
    help: (path) => (path.length === 1 ? ["git", "--list-cmds=main,others"] : [...path, "-h"]),
    names: (text, path) =>
      path.length === 1
        ? text.split("\n").filter(Boolean)
        : [
            ...text.matchAll(new RegExp(`^(?:usage:| +or:) ${path.join(" ")}(?: \\[[^\\]]*\\])* ([a-z][a-z-]+)`, "gm")),
          ].map((match) => match[1]),
    options: usageOptions,
    optionsHelp: ["git", "--help"],
    depth: 2,
    accepted: {
      "git cat-file": "`blob` stands for a type there, an operand",
      "git archive": "its second word is a tree",
      "git rerere": "its words (`clear`, `diff`) are few and harmless; one pattern covers them",
      "git symbolic-ref": "operands",
      "git http-fetch": "an operand",
      "git request-pull": "an operand",
      "git web--browse": "an operand",
    },
  },
  withHelp("gh", { optionsHelp: ["gh", "pr", "--help"], options: undefined }),
  withHelp("docker"),
  withHelp("kubectl", {
    version: ["kubectl", "version", "--client"],
    options: equalsOptions,
    optionsHelp: ["kubectl", "options"],
    accepted: {
      "kubectl apply": "`-f` is what people run; `edit-last-applied` and its kind are rare",
      "kubectl cluster-info": "runs by itself; `dump` is its only subcommand",
    },
  }),
  withHelp("podman"),
  withHelp("buildah"),
  withHelp("skopeo"),
  withHelp("rclone", { options: undefined, ignore: ["help", "completion"] }),
  withHelp("restic"),
  {
    program: "npm",
    version: ["npm", "--version"],
    help: (path) => (path.length === 1 ? ["npm", "help"] : ["npm", ...path.slice(1), "-h"]),
    names: (text, path) =>
      path.length === 1
        ? namesInList("All commands:")(text)
        : [
            ...(text.split("Options:")[0] ?? "").matchAll(new RegExp(`^${path.join(" ")} ([a-z][a-z-]+)(?: |$)`, "gm")),
          ].map((match) => match[1]),
    depth: 2,
    accepted: {
      "npm fund": "operand",
      "npm doctor": "operands",
      "npm sbom": "operand",
    },
  },
  withHelp("pnpm", { depth: 1, options: undefined }),
  {
    program: "cargo",
    version: ["cargo", "--version"],
    help: () => ["cargo", "--list"],
    names: namesInSections,
    options: undefined,
    depth: 1,
    ignore: ["help"],
  },
  {
    program: "go",
    version: ["go", "version"],
    help: (path) => ["go", "help", ...path.slice(1)],
    names: (text) =>
      [...(text.split(/The commands are:/)[1]?.split(/\n(?=\S)/)[0] ?? "").matchAll(/^\t([a-z]+)/gm)].map(
        (match) => match[1],
      ),
    depth: 2,
  },
  withHelp("systemctl", { depth: 1, options: (text) => flagOptionsOfSystemd(text) }),
  withHelp("loginctl", { depth: 1, options: undefined }),
  withHelp("timedatectl", { depth: 1, options: undefined }),
  withHelp("hostnamectl", { depth: 1, options: undefined }),
  withHelp("apt", { depth: 1, options: undefined }),
  withHelp("apt-get", { depth: 1, options: undefined }),
  withHelp("apt-cache", { depth: 1, options: undefined }),
  {
    program: "apt-mark",
    version: ["apt", "--version"],
    help: () => ["apt-mark", "--help"],
    names: namesInSections,
    depth: 1,
  },
  {
    program: "tmux",
    version: ["tmux", "-V"],
    help: () => ["tmux", "-f", "/dev/null", "list-commands", "-F", "#{command_list_name} #{command_list_alias}"],
    names: (text) => text.split(/\s+/).filter((name) => /^[a-z-]+$/.test(name)),
    depth: 1,
  },
  withHelp("svn", {
    help: () => ["svn", "help"],
    names: (text) =>
      [...(text.split("Available subcommands:")[1] ?? "").matchAll(/^ {3}([a-z-]+)/gm)].map((match) => match[1]),
    depth: 1,
    options: undefined,
  }),
];

/** `  -H --host=[USER@]HOST`, `     --no-pager`. */
function flagOptionsOfSystemd(text) {
  const section = text.split(/^Options:/m)[1] ?? "";
  return [...section.matchAll(/^\s+(?:(-\w) )?(--[\w-]+)(\[?=)?/gm)].flatMap(([, short, long, mark]) =>
    [short, long].filter(Boolean).map((option) => [option, mark === "="]),
  );
}
