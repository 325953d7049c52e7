import type { ParameterExpansionPart, SimpleExpansionPart, Word } from "unbash";
import { mayEvaluate, type Variable } from "../scope/variable.ts";
import type { WordItem } from "./fragment.ts";
import { readWord } from "./read-word.ts";
import type { WordScope } from "./word-scope.ts";

/** `$x`, `$1`, `$@`, `$?`. */
export function readSimpleParameter(
  part: SimpleExpansionPart,
  scope: WordScope,
  items: WordItem[],
  quoted: boolean,
): void {
  pushValue(part.text.slice(1), part, scope, items, quoted);
}

/** `${…}`. */
export function readParameter(
  part: ParameterExpansionPart,
  scope: WordScope,
  items: WordItem[],
  quoted: boolean,
): void {
  const { parameter, prefix, index, operation } = part;
  const whole = index !== undefined && (index.text === "@" || index.text === "*");
  if (index !== undefined && !whole) readSubscript(index, scope);
  if (prefix === "#") return pushUnknown(part, items, { producer: "number", splits: false });
  if (prefix === "!") {
    if (operation?.type !== "Names" && index === undefined && !isIndirectionSafe(scope.variable(parameter)))
      scope.opaque(`the variable that \`${part.text}\` names is not fixed`);
    return pushUnknown(part, items, { splits: !quoted });
  }
  if (operation === undefined) {
    if (index === undefined) return pushValue(parameter, part, scope, items, quoted);
    if (whole) return pushArray(parameter, part, scope, items, quoted, index.text === "@");
    return pushUnknown(part, items, { splits: !quoted });
  }
  const candidates: string[] = [];
  switch (operation.type) {
    case "Default": {
      const literal = literalOf(readOperand(operation.operand, scope, quoted));
      if (literal !== null && !operation.operator.endsWith("?")) candidates.push(literal);
      if (operation.operator.endsWith("=")) scope.assigned(parameter);
      const variable = index === undefined ? scope.variable(parameter) : null;
      if (
        variable?.kind === "literal" &&
        (variable.text !== "" || variable.tilde !== "") &&
        !operation.operator.endsWith("+")
      )
        return pushValue(parameter, part, scope, items, quoted);
      break;
    }
    case "Remove":
    case "CaseModification":
      if (operation.operand !== undefined) readOperand(operation.operand, scope, quoted);
      break;
    case "Replace":
      readOperand(operation.pattern, scope, quoted);
      readOperand(operation.replacement, scope, quoted);
      break;
    case "Slice":
      readSubscript(operation.offset, scope);
      if (operation.length !== undefined) readSubscript(operation.length, scope);
      break;
    case "Transform":
      readOperand(operation.operand, scope, quoted);
      if (operation.operand.text.includes("P") || !/^[QEAaKkUuL]$/.test(operation.operand.text))
        scope.opaque(`\`${part.text}\` expands a value as a prompt`);
      break;
    case "Names":
      break;
    case "Unknown":
      if (/[$`<>]/.test(operation.operator)) scope.opaque(`\`${part.text}\` cannot be read`);
      break;
    default:
      return unreachable(operation);
  }
  const several = whole || parameter === "@" || (parameter === "*" && !quoted);
  pushUnknown(part, items, { splits: !quoted || (several && index?.text !== "*"), candidates });
}

/** The inside of `[…]` or of an offset: arithmetic, in which quotes do not keep expansions from running. */
export function readSubscript(word: Word, scope: WordScope): void {
  const items = readWord(word, scope);
  for (const item of items) {
    if (item.kind === "quoted" && /[$`]/.test(item.text)) scope.expandAgain(item.position, item.end);
    if (item.kind === "bare" || item.kind === "quoted") checkArithmeticNames(item.text, scope);
    if (item.kind === "unknown") checkArithmeticValue(item, scope);
  }
}

/** Flags the variables in arithmetic text whose values bash would evaluate as code. */
export function checkArithmeticNames(text: string, scope: WordScope): void {
  for (const [name] of text.matchAll(/[A-Za-z_]\w*/g)) {
    const variable = scope.arithmeticVariable(name);
    if (variable !== null && mayEvaluate(variable)) scope.opaque(`arithmetic evaluates the value of \`${name}\``);
  }
}

/** Flags an expansion in arithmetic whose output bash would evaluate as code. */
export function checkArithmeticValue(item: Extract<WordItem, { kind: "unknown" }>, scope: WordScope): void {
  if (item.producer === "number") return;
  const name = /^\$\{?(\w+)/.exec(item.text)?.[1];
  if (name === undefined) {
    if (/^(\$\(|`|\$\{[ |])/.test(item.text)) scope.opaque(`arithmetic evaluates the output of \`${item.text}\``);
    return;
  }
  const variable = scope.arithmeticVariable(name);
  if (variable !== null && mayEvaluate(variable)) scope.opaque(`arithmetic evaluates the value of \`${name}\``);
}

function isIndirectionSafe(variable: Variable | null): boolean {
  if (variable === null) return true;
  if (variable.kind === "literal") return /^\w*$/.test(variable.text);
  return variable.kind === "choice" && variable.texts.every((text) => /^\w*$/.test(text));
}

function pushValue(
  name: string,
  part: SimpleExpansionPart | ParameterExpansionPart,
  scope: WordScope,
  items: WordItem[],
  quoted: boolean,
): void {
  const { pos: position, end } = part;
  if (/^[#?$!]$/.test(name)) return pushUnknown(part, items, { producer: "number", splits: false });
  if (name === "@" || name === "*") return pushUnknown(part, items, { splits: !quoted || name === "@" });
  const variable = scope.variable(name);
  if (variable === null) {
    if (name === "HOME" && items.length === 0) items.push({ kind: "tilde", text: "~", position, end });
    else if (name === "PWD" && startsValue(items) && scope.directory !== null)
      items.push({ kind: "quoted", text: scope.directory, position, end });
    else pushUnknown(part, items, { splits: !quoted });
    return;
  }
  switch (variable.kind) {
    case "literal":
      if (variable.tilde !== "") {
        if (items.length === 0) items.push({ kind: "tilde", text: variable.tilde, position, end });
        else return pushUnknown(part, items, { splits: false });
      }
      if (quoted) items.push({ kind: "quoted", text: variable.text, position, end });
      else if (scope.variable("IFS") !== null) pushUnknown(part, items, { splits: true, candidates: [variable.text] });
      else pushSplit(variable.text, part, items);
      return;
    case "choice":
      return pushUnknown(part, items, {
        splits: !quoted && variable.texts.some((text) => /[\s*?[]/.test(text)),
        candidates: variable.texts,
      });
    case "array":
      return pushUnknown(part, items, { splits: !quoted, candidates: variable.words.slice(0, 1) });
    case "unknown":
      return pushUnknown(part, items, {
        splits: !quoted && variable.producer !== "number",
        producer: variable.producer,
        candidates: variable.candidates,
      });
  }
}

function pushArray(
  name: string,
  part: ParameterExpansionPart,
  scope: WordScope,
  items: WordItem[],
  quoted: boolean,
  separate: boolean,
): void {
  const variable = scope.variable(name);
  if (variable?.kind !== "array" || !quoted || !separate || variable.words.length === 0)
    return pushUnknown(part, items, {
      splits: !quoted || separate,
      candidates: variable?.kind === "array" ? variable.words : [],
    });
  variable.words.forEach((text, place) => {
    if (place > 0) items.push({ kind: "break", position: part.pos, end: part.end });
    items.push({ kind: "quoted", text, position: part.pos, end: part.end });
  });
}

/** An unquoted literal value: split at blanks, its globs active. */
function pushSplit(text: string, part: SimpleExpansionPart | ParameterExpansionPart, items: WordItem[]): void {
  const { pos: position, end } = part;
  for (const [piece] of text.matchAll(/[ \t\n]+|[*?]|\[[^\]]*\]|[^ \t\n*?[]+|\[/g)) {
    if (/^[ \t\n]/.test(piece)) items.push({ kind: "break", position, end });
    else items.push({ kind: /^[*?]$|^\[.*\]$/s.test(piece) ? "glob" : "quoted", text: piece, position, end });
  }
}

function pushUnknown(
  part: SimpleExpansionPart | ParameterExpansionPart,
  items: WordItem[],
  known: {
    splits: boolean;
    producer?: Extract<WordItem, { kind: "unknown" }>["producer"];
    candidates?: readonly string[];
  },
): void {
  const { text, pos: position, end } = part;
  const { splits, producer = null, candidates = [] } = known;
  items.push({ kind: "unknown", text, position, end, splits, producer, candidates });
}

function readOperand(word: Word, scope: WordScope, quoted: boolean): WordItem[] {
  const items = readWord(word, scope);
  if (quoted)
    for (const item of items)
      if (item.kind === "quoted" && /[$`]/.test(item.text)) scope.expandAgain(item.position, item.end);
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

/** Whether a value that begins here begins a path: at the start of the word, or behind `=` or `:`. */
function startsValue(items: readonly WordItem[]): boolean {
  const last = items.at(-1);
  return last === undefined || (last.kind === "bare" && /[=:]$/.test(last.text));
}

function unreachable(operation: never): void {
  throw new Error(`unknown parameter operation ${JSON.stringify(operation)}`);
}
