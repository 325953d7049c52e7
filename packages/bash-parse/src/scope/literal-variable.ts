import { evaluatesAny } from "../words/fragment.ts";
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
      evaluates: evaluatesAny(unknowns),
    };
  }
  const [first, ...rest] = fragments;
  if (first?.kind === "tilde")
    return { kind: "literal", tilde: first.text, text: rest.map(({ text }) => text).join("") };
  return { kind: "literal", tilde: "", text: token.text };
}

/** Begins with literal text that is no option. */
function startsSafely(token: Token): boolean {
  const [first] = token.fragments;
  return first !== undefined && first.kind !== "unknown" && first.text !== "" && !first.text.startsWith("-");
}
