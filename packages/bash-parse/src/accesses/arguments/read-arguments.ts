import type { ShellToken } from "../../facts/shell-token.ts";
import { type FoundRow, findSubcommandRow } from "../rows/find-row.ts";
import type { OptionRow } from "../rows/program-row.ts";
import type { Role } from "../rows/role.ts";
import { isPathShaped } from "../words/path-shape.ts";
import { type Slice, subSlice, wholeSlice } from "../words/slice.ts";

/** The words behind a program, told apart. */
export interface Arguments {
  /** The row that applies: the subcommand's, or the program's; `null` behind a subcommand that has none. */
  readonly row: FoundRow | null;
  readonly operands: readonly Operand[];
  readonly values: readonly OptionValue[];
  /** Every option that is there, as written: `-r`, `--force`. */
  readonly flags: ReadonlySet<string>;
}

export interface Operand {
  readonly slice: Slice;
  /** It follows an option that the table does not know and may be its value. */
  readonly maybeValue: boolean;
  /** It stands behind `--`. */
  readonly plain: boolean;
}

export interface OptionValue {
  readonly option: string;
  readonly slice: Slice;
  /** `null`: the option is not known, its value may be a path. */
  readonly role: Role | null;
}

/** Tells options, their values, subcommands and operands apart by the program's row. */
export function readArguments(program: FoundRow, words: readonly ShellToken[]): Arguments {
  return new ArgumentReader(program, words).read();
}

/** No option that is written in one word with its value has a longer name. */
const LONGEST_SPELLING = 32;

class ArgumentReader {
  private readonly words: readonly ShellToken[];
  /** The innermost row first; `null` in front once a subcommand is not known. */
  private rows: readonly FoundRow[];
  private known = true;
  private next = 0;
  private unsure = false;
  private readonly operands: Operand[] = [];
  private readonly values: OptionValue[] = [];
  private readonly flags: Set<string> = new Set();

  constructor(program: FoundRow, words: readonly ShellToken[]) {
    this.words = words;
    this.rows = [program];
  }

  read(): Arguments {
    let plain = false;
    while (this.next < this.words.length) {
      const token = this.words[this.next++];
      if (token === undefined) break;
      const { text } = token;
      const stopped = this.row?.row.stop === true && this.operands.some(({ maybeValue }) => !maybeValue);
      if (!plain && !stopped && text === "--") plain = true;
      else if (!plain && !stopped && isOption(token)) this.readOption(token);
      else this.readOperand(token, plain);
    }
    return {
      row: this.known ? (this.rows[0] ?? null) : null,
      operands: this.operands,
      values: this.values,
      flags: this.flags,
    };
  }

  private get row(): FoundRow | undefined {
    return this.rows[0];
  }

  private readOperand(token: ShellToken, plain: boolean): void {
    const parent = this.row;
    if (this.known && parent?.group === true && this.operands.length === 0) {
      const child = token.dynamic ? null : findSubcommandRow(parent, token.text);
      if (child === null) this.known = false;
      else this.rows = parent.row.front ? [child] : [child, ...this.rows];
      if (child?.key.endsWith("*")) this.push(token, plain);
      return;
    }
    this.push(token, plain);
  }

  private push(token: ShellToken, plain: boolean): void {
    this.operands.push({ slice: wholeSlice(token), maybeValue: this.unsure && !plain, plain });
    this.unsure = false;
  }

  private readOption(token: ShellToken): void {
    const { text } = token;
    const style = this.row?.row.style ?? "clusters";
    if (text.startsWith("--") || style === "words") this.readLong(token);
    else if (style === "prefix") this.readPrefixed(token);
    else this.readCluster(token);
  }

  private readLong(token: ShellToken): void {
    const { text } = token;
    const equals = text.indexOf("=");
    const spelling = equals < 0 ? text : text.slice(0, equals);
    this.flags.add(spelling);
    const option = this.find(spelling);
    const known = option !== null || this.rows.some(({ row }) => row.flags.has(spelling));
    const guess = known ? option : this.abbreviated(spelling);
    if (equals >= 0) this.attach(spelling, guess, subSlice(wholeSlice(token), equals + 1), !known);
    else if (option !== null && !option.attached) this.take(spelling, option);
    else if (guess !== null && !known) this.guess(spelling, guess);
    else this.unsure = !known;
  }

