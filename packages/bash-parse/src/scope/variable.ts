import type { Producer } from "../facts/shell-token.ts";

/** Longer values than this, in UTF-16 code units, are not followed. */
const LONGEST = 4096;

/** Longer arrays than this are not followed. */
const MOST_WORDS = 256;

/** What the text says of a variable that it sets. */
export type Variable =
  /** One value; `tilde` in front of `text` stands for the home directory. */
  | { readonly kind: "literal"; readonly text: string; readonly tilde: string }
  /** One of a few values: the variable of a loop over literal words. */
  | { readonly kind: "choice"; readonly texts: readonly string[] }
  /** An array of literal words. */
  | { readonly kind: "array"; readonly words: readonly string[] }
  | {
      readonly kind: "unknown";
      readonly producer: Producer | null;
      readonly candidates: readonly string[];
      /**
       * Arithmetic may run its value as code: it comes from something else than literals, numbers and outer variables.
       * `arguments`: it comes from the arguments of a function or of a shell, so that it does if one of them does.
       */
      readonly evaluates: boolean | "arguments";
    };

/** A value that the text sets from something unknown. */
export const UNKNOWN_VARIABLE: Variable = { kind: "unknown", producer: null, candidates: [], evaluates: true };

/** What arithmetic gives a variable. */
export const CALCULATED_VALUE: Variable = { kind: "unknown", producer: "number", candidates: [], evaluates: false };

/** A value that the text does not set. */
const OUTER: Variable = { kind: "unknown", producer: null, candidates: [], evaluates: false };

/** Whether arithmetic on the variable may run code that the text does not show. */
export function mayEvaluate(variable: Variable): boolean {
  switch (variable.kind) {
    case "literal":
      return /[$`]/.test(variable.text);
    case "choice":
      return variable.texts.some((text) => /[$`]/.test(text));
    case "array":
      return variable.words.some((text) => /[$`]/.test(text));
    case "unknown":
      return variable.evaluates === true;
  }
}

/**
 * The variables that arithmetic on `text` reads: those named in it, and in their literal values in turn.
 *
 * @param lookup The variable; `element`: a subscript stands behind the name.
 */
export function* evaluatedVariables(
  text: string,
  lookup: (name: string, element: boolean) => Variable | null,
): Generator<readonly [name: string, variable: Variable]> {
  const seen = new Set<string>();
  const open = [text];
  for (let part = open.pop(); part !== undefined; part = open.pop())
    for (const [found, name = ""] of part.matchAll(/([A-Za-z_]\w*)\[?/g)) {
      if (seen.has(found)) continue;
      seen.add(found);
      const variable = lookup(name, found !== name);
      if (variable === null) continue;
      yield [name, variable];
      open.push(...literalTexts(variable));
    }
}

function literalTexts(variable: Variable): readonly string[] {
  switch (variable.kind) {
    case "literal":
      return [variable.text];
    case "choice":
      return variable.texts;
    case "array":
      return variable.words;
    case "unknown":
      return variable.candidates;
  }
}

/** The variable, if its value is not too long to be followed. */
export function boundedVariable(variable: Variable): Variable {
  const texts = literalTexts(variable);
  if (texts.length <= MOST_WORDS && texts.every((text) => text.length <= LONGEST)) return variable;
  return { kind: "unknown", producer: null, candidates: [], evaluates: evaluatesOf(variable) };
}

/** A variable that may hold this or something else that the text sets elsewhere. */
export function uncertain(variable: Variable): Variable {
  return variable.kind === "unknown" && variable.producer === null
    ? variable
    : { kind: "unknown", producer: null, candidates: candidatesOf(variable), evaluates: evaluatesOf(variable) };
}

/** A variable that holds one or the other; `null`: the text has not set it. */
export function joinVariable(left: Variable | null, right: Variable | null): Variable {
  const one = left ?? OUTER;
  const other = right ?? OUTER;
  if (sameVariable(one, other)) return one;
  const producer =
    one.kind === "unknown" && other.kind === "unknown" && one.producer === other.producer ? one.producer : null;
  const candidates = [...new Set([...candidatesOf(one), ...candidatesOf(other)])].slice(0, 16);
  return { kind: "unknown", producer, candidates, evaluates: strongest(evaluatesOf(one), evaluatesOf(other)) };
}

export function sameVariable(one: Variable, other: Variable): boolean {
  if (one === other) return true;
  if (one.kind === "literal") return other.kind === "literal" && one.text === other.text && one.tilde === other.tilde;
  if (one.kind === "choice") return other.kind === "choice" && sameTexts(one.texts, other.texts);
  if (one.kind === "array") return other.kind === "array" && sameTexts(one.words, other.words);
  return (
    other.kind === "unknown" &&
    one.producer === other.producer &&
    one.evaluates === other.evaluates &&
    sameTexts(one.candidates, other.candidates)
  );
}

function strongest(one: boolean | "arguments", other: boolean | "arguments"): boolean | "arguments" {
  return one === true || other === true ? true : one || other;
}

/** Whether arithmetic on the variable may run code, or does if an argument does. */
export function evaluatesOf(variable: Variable): boolean | "arguments" {
  return variable.kind === "unknown" ? variable.evaluates : mayEvaluate(variable);
}

function sameTexts(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, place) => text === other[place]);
}

function candidatesOf(variable: Variable): readonly string[] {
  switch (variable.kind) {
    case "literal":
      return variable.tilde === "" && variable.text === "" ? [] : [variable.tilde + variable.text];
    case "choice":
      return variable.texts;
    case "array":
      return variable.words;
    case "unknown":
      return variable.candidates;
  }
}
