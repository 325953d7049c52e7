import type { WrapperKind } from "../wrapper-reading.ts";

/**
 * One row of the table. All flags are lists separated by blanks, spelled as written on the command line; a flag that has
 * a role (`stops`, `code` …) need not be repeated among `value` and `none` unless it takes something else than its role says.
 */
export interface WrapperEntry {
  /** The words that lead here, alternatives separated by bars: `npm exec|npm x`. The first one is the entry's name. */
  readonly names: string;
  readonly kind: WrapperKind;
  /** Where the inner command stands. */
  readonly form: WrapperForm;
  /** What the row was checked against: a run of the program, its manual or help text, or neither. */
  readonly rests: "executed" | "manual" | "knowledge";

  /** Options that take a value: attached, behind `=`, or the next word. */
  readonly value?: string;
  /** Options that take two (three) further words. */
  readonly value2?: string;
  readonly value3?: string;
  /** Options that take no value. */
  readonly none?: string;
  /** Options whose value, if any, is attached (`-iEND`, `--replace=X`). */
  readonly attached?: string;

  /** Options that take digits, if they are attached (`-l012`); further letters may follow. */
  readonly digits?: string;

  /** Operands in front of the inner command: `timeout DURATION cmd` has one. */
  readonly skip?: number;
  /** An operand of this shape in front of the inner command is none of it (`setarch x86_64 cmd`). */
  readonly skipIf?: RegExp;
  /** Options are read behind operands too (`ssh host -v cmd`). */
  readonly permutes?: boolean;
  /** An option of digits (`nice -10`). */
  readonly numeric?: boolean;
  /** Long options have one dash; short ones are not bundled. */
  readonly longDash?: "single";
  /** Words `NAME=value` in front of the inner command assign. */
  readonly assigns?: boolean;
  /** A first word without a dash is a bundle of letters (`tar xfC`). */
  readonly oldBundle?: boolean;
  /** Alone, it runs an interactive shell, which reads standard input. */
  readonly aloneIsShell?: boolean;
  /** What is known to be installed only: no download. */
  readonly installed?: boolean;
  /** See `WrapperReading.ownUnit`. */
  readonly ownUnit?: boolean;
  /** See `WrapperReading.directoryUnknown`. */
  readonly directoryUnknown?: boolean;
  /** The code runs at a later event. */
  readonly later?: boolean;
  /** What is added to the inner command's words. */
  readonly extra?: "any" | "paths";
  /** Text in the inner command's words that is replaced. */
  readonly placeholder?: string;
  /** A first operand of this shape is no program, so that nothing is read (`uv run script.py`). */
  readonly noProgram?: RegExp;
  /** Values of code options of this shape are what the program would run anyway (`rsync -e ssh`). */
  readonly harmless?: RegExp;

  /** Of a program that runs things elsewhere: flags whose code runs here (`ssh -o ProxyCommand=`). */
  readonly local?: string;

  /** Flags with which nothing is run. */
  readonly stops?: string;
  /** Flags whose value is shell code. */
  readonly code?: string;
  /** Flags whose value names a program, which is given further words. */
  readonly program?: string;
  /** Flags behind which the inner command stands, to the end (`nix develop -c cmd …`). */
  readonly rest?: string;
  /** Of these, that the program may be attached (`fd -xrm`, `--exec=rm`). */
  readonly attachesRest?: boolean;
  /** Flags behind whose value no further options are read. */
  readonly ends?: string;
  /** Flags whose value is the inner command's directory. */
  readonly directory?: string;
  /** Flags that make that directory unknown. */
  readonly elsewhereDirectory?: string;
  /** Flags whose value is the program, with the inner words behind it (`docker run --entrypoint`). */
  readonly entrypoint?: string;
  /** Flags whose value is a name; `{name}` is replaced in the code (`hyperfine -L name a,b`). */
  readonly parameters?: string;
  /** Flags that clear the environment. */
  readonly clears?: string;
  /** Flags whose value is the placeholder; without a value it is `{}`. */
  readonly replaces?: string;
  /** Flags with which it runs an interactive shell where there is no command (`sudo -s`). */
  readonly shellFlags?: string;
  /** Flags that make a shell read the joined words. */
  readonly joins?: string;
  /** Flags that keep the words apart, where the form joins them. */
  readonly separates?: string;
  /** Flags whose value is put in front of the words and split (`env -S`). */
  readonly splits?: string;
  /** Flags that add code (semantics 2.10); values that `harmless` fits add none. */
  readonly loads?: string;
  /** Flags whose value `NAME=value` assigns a variable for the inner command. */
  readonly variables?: string;
  /** Flags with which it writes a file or reaches another host itself, so that it is a unit of its own as well. */
  readonly effects?: string;
  /** Flags whose value is a variable that the inner command does not see. */
  readonly unsets?: string;
  /** Flags that forbid a download. */
  readonly onlyInstalled?: string;
  /** Flags with which the inner words name no program (`uv run -m module`). */
  readonly module?: string;
  /** Flags whose value the shell expands (`complete -W`). */
  readonly expands?: string;
  /** Flags whose value is a key, a colon, and shell code (`bind -x`). */
  readonly binds?: string;
  /** Code behind a key, by flag; `""` for operands: `{ "-o": "ProxyCommand=" }`. Keys fold case. */
  readonly keys?: Readonly<Record<string, string>>;
}

/**
 * - `argv`: behind options and `skip` operands, to the end.
 * - `joined`: the same words, joined by blanks, are shell code.
 * - `dash`: behind `--`; where there is none, behind `skip` operands if the row has `skip`.
 * - `each`: every operand is shell code.
 * - `first`: the operand behind `skip` is shell code, further ones are not.
 * - `string`: one operand is shell code, several are a command (`tmux new-window`).
 * - `options`: only in options or behind keys; without such, the program is no wrapper.
 * - `globals`: no wrapper itself; its options stand in front of a subcommand.
 * - others: a reader of their own.
 */
export type WrapperForm =
  | "argv"
  | "joined"
  | "dash"
  | "each"
  | "first"
  | "string"
  | "options"
  | "globals"
  | "shell"
  | "shell-behind-dash"
  | "su"
  | "flock"
  | "script"
  | "find"
  | "fd"
  | "parallel"
  | "eval"
  | "source"
  | "trap"
  | "alias"
  | "stdin"
  | "start-stop-daemon";