  private readPrefixed(token: ShellToken): void {
    const { text } = token;
    const exact = this.find(text);
    this.flags.add(text);
    if (exact !== null && !exact.attached) {
      this.take(text, exact);
      return;
    }
    for (let length = Math.min(text.length - 1, LONGEST_SPELLING); length > 1; length--) {
      const spelling = text.slice(0, length);
      const option = this.find(spelling);
      if (option === null) continue;
      this.flags.add(spelling);
      this.attach(spelling, option, subSlice(wholeSlice(token), text[length] === "=" ? length + 1 : length));
      return;
    }
  }

  private readCluster(token: ShellToken): void {
    const { text } = token;
    const mayHoldPath = /[/~]|\.\.|:\\/.test(text);
    for (let at = 1; at < text.length; at++) {
      const spelling = `-${text[at]}`;
      this.flags.add(spelling);
      const option = this.find(spelling);
      if (option === null) {
        if (!mayHoldPath || at > LONGEST_SPELLING || !isPathShaped(text.slice(at + 1))) continue;
        this.attach(spelling, null, subSlice(wholeSlice(token), at + 1));
        return;
      }
      if (at + 1 < text.length) this.attach(spelling, option, this.joined(token, at + 1));
      else if (!option.attached) this.take(spelling, option);
      return;
    }
  }

  /** The value in `-ovalue`, also written `-o=value`. */
  private joined(token: ShellToken, start: number): Slice {
    return subSlice(wholeSlice(token), token.text[start] === "=" ? start + 1 : start);
  }

  private attach(option: string, found: OptionRow | null, slice: Slice, unheard = false): void {
    const first = found?.roles[0];
    if (first !== undefined) this.values.push({ option, slice, role: first });
    else if (found === null && (unheard || isPathShaped(slice.token.text.slice(slice.start)))) {
      this.values.push({ option, slice, role: null });
    }
    for (const role of found?.roles.slice(1) ?? []) this.takeOne(option, role);
  }

  /** The next word may be the value of an option that is written short, or an operand: it counts as both. */
  private guess(option: string, found: OptionRow): void {
    const token = this.words[this.next];
    const role = found.roles[0];
    if (token === undefined || role === undefined || isOption(token)) return;
    this.values.push({ option, slice: wholeSlice(token), role });
    this.unsure = true;
  }

  private take(option: string, found: OptionRow): void {
    for (const role of found.roles) this.takeOne(option, role);
  }

  private takeOne(option: string, role: Role): void {
    const token = this.words[this.next];
    if (token === undefined) return;
    this.next++;
    this.values.push({ option, slice: wholeSlice(token), role });
  }

  private find(spelling: string): OptionRow | null {
    for (const { row } of this.rows) {
      if (row.flags.has(spelling)) return null;
      const option =
        row.options.get(spelling) ??
        (row.style === "words" ? row.options.get(spelling.replace(/^--?/, "")) : undefined);
      if (option !== undefined) return option;
    }
    return null;
  }

  /** `--outp` for `--output`: only where that makes the value a path, so that a guess never hides one. */
  private abbreviated(spelling: string): OptionRow | null {
    if (spelling.length < 4 || !spelling.startsWith("--")) return null;
    for (const { row } of this.rows) {
      if (row.style !== "clusters") continue;
      for (const [name, option] of row.options) {
        if (name.startsWith(spelling) && option.roles.some(({ use }) => use !== "none")) return option;
      }
    }
    return null;
  }
}

/** A word that the program takes for an option: its first character is a dash that stands in the text. */
function isOption(token: ShellToken): boolean {
  return token.text.startsWith("-") && token.text !== "-" && token.pieces[0]?.kind !== "unknown";
}
