import type { ArithmeticFor, For, Select, Word } from "unbash";
import type { Producer } from "../facts/shell-token.ts";
import { namesCode } from "../scope/apply-assignments.ts";
import { directoriesOf } from "../scope/place.ts";
import type { ShellState } from "../scope/shell-state.ts";
import { evaluatesOf, type Variable } from "../scope/variable.ts";
import type { SourceText } from "../source/source-text.ts";
import { ShellUnit } from "../units/shell-unit.ts";
import { evaluatesAny } from "../words/fragment.ts";
import { readWord } from "../words/read-word.ts";
import { Token } from "../words/token.ts";
import type { Frame, Reading } from "./reading.ts";
import { WordReading } from "./word-reading.ts";

/** More values of a loop variable than this are not tried one by one. */
const MOST_CHOICES = 16;

/** A loop without words goes through the arguments. */
const ARGUMENT: Variable = { kind: "unknown", producer: null, candidates: [], evaluates: "arguments" };

/** Reads a word outside any command: the subject of a `case`, a pattern. */
export function readLooseWord(reading: Reading, frame: Frame, word: Word, state: ShellState): ShellState {
  const words = new WordReading(reading, frame, state);
  readWord(word, words);
  return close(reading, frame, words, word.pos, word.end);
}

/** Reads the three expressions of `for ((…))`. */
export function readLoosePart(reading: Reading, frame: Frame, node: ArithmeticFor, state: ShellState): ShellState {
  const words = new WordReading(reading, frame, state);
  for (const expression of [node.initialize, node.test, node.update]) words.arithmetic(expression);
  return close(reading, frame, words, node.pos, node.body.pos, "((");
}

/** The values of a loop's variable, and the state behind its word list. */
export function loopVariable(
  reading: Reading,
  frame: Frame,
  node: For | Select,
  state: ShellState,
): { readonly value: Variable; readonly state: ShellState } {
  const words = new WordReading(reading, frame, state);
  const tokens = (node.wordlist ?? []).flatMap((word) => words.tokens(word));
  const value = node.wordlist === undefined ? ARGUMENT : valueOfLoop(tokens);
  const name = node.name.text;
  const names = state.references.has(name) && tokens.some((token) => token.dynamic || namesCode(token));
  if (names || (state.integers.has(name) && evaluatesOf(value) !== false))
    words.opaque(`evaluates the values of \`${name}\``);
  return { value, state: close(reading, frame, words, node.name.end, node.body.pos) };
}

function headToken(source: SourceText, name: string, position: number): Token {
  const at = Math.max(position, source.text.indexOf(name, position));
  return new Token([{ kind: "bare", text: name, position: at, end: at + name.length }], at, at + name.length, source);
}

/** Words outside a command that run hidden code are a unit, so that something says so. */
function close(
  reading: Reading,
  frame: Frame,
  words: WordReading,
  position: number,
  end: number,
  name: string | null = null,
): ShellState {
  if (words.opaqueReason === null) return words.state;
  const { source } = frame;
  const program = name === null ? [] : [headToken(source, name, position)];
  const unit = new ShellUnit(program, {
    assignments: [],
    redirects: [],
    start: source.start(position),
    end: source.end(end),
    source,
    context: frame.context,
    topLevel: frame.topLevel,
    directories: directoriesOf(words.state.places),
    environment: words.state.environment,
    input: frame.stdin,
  });
  unit.opaque = words.opaqueReason;
  reading.units.push(unit);
  frame.inner?.units.push(unit);
  return words.state;
}

function valueOfLoop(tokens: readonly Token[]): Variable {
  const plain = tokens.every((token) => token.fragments.every(({ kind }) => kind === "bare" || kind === "quoted"));
  const texts = [...new Set(tokens.map(({ text }) => text))];
  if (plain && texts.length > 0 && texts.length <= MOST_CHOICES) {
    const [only] = texts;
    return texts.length === 1 && only !== undefined
      ? { kind: "literal", text: only, tilde: "" }
      : { kind: "choice", texts };
  }
  const producers = new Set(tokens.map(producerOf));
  const [producer = null] = producers.size === 1 ? producers : [];
  const candidates = plain ? [] : [...new Set(tokens.filter(({ dynamic }) => !dynamic).map(({ text }) => text))];
  return {
    kind: "unknown",
    producer,
    candidates: candidates.slice(0, MOST_CHOICES),
    evaluates: tokens.some(({ hasGlob }) => hasGlob)
      ? true
      : evaluatesAny(tokens.flatMap(({ fragments }) => fragments)),
  };
}

/** What a word of a loop's list is known to be. */
function producerOf(token: Token): Producer | null {
  const [first, second] = token.fragments;
  if (first === undefined) return null;
  if (!token.dynamic) {
    if (/^-?\d+$/.test(token.text)) return "number";
    if (token.text.startsWith("-") || token.text === "") return null;
    return first.kind === "tilde" || /^\/|(?:^|\/)\.\.(?:\/|$)/.test(token.text) ? "text" : "inside";
  }
  if (first.kind === "unknown") return second === undefined ? first.producer : null;
  return first.text === "" || first.text.startsWith("-") ? null : "text";
}
