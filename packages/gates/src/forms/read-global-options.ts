import type { ShellToken } from "@bashgate/bash-parse";
import { type OptionMeaning, type OptionTable, optionTableOf } from "./option-table.ts";

/** One option in front of a subcommand, as it stands among a unit's arguments. */
export interface GlobalOption {
  /** Places in the arguments, half-open: the option and, where it is a word of its own, its value. */
  readonly start: number;
  readonly end: number;
  readonly name: string;
  readonly effect: OptionMeaning["effect"];
  /** The value where there is one: its word and where it begins in the word's text. */
  readonly value: { readonly token: ShellToken; readonly offset: number } | null;
  /** Its words may fall into several, so that it is not certain what belongs to it. */
  readonly loose: boolean;
}

/** The options of the program's table that stand where the table says they may, in order; empty for an unknown program. */
export function readGlobalOptions(programName: string, args: readonly ShellToken[]): readonly GlobalOption[] {
  const found: GlobalOption[] = [];
  let table = optionTableOf(programName);
  for (let at = 0; table !== null && at < args.length; ) {
    const token = args[at];
    if (token === undefined || token.text === "--") break;
    const option = token.text.startsWith("-") ? readOption(table, args, at) : null;
    if (option !== null) {
      found.push(option);
      at = option.end;
      continue;
    }
    const below = token.dynamic ? undefined : table.below.get(token.text);
    if (below !== undefined) table = below;
    else if (!table.anywhere) break;
    at += 1;
  }
  return found;
}

/** What a setting like `core.pager=cat` changes is harmless by the table of the program. */
export function isHarmlessSetting(programName: string, setting: string): boolean {
  const equals = setting.indexOf("=");
  const key = (equals < 0 ? setting : setting.slice(0, equals)).toLowerCase();
  return (optionTableOf(programName)?.harmlessSettings ?? []).some((harmless) => {
    if (harmless.endsWith(".*")) return key.startsWith(harmless.slice(0, -1));
    return harmless.includes("=") ? setting.toLowerCase() === harmless : key === harmless;
  });
}

function readOption(table: OptionTable, args: readonly ShellToken[], at: number): GlobalOption | null {
  const token = args[at];
  if (token === undefined) return null;
  const equals = token.text.startsWith("--") || !token.text.startsWith("-") ? token.text.indexOf("=") : -1;
  const whole = table.options.get(token.text);
  if (whole !== undefined && !token.dynamic) {
    if (whole.value !== "word")
      return { ...place(at, at + 1), name: token.text, effect: whole.effect, value: null, loose: false };
    const next = args[at + 1];
    if (next === undefined) return null;
    return {
      ...place(at, at + 2),
      name: token.text,
      effect: whole.effect,
      value: { token: next, offset: 0 },
      loose: maySplit(next),
    };
  }
  const length = equals > 0 ? equals : attachedNameLength(table, token.text);
  if (length === 0) return null;
  const name = token.text.slice(0, length);
  const meaning = table.options.get(name);
  if (meaning === undefined || meaning.value === "none") return null;
  const offset = equals > 0 ? equals + 1 : token.text[length] === "=" ? length + 1 : length;
  return { ...place(at, at + 1), name, effect: meaning.effect, value: { token, offset }, loose: maySplit(token) };
}

/** How much of a word is the option that a value is attached to: `-nfoo` → 2, `-chdir=x` → 6; 0 where there is none. */
function attachedNameLength(table: OptionTable, text: string): number {
  const equals = text.indexOf("=");
  if (equals > 0 && table.options.has(text.slice(0, equals))) return equals;
  return /^-[A-Za-z]./.test(text) && table.options.has(text.slice(0, 2)) ? 2 : 0;
}

function place(start: number, end: number): { readonly start: number; readonly end: number } {
  return { start, end };
}

function maySplit(token: ShellToken): boolean {
  return token.pieces.some((piece) => piece.kind === "unknown" && piece.splits);
}
