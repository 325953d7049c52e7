import type { ArithmeticExpression, CommandExpansionPart, ProcessSubstitutionPart, Word } from "unbash";
import { parse } from "unbash";
import { withSet } from "../scope/environment.ts";
import { outputOf as knownOutput } from "../scope/known-output.ts";
import { certainPlace } from "../scope/place.ts";
import { type ShellState, variableOf, withVariable } from "../scope/shell-state.ts";
import { evaluatesOf, UNKNOWN_VARIABLE, type Variable } from "../scope/variable.ts";
import { backtickSource } from "../source/backtick-source.ts";
import { type SourceText, SourceTextBuilder } from "../source/source-text.ts";
import { expandWord, type WordRole } from "../words/expand-word.ts";
import type { WordItem } from "../words/fragment.ts";
import { checkArithmeticItems } from "../words/read-subscript.ts";
import { readQuotedParts, readWord } from "../words/read-word.ts";
import { withoutSplices } from "../words/spliced-fragments.ts";
import type { Token } from "../words/token.ts";
import { type SubstitutionOutput, UNKNOWN_OUTPUT, type WordScope } from "../words/word-scope.ts";
import { readArithmetic } from "./read-arithmetic.ts";
import {
  ARGUMENTS,
  addGap,
  type Frame,
  MOST_LEVELS,
  mayReadAgain,
  type Reading,
  TOO_MUCH_TEXT,
  within,
} from "./reading.ts";
import { walkScript } from "./walk-script.ts";

/** Reads the words of one command or construct; gathers what they do to the shell and why they may run hidden code. */
export class WordReading implements WordScope {
  state: ShellState;
  /** Why an expansion runs code that the text does not show; `null` if none does. */
  opaqueReason: string | null = null;
  /** Loop variables that were met; they are read once for each of their values. */
  readonly choices: Map<string, readonly string[]> = new Map();
  /** Values given to loop variables. */
  readonly chosen: Map<string, string> = new Map();
  /** Variables and arguments in arithmetic, on which something elsewhere in the text may bear. */
  readonly unsetInArithmetic: Set<string> = new Set();
  /** Set while words are read again, so that their substitutions are not counted twice. */
  again = false;
  readonly source: SourceText;
  /** Levels of constructs and expansions around what is read. */
  private depth: number;
  private readonly reading: Reading;
  private readonly frame: Frame;

  constructor(reading: Reading, frame: Frame, state: ShellState) {
    this.reading = reading;
    this.frame = frame;
    this.state = state;
    this.source = frame.source;
    this.depth = frame.levels;
  }

  get directory(): string | null {
    return certainPlace(this.state.places);
  }

  tokens(word: Word, role: WordRole = "argument"): readonly Token[] {
    return withoutSplices(expandWord(readWord(word, this), word.pos, word.end, this.source, role), this.source);
  }

  variable(name: string): Variable | null {
    const chosen = this.chosen.get(name);
    if (chosen !== undefined) return { kind: "literal", text: chosen, tilde: "" };
    const variable = variableOf(this.state, name);
    if (variable?.kind === "choice") this.choices.set(name, variable.texts);
    return variable;
  }

  arithmeticVariable(name: string, element: boolean): Variable | null {
    // A plain value given to an array replaces its first element only.
    if (element && this.reading.evaluating.has(name)) return UNKNOWN_VARIABLE;
    const variable = this.variable(name);
    if (variable === null && this.frame.later && /^[A-Za-z_]/.test(name)) this.unsetInArithmetic.add(name);
    return variable;
  }

  evaluatesArguments(): void {
    this.unsetInArithmetic.add(ARGUMENTS);
  }

  substitution(part: CommandExpansionPart | ProcessSubstitutionPart, quoted: boolean): SubstitutionOutput {
    const { source } = this;
    if (source.isSpliced(part.pos)) return UNKNOWN_OUTPUT;
    if (!this.enter(part.pos, part.end)) return UNKNOWN_OUTPUT;
    const output = this.outputOf(part, quoted);
    this.leave();
    return output;
  }

