import type { ArithmeticExpression } from "unbash";
import { calculatedValue, checkArithmeticNames, checkArithmeticText } from "../words/read-subscript.ts";
import { readWord } from "../words/read-word.ts";
import type { WordReading } from "./word-reading.ts";

/** Follows the expansions of an arithmetic expression, and flags values that bash would evaluate as code. */
export function readArithmetic(expression: ArithmeticExpression, words: WordReading): void {
  const assigned: (readonly [name: string, element: boolean])[] = [];
  const open: ArithmeticExpression[] = [expression];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    switch (node.type) {
      case "ArithmeticBinary":
        if (ASSIGNS.test(node.operator)) assigned.push(...nameOf(node.left));
        // A plain assignment does not look at the value before.
        open.push(node.right, ...(node.operator === "=" && isName(node.left) ? [] : [node.left]));
        break;
      case "ArithmeticUnary":
        if (node.operator === "++" || node.operator === "--") assigned.push(...nameOf(node.operand));
        open.push(node.operand);
        break;
      case "ArithmeticTernary":
        open.push(node.alternate, node.consequent, node.test);
        break;
      case "ArithmeticGroup":
        open.push(node.expression);
        break;
      case "ArithmeticWord":
        readArithmeticWord(node, words);
        break;
      case "ArithmeticCommandExpansion": {
        const { pos, end, text, script } = node;
        const output = words.substitution({ type: "CommandExpansion", pos, end, text, script }, true);
        if (output.producer !== "number") words.opaque(`arithmetic evaluates the output of \`${text}\``);
        break;
      }
      default:
        unreachable(node);
    }
  }
  for (const [name, element] of assigned) words.assigned(name, calculatedValue(name, element, words));
}

const ASSIGNS = /^(?:[-+*/%&|^]|<<|>>)?=$/;

/** The variable that is assigned, without its subscript, and whether it has one. */
function nameOf(target: ArithmeticExpression): readonly (readonly [name: string, element: boolean])[] {
  const name = target.type === "ArithmeticWord" ? /^[A-Za-z_]\w*/.exec(target.value)?.[0] : undefined;
  return name === undefined ? [] : [[name, !isName(target)]];
}

function isName(target: ArithmeticExpression): boolean {
  return target.type === "ArithmeticWord" && /^[A-Za-z_]\w*$/.test(target.value);
}

function readArithmeticWord(node: Extract<ArithmeticExpression, { type: "ArithmeticWord" }>, words: WordReading): void {
  const { value, pos, end, parts } = node;
  if (parts === undefined) {
    if (/[$`]/.test(value)) words.expandAgain(pos, end, "arithmetic");
    else checkArithmeticNames(value, words);
    return;
  }
  checkArithmeticText(readWord({ type: "Word", text: value, value, pos, end, parts }, words), words);
}

function unreachable(node: never): never {
  throw new Error(`unknown arithmetic node ${JSON.stringify(node)}`);
}
