import type { Decision } from "../decision/decision.ts";
import type { SessionInput } from "../service/session.ts";
import { suggestFor } from "./suggest-for.ts";

/** A decision that asks, with what a person could approve for each part that asked (semantics 5.2). */
export function withSuggestions(decision: Decision, input: SessionInput): Decision {
  return decision.state === "ask" ? { ...decision, suggestions: suggestFor(decision, input) } : decision;
}