  private outputOf(part: CommandExpansionPart | ProcessSubstitutionPart, quoted: boolean): SubstitutionOutput {
    const { reading, frame } = this;
    const { script } = part;
    if (script === undefined) {
      this.gap(part.pos, part.end, "nested too deeply to be read");
      return UNKNOWN_OUTPUT;
    }
    const kind = part.type === "CommandExpansion" ? "command_substitution" : "process_substitution";
    const inside = within(frame, kind, {
      levels: this.depth,
      topLevel: false,
      source: this.sourceOf(part, quoted),
      tested: false,
      // Bash looks for errors between backticks, and in `$((` that is no arithmetic, only when it runs them.
      onError: /^(?:[$<>]\(\(|`)/.test(part.text)
        ? (why) => this.opaque(`\`${part.text}\` cannot be read: ${why}`)
        : frame.onError,
    });
    const target: Reading = this.again ? { ...reading, units: [], gaps: [], payloads: [] } : reading;
    const first = target.units.length;
    walkScript(target, inside, script, this.state);
    return knownOutput(script, target.units.slice(first), inside, this.directory);
  }

  enter(position: number, end: number): boolean {
    if (this.depth >= MOST_LEVELS) {
      this.gap(position, end, `nested more than ${MOST_LEVELS} levels deep`);
      return false;
    }
    if (!mayReadAgain(this.reading, end - position)) {
      this.gap(position, end, TOO_MUCH_TEXT);
      return false;
    }
    this.depth++;
    return true;
  }

  leave(): void {
    this.depth--;
  }

  arithmetic(expression: ArithmeticExpression | undefined): void {
    if (expression !== undefined) readArithmetic(expression, this);
  }

  expandAgain(position: number, end: number, as: "text" | "arithmetic"): void {
    const text = this.source.text.slice(position, end);
    const delimiter = delimiterFor(text);
    const builder = new SourceTextBuilder(this.source);
    builder.appendProduced(`: <<${delimiter}\n`, position, position, false);
    builder.appendSame(text, position);
    builder.appendProduced(`\n${delimiter}`, end, end, false);
    const code = builder.build();
    const script = parse(code.text);
    const [statement] = script.commands;
    const [heredoc] = statement?.command.type === "Command" ? statement.command.suffix : [];
    if (script.errors !== undefined || heredoc?.type !== "HereDoc" || heredoc.body.text !== `${text}\n`) {
      this.gap(position, end, "quoted text that bash expands all the same");
      return;
    }
    const inner = new WordReading(this.reading, { ...this.frame, source: code, levels: this.depth + 1 }, this.state);
    const items: WordItem[] = [];
    readQuotedParts(heredoc.body.parts ?? [], inner, items, true);
    if (as === "arithmetic") checkArithmeticItems(items, inner);
    this.opaqueReason ??= inner.opaqueReason;
    this.state = inner.state;
    for (const name of inner.unsetInArithmetic) this.unsetInArithmetic.add(name);
  }

  assigned(name: string, value: Variable): void {
    const target = this.state.references.get(name) ?? name;
    if (this.state.integers.has(target) && evaluatesOf(value) !== false)
      this.opaque(`arithmetic evaluates the value of \`${target}\``);
    const next = withVariable(this.state, target, value);
    this.state = { ...next, environment: withSet(next.environment, target, null, target) };
  }

  opaque(reason: string): void {
    this.opaqueReason ??= reason;
  }

  gap(position: number, end: number, why: string): void {
    if (!this.again) addGap(this.reading, this.frame, position, end, why);
  }

  /** The text that a substitution's script is in: its own where backslashes were removed between backticks. */
  private sourceOf(part: CommandExpansionPart | ProcessSubstitutionPart, quoted: boolean): SourceText {
    const decoded = part.script?.source;
    if (decoded === undefined) return this.source;
    const end = part.text.endsWith("`") && part.text.length > 1 ? part.end - 1 : part.end;
    for (const inQuotes of [quoted, !quoted]) {
      const source = backtickSource(this.source, part.pos + 1, end, inQuotes);
      if (source.text === decoded) return source;
    }
    const builder = new SourceTextBuilder(this.source);
    builder.appendProduced(decoded, part.pos, part.end, false);
    return builder.build();
  }
}

/** A heredoc's delimiter that is no line of a text. */
function delimiterFor(text: string): string {
  let delimiter = "E";
  while (text.includes(delimiter)) delimiter += "E";
  return delimiter;
}
