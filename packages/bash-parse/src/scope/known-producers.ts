import type { Producer } from "../facts/shell-token.ts";
import type { ShellUnit } from "../units/shell-unit.ts";

type ProducerRule = Producer | ((unit: ShellUnit) => Producer | null);

/** Programs whose output is known in kind: never an option, whatever it holds (semantics 2.5). */
const PRODUCERS: Readonly<Record<string, ProducerRule>> = {
  git: gitOutput,
  find: (unit) => (startsInside(unit) ? "inside" : startsWithPath(unit) ? "text" : null),
  fd: (unit) => (unit.args.some((word) => /^\/|\.\.|^~/.test(word.text)) ? "text" : "inside"),
  rg: (unit) => (unit.hasFlag("-l", "--files", "--files-with-matches") && !reachesOut(unit) ? "inside" : null),
  grep: grepOutput,
  date: dateOutput,
  pwd: "inside",
  wc: (unit) => (unit.positionals().length === 0 ? "number" : "text"),
  nproc: "number",
  seq: (unit) => (unit.hasFlag("-f", "-s", "--format", "--separator") ? null : "number"),
  expr: (unit) => (unit.args.every((word) => /^[-+*/%]$|^-?\d+$/.test(word.text) || word.dynamic) ? "number" : null),
  id: (unit) => (unit.hasFlag("-u", "-g", "--user", "--group") && !unit.hasFlag("-n", "--name") ? "number" : "text"),
  basename: "text",
  dirname: "text",
  realpath: "text",
  readlink: (unit) => (unit.hasFlag("-f", "-e", "-m") ? "text" : null),
  which: "text",
  mktemp: (unit) => (unit.hasFlag("-p", "--tmpdir") || unit.positionals().length > 0 ? "text" : "temporary"),
  uname: "text",
  hostname: "text",
  whoami: "text",
  arch: "text",
};

/** What the output of a command is known to be; `null` if nothing is. */
export function producerOfCommand(unit: ShellUnit): Producer | null {
  const rule = Object.hasOwn(PRODUCERS, unit.programName) ? PRODUCERS[unit.programName] : undefined;
  return typeof rule === "function" ? rule(unit) : (rule ?? null);
}

/** A format of digits, dashes, colons and `T` alone is as good as a number: no blank, no path, nothing that is evaluated. */
function dateOutput(unit: ShellUnit): Producer | null {
  const formats = unit.args.filter((word) => word.text.startsWith("+"));
  if (formats.some((word) => /^\+-/.test(word.text))) return null;
  const [format] = formats;
  if (format === undefined || format.dynamic) return "text";
  return /^\+(?:%[sNYmdHMSFTRjuUVGgyC]|[-_:T0-9])+$/.test(format.text) ? "number" : "text";
}

function gitOutput(unit: ShellUnit): Producer | null {
  const [verb, ...rest] = unit.positionals({ valueFlags: ["-C", "-c", "--git-dir", "--work-tree"] });
  switch (verb?.text) {
    case "merge-base":
    case "symbolic-ref":
      return "ref";
    case "rev-parse":
      if (unit.hasFlag("--show-toplevel")) return "inside";
      return unit.hasFlag("--sq-quote", "--parseopt", "--git-path") ? null : "ref";
    case "rev-list":
      return unit.hasFlag("--count") ? "number" : "ref";
    case "branch":
      return unit.hasFlag("--show-current") && rest.length === 0 ? "ref" : null;
    case "grep":
      return unit.hasFlag("-l", "-L", "--files-with-matches", "--name-only") && !reachesOut(unit) ? "inside" : null;
    case "diff":
      return unit.hasFlag("--name-only") && !unit.args.some((word) => word.text === "--no-index") ? "inside" : null;
    case "ls-files":
      return unit.args.some((word) => word.text === "-C") ? "text" : "inside";
    default:
      return null;
  }
}

/** Names of files, where no operand leads out; a count. */
function grepOutput(unit: ShellUnit): Producer | null {
  if (unit.hasFlag("-l", "-L", "--files-with-matches", "--files-without-match"))
    return reachesOut(unit) ? null : "inside";
  return unit.hasFlag("-c", "--count") && unit.positionals().length <= 2 ? "number" : null;
}

function startsInside(unit: ShellUnit): boolean {
  const [root] = unit.args;
  return (
    root === undefined ||
    (!root.dynamic &&
      /^\.?\w?/.test(root.text) &&
      !/^[/~-]|(?:^|\/)\.\.(?:\/|$)/.test(root.text) &&
      !unit.hasFlag("-printf", "-fprintf"))
  );
}

function startsWithPath(unit: ShellUnit): boolean {
  const [root] = unit.args;
  return root !== undefined && !root.dynamic && !root.text.startsWith("-") && !unit.hasFlag("-printf");
}

function reachesOut(unit: ShellUnit): boolean {
  return unit.args.some((word) => word.dynamic || /^[/~]|(?:^|\/)\.\.(?:\/|$)/.test(word.text));
}
