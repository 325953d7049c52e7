import type { ArithmeticCommand, TestCommand, TestExpression, Word } from "unbash";
import { directoriesOf } from "../scope/place.ts";
import type { ShellState } from "../scope/shell-state.ts";
import { ShellUnit } from "../units/shell-unit.ts";
import { checkArithmeticValue, readSubscript } from "../words/read-subscript.ts";
import { Token } from "../words/token.ts";
import { bothWays, type Frame, type Outcome, type Reading } from "./reading.ts";
import { WordReading } from "./word-reading.ts";

const ARITHMETIC_TESTS: ReadonlySet<string> = new Set(["-eq", "-ne", "-lt", "-le", "-gt", "-ge"]);

/** Follows `[[ … ]]`: a unit named `[[` with its operands as arguments. */
export function walkTestCommand(reading: Reading, frame: Frame, node: TestCommand, state: ShellState): Outcome {
  const words = new WordReading(reading, frame, state);
  const tokens: Token[] = [];
  const open: TestExpression[] = [node.expression];
  for (let test = open.pop(); test !== undefined; test = open.pop()) {
    switch (test.type) {
      case "TestLogical":
        open.push(...test.operands.toReversed());
        break;
      case "TestNot":
        open.push(test.operand);
        break;
      case "TestGroup":
        open.push(test.expression);
        break;
      case "TestUnary":
        if (test.operator === "-v") readName(test.operand, words, tokens);
        else tokens.push(...words.tokens(test.operand));
        break;
      case "TestBinary":
        for (const operand of [test.left, test.right]) {
          if (ARITHMETIC_TESTS.has(test.operator)) readNumber(operand, words, tokens);
          else tokens.push(...words.tokens(operand));
        }
        break;
      default:
        unreachable(test);
    }
  }
  return finish(reading, frame, node, "[[", tokens, words);
}

/** Follows `((…))`: a unit named `((`. */
export function walkArithmeticCommand(
  reading: Reading,
  frame: Frame,
  node: ArithmeticCommand,
  state: ShellState,
): Outcome {
  const words = new WordReading(reading, frame, state);
  words.arithmetic(node.expression);
  if (node.expression === undefined && /[$`]/.test(node.body))
    words.gap(node.pos, node.end, "arithmetic that cannot be read");
  return finish(reading, frame, node, "((", [], words);
}

/** The operand of `-v`: a name, whose subscript is evaluated. */
function readName(word: Word, words: WordReading, tokens: Token[]): void {
  const read = words.tokens(word);
  tokens.push(...read);
  if (word.text.includes("[")) evaluateAgain(word, words);
  for (const fragment of read.flatMap(({ fragments }) => fragments))
    if (fragment.kind === "unknown") checkArithmeticValue(fragment, words);
}

/** An operand of `-eq` and its like: arithmetic. */
function readNumber(word: Word, words: WordReading, tokens: Token[]): void {
  tokens.push(...words.tokens(word));
  evaluateAgain(word, words);
}

function evaluateAgain(word: Word, words: WordReading): void {
  words.again = true;
  readSubscript(word, words);
  words.again = false;
}

function finish(
  reading: Reading,
  frame: Frame,
  node: { readonly pos: number; readonly end: number },
  name: string,
  tokens: readonly Token[],
  words: WordReading,
): Outcome {
  const { source } = frame;
  const program = new Token(
    [{ kind: "bare", text: name, position: node.pos, end: node.pos + 2 }],
    node.pos,
    node.pos + 2,
    source,
  );
  const unit = new ShellUnit([program, ...tokens], {
    assignments: [],
    redirects: [],
    start: source.start(node.pos),
    end: source.end(node.end),
    source,
    context: frame.context,
    topLevel: frame.topLevel,
    directories: directoriesOf(words.state.places),
    environment: words.state.environment,
    input: frame.stdin,
  });
  unit.opaque = words.opaqueReason;
  for (const unset of words.unsetInArithmetic) reading.arithmetic.push({ name: unset, units: [unit] });
  reading.units.push(unit);
  frame.inner?.units.push(unit);
  return bothWays(words.state);
}

function unreachable(test: never): never {
  throw new Error(`unknown test ${JSON.stringify(test)}`);
}
