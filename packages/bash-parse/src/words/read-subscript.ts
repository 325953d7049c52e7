import type { Word } from "unbash";
import { CALCULATED_VALUE, evaluatedVariables, joinVariable, mayEvaluate, type Variable } from "../scope/variable.ts";
import type { UnknownFragment, WordItem } from "./fragment.ts";
import { readWord } from "./read-word.ts";
import type { WordScope } from "./word-scope.ts";

/** The items of text that arithmetic evaluates: flags those that it would run as code. */
export function checkArithmeticItems(items: readonly WordItem[], scope: WordScope): void {
  items.forEach((item, place) => {
    if (item.kind === "break") return;
    if (item.kind === "unknown") checkArithmeticValue(item, scope);
    else if (/[$`]/.test(item.text)) scope.opaque("arithmetic evaluates the text of an expansion");
    else checkArithmeticNames(item.text + bracketBehind(items[place + 1]), scope);
  });
}

/** The inside of `[…]` or of an offset: arithmetic, in which quotes do not keep expansions from running. */
export function readSubscript(word: Word, scope: WordScope): void {
  checkArithmeticText(readWord(word, scope), scope);
}

/** The items of arithmetic as it stands in the text: quotes in it keep nothing from being expanded and evaluated. */
export function checkArithmeticText(items: readonly WordItem[], scope: WordScope): void {
  items.forEach((item, place) => {
    if (item.kind === "break") return;
    if (item.kind === "unknown") checkArithmeticValue(item, scope);
    else if (/[$`]/.test(item.text)) scope.expandAgain(item.position, item.end, "arithmetic");
    else checkArithmeticNames(item.text + bracketBehind(items[place + 1]), scope);
  });
}

/** A subscript that was read as a glob stands in an item of its own. */
function bracketBehind(item: WordItem | undefined): string {
  return item?.kind === "glob" && item.text.startsWith("[") ? "[" : "";
}

const CALCULATED =
  /(?<!\w)([A-Za-z_]\w*)(?!\w)(?:(\[)|\s*(?:(?:[-+*/%&|^]|<<|>>)?=(?!=)|\+\+|--))|(?:\+\+|--)\s*([A-Za-z_]\w*)(?!\w)(\[)?/g;

/** The variables that arithmetic text assigns; those with a subscript perhaps. */
export function* calculatedNames(text: string): Generator<readonly [name: string, element: boolean]> {
  if (!/=|\+\+|--/.test(text)) return;
  for (const [, before, subscript, behind, subscriptBehind] of text.matchAll(CALCULATED))
    yield [before ?? behind ?? "", (subscript ?? subscriptBehind) !== undefined];
}

/** What arithmetic gives a variable that it assigns; the other elements of an array keep what they hold. */
export function calculatedValue(name: string, element: boolean, scope: WordScope): Variable {
  return element ? joinVariable(scope.variable(name), CALCULATED_VALUE) : CALCULATED_VALUE;
}

/** Flags the variables in arithmetic text whose values bash would evaluate as code, and notes those that it assigns. */
export function checkArithmeticNames(text: string, scope: WordScope): void {
  // What is only given a number is not evaluated.
  if (!SETS_NUMBER.test(text))
    for (const [name, variable] of evaluatedVariables(text, (name, element) =>
      scope.arithmeticVariable(name, element),
    )) {
      if (mayEvaluate(variable)) scope.opaque(`arithmetic evaluates the value of \`${name}\``);
      else if (variable.kind === "unknown" && variable.evaluates === "arguments") scope.evaluatesArguments();
    }
  for (const [name, element] of calculatedNames(text)) scope.assigned(name, calculatedValue(name, element, scope));
}

const SETS_NUMBER = /^\s*[A-Za-z_]\w*\s*=[\s\d]*$/;

/** Flags an expansion in arithmetic whose output bash would evaluate as code. */
export function checkArithmeticValue(item: UnknownFragment, scope: WordScope): void {
  if (item.producer === "number") return;
  if (item.evaluates === true) scope.opaque(`arithmetic evaluates ${described(item.text)}`);
  if (item.evaluates === "arguments") scope.evaluatesArguments();
  const name = /^\$\{?([A-Za-z_]\w*)/.exec(item.text)?.[1];
  if (name !== undefined) checkArithmeticNames(name, scope);
}

/** `the value of \`x\``, `the output of \`$(a)\``. */
function described(written: string): string {
  const name = /^\$\{?([A-Za-z_]\w*)\}?$/.exec(written)?.[1];
  return name === undefined ? `the output of \`${written}\`` : `the value of \`${name}\``;
}

/** Whether the value of a variable names another one, and no more than that. */
export function isIndirectionSafe(variable: Variable | null): boolean {
  switch (variable?.kind) {
    case undefined:
      return true;
    case "literal":
      return /^\w*$/.test(variable.text);
    case "choice":
      return variable.texts.every((text) => /^\w*$/.test(text));
    case "array":
      return variable.words.every((text) => /^\w*$/.test(text));
    case "unknown":
      return variable.evaluates !== true;
  }
}
