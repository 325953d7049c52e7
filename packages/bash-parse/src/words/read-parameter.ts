import type { ParameterExpansionPart, SimpleExpansionPart, Word } from "unbash";
import { evaluatesOf, UNKNOWN_VARIABLE } from "../scope/variable.ts";
import { type Evaluates, evaluatesAny, type WordItem } from "./fragment.ts";
import { arrayValue, parameterValue, unknownValue } from "./parameter-value.ts";
import { isIndirectionSafe, readSubscript } from "./read-subscript.ts";
import { readWord } from "./read-word.ts";
import type { WordScope } from "./word-scope.ts";

/**
 * What `$x`, `$1`, `$@` or `$?` becomes.
 *
 * @param before What stands in front of it in the word.
 */
export function readSimpleParameter(
  part: SimpleExpansionPart,
  scope: WordScope,
  before: readonly WordItem[],
  quoted: boolean,
): readonly WordItem[] {
  return parameterValue(part.text.slice(1), part, scope, before, quoted);
}

/** What `${…}` becomes; its operands are read for what they run. */
export function readParameter(
  part: ParameterExpansionPart,
  scope: WordScope,
  before: readonly WordItem[],
  quoted: boolean,
): readonly WordItem[] {
  if (!scope.enter(part.pos, part.end)) return unknownValue(part, { splits: !quoted });
  const items = readExpansion(part, scope, before, quoted);
  scope.leave();
  return items;
}

function readExpansion(
  part: ParameterExpansionPart,
  scope: WordScope,
  before: readonly WordItem[],
  quoted: boolean,
): readonly WordItem[] {
  const { parameter, prefix, index, operation } = part;
  const whole = index !== undefined && (index.text === "@" || index.text === "*");
  if (index !== undefined && !whole) readSubscript(index, scope);
  const operand = operation === undefined ? NOTHING : readOperation(part, operation, scope, quoted);
  const { candidates } = operand;
  const variable = scope.variable(parameter);
  const own = /^[\d@*]/.test(parameter) ? "arguments" : variable === null ? false : evaluatesOf(variable);
  const evaluates = own === true || operand.evaluates === true ? true : own || operand.evaluates;
  if (prefix === "#") return unknownValue(part, { producer: "number", splits: false });
  if (prefix === "!") {
    if (
      operation?.type !== "Names" &&
      index === undefined &&
      !isIndirectionSafe(scope.arithmeticVariable(parameter, false))
    )
      scope.opaque(`the variable that \`${part.text}\` names is not fixed`);
    return unknownValue(part, { splits: !quoted, evaluates });
  }
  if (operation === undefined) {
    if (index === undefined) return parameterValue(parameter, part, scope, before, quoted);
    if (whole) return arrayValue(parameter, part, scope, quoted, index.text === "@");
    return unknownValue(part, { splits: !quoted, evaluates });
  }
  if (operation.type === "Default" && !operation.operator.endsWith("+") && index === undefined) {
    if (variable?.kind === "literal" && variable.tilde + variable.text !== "")
      return parameterValue(parameter, part, scope, before, quoted);
  }
  const several = index?.text === "@" || parameter === "@" || (parameter === "*" && !quoted);
  return unknownValue(part, { splits: !quoted || several, candidates, evaluates });
}

/** What an operand adds to a value: literals that may be it, and whether arithmetic may run it as code. */
interface OperandValue {
  readonly candidates: readonly string[];
  readonly evaluates: Evaluates;
}

const NOTHING: OperandValue = { candidates: [], evaluates: false };

/** Reads the operands of an operation. */
function readOperation(
  part: ParameterExpansionPart,
  operation: NonNullable<ParameterExpansionPart["operation"]>,
  scope: WordScope,
  quoted: boolean,
): OperandValue {
  switch (operation.type) {
    case "Default": {
      const items = readOperand(operation.operand, scope, quoted);
      const literal = literalOf(items);
      if (operation.operator.endsWith("=")) scope.assigned(part.parameter, UNKNOWN_VARIABLE);
      if (operation.operator.endsWith("?")) return NOTHING;
      return { candidates: literal === null ? [] : [literal], evaluates: evaluatesAny(items) };
    }
    case "Remove":
    case "CaseModification":
      if (operation.operand !== undefined) readOperand(operation.operand, scope, quoted);
      return NOTHING;
    case "Replace":
      // The reader ends the pattern at any slash, also at one within an expansion.
      if (/`|\$[({]/.test(operation.pattern.text)) {
        scope.expandAgain(operation.operatorEnd, operation.end, "text");
        return NOTHING;
      }
      if (/[<>]\([^)]*$/.test(operation.pattern.text)) scope.opaque(`\`${part.text}\` cannot be read`);
      readOperand(operation.pattern, scope, quoted);
      readOperand(operation.replacement, scope, quoted);
      return NOTHING;
    case "Slice":
      readSubscript(operation.offset, scope);
      if (operation.length !== undefined) readSubscript(operation.length, scope);
      return NOTHING;
    case "Transform":
      readOperand(operation.operand, scope, quoted);
      if (!/^[QEAaKkUuL]$/.test(operation.operand.text)) scope.opaque(`\`${part.text}\` expands a value as a prompt`);
      return NOTHING;
    case "Names":
      return NOTHING;
    case "Unknown":
      if (/[$`<>]/.test(operation.operator)) scope.opaque(`\`${part.text}\` cannot be read`);
      return NOTHING;
    default:
      return unreachable(operation);
  }
}

/** In double quotes, single quotes in an operand are literal and keep nothing from being expanded. */
function readOperand(word: Word, scope: WordScope, quoted: boolean): readonly WordItem[] {
  const items = readWord(word, scope);
  if (quoted)
    for (const item of items)
      if (item.kind === "quoted" && /[$`]/.test(item.text)) scope.expandAgain(item.position, item.end, "text");
  return items;
}

function literalOf(items: readonly WordItem[]): string | null {
  let text = "";
  for (const item of items) {
    if (item.kind === "unknown" || item.kind === "break") return null;
    text += item.text;
  }
  return text === "" ? null : text;
}

function unreachable(operation: never): never {
  throw new Error(`unknown parameter operation ${JSON.stringify(operation)}`);
}
