import type { Fragment } from "../words/fragment.ts";
import { isArgument } from "../words/read-subscript.ts";
import type { Token } from "../words/token.ts";
import type { Variable } from "./variable.ts";

/** What an assignment of this word makes of a variable. */
export function literalVariable(token: Token): Variable {
  const { fragments } = token;
  const unknowns = fragments.filter((fragment) => fragment.kind === "unknown");
  if (unknowns.length > 0) {
    const [only] = unknowns;
    const whole = fragments.length === 1 ? only : undefined;
    return {
      kind: "unknown",
      producer: whole?.producer ?? (startsSafely(token) ? "text" : null),
      candidates: whole?.candidates ?? [],
      evaluates: evaluates(unknowns),
    };
  }
  const [first, ...rest] = fragments;
  if (first?.kind === "tilde")
    return { kind: "literal", tilde: first.text, text: rest.map(({ text }) => text).join("") };
  return { kind: "literal", tilde: "", text: token.text };
}

/** Whether arithmetic may run a word with these unknown parts as code. */
export function evaluates(unknowns: readonly Fragment[]): boolean | "arguments" {
  if (unknowns.some(isOutput)) return true;
  return unknowns.some(({ text }) => isArgument(text)) ? "arguments" : false;
}

/** The output of a command that is no number. */
function isOutput(fragment: Fragment): boolean {
  return fragment.kind === "unknown" && fragment.producer !== "number" && /^(?:\$\(|`|\$\{[ |])/.test(fragment.text);
}

/** Begins with literal text that is no option. */
function startsSafely(token: Token): boolean {
  const [first] = token.fragments;
  return first !== undefined && first.kind !== "unknown" && first.text !== "" && !first.text.startsWith("-");
}
