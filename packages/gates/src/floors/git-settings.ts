import type { BashCommand, ShellToken } from "@bashgate/bash-parse";
import { readGlobalOptions } from "../forms/read-global-options.ts";

/**
 * Keys of git's configuration whose value is a command, in lower case.
 *
 * @see git-config(1), git 2.51
 */
const NAMES_PROGRAM: readonly RegExp[] = [
  /^core\.(?:pager|editor|sshcommand|askpass|fsmonitor|gitproxy|alternaterefscommand)$/,
  /^(?:sequence\.editor|interactive\.difffilter|uploadpack\.packobjectshook|imap\.tunnel)$/,
  /^(?:diff\.external|diff\..+\.(?:command|textconv)|merge\..+\.driver|pager\..+)$/,
  /^(?:(?:merge|diff|gui)tool\..+\.(?:cmd|path)|(?:man|browser)\..+\.(?:cmd|path)|instaweb\.httpd)$/,
  /^(?:filter\..+\.(?:clean|smudge|process)|credential\.(?:.+\.)?helper|trailer\..+\.(?:cmd|command))$/,
  /^(?:gpg\.(?:.+\.)?(?:program|defaultkeycommand)|sendemail\.(?:.+\.)?(?:smtpserver|sendmailcmd|tocmd|cccmd|headercmd))$/,
  /^(?:remote\..+\.(?:uploadpack|receivepack|vcs)|submodule\..+\.update)$/,
];

/** Keys that let git read commands from another place: hooks, settings, a helper named in a URL. */
const LEADS_TO_PROGRAM = /^(?:core\.hookspath|init\.templatedir|include(?:if\..+)?\.path|protocol\.(?:ext\.)?allow)$/;

/** Values that run nothing, whatever the key. */
const RUNS_NOTHING: ReadonlySet<string> = new Set([
  "",
  ..."true false yes no on off 0 1 cat less : never /dev/null".split(" "),
]);

/**
 * Why a git command runs what a setting in its own words names: `git -c core.sshCommand='rm x' fetch`.
 *
 * @returns `null` where every setting is harmless or of a kind that runs nothing.
 */
export function programSetting(unit: BashCommand): string | null {
  if (unit.programName !== "git") return null;
  for (const { text, known } of settingsOf(unit)) {
    const equals = text.indexOf("=");
    const key = equals < 0 ? text : text.slice(0, equals);
    if (equals < 0 && !known) return "which setting of git it changes is not known before it runs";
    const harmless = known && RUNS_NOTHING.has(equals < 0 ? "" : text.slice(equals + 1).trim());
    if (!harmless && runsValue(key.toLowerCase(), known, unit)) return `\`${key}\` names what git runs`;
  }
  return null;
}

/** A command that the text holds may have been read as a unit of its own, which then decides. */
function runsValue(key: string, known: boolean, { inner }: BashCommand): boolean {
  if (LEADS_TO_PROGRAM.test(key)) return true;
  return (!known || inner === null) && NAMES_PROGRAM.some((pattern) => pattern.test(key));
}

interface Setting {
  /** `key=value`, as far as it is literal. */
  readonly text: string;
  /** All of it is, and git takes the value from here. */
  readonly known: boolean;
}

/** Settings of the command itself (`-c`, `--config-env`), and those that `git clone` writes into the new repository. */
function settingsOf(unit: BashCommand): readonly Setting[] {
  const options = readGlobalOptions("git", unit.args);
  const settings = options.map((option) => {
    if (option.value === null || (option.effect !== "setting" && option.name !== "--config-env")) return null;
    return settingOf(option.value.token, option.value.offset, option.name !== "--config-env" && !option.loose);
  });
  const from = options.at(-1)?.end ?? 0;
  if (unit.args[from]?.text === "clone") {
    for (const [at, token] of unit.args.entries()) if (at > from) settings.push(cloneSetting(token, unit.args[at + 1]));
  }
  return settings.filter((setting) => setting !== null);
}

function cloneSetting(token: ShellToken, next: ShellToken | undefined): Setting | null {
  if (token.text === "-c" || token.text === "--config") return next === undefined ? null : settingOf(next, 0, true);
  if (token.text.startsWith("--config=")) return settingOf(token, "--config=".length, true);
  return /^-c./.test(token.text) ? settingOf(token, 2, true) : null;
}

function settingOf(token: ShellToken, offset: number, known: boolean): Setting {
  const unknown = token.pieces.findIndex((piece) => piece.kind === "unknown");
  if (unknown < 0) return { text: token.text.slice(offset), known };
  const literal = token.pieces.slice(0, unknown).map((piece) => piece.text);
  return { text: literal.join("").slice(offset), known: false };
}
