import type { Decision } from "../decision/decision.ts";
import type { SessionInput } from "../service/session.ts";
import { suggestFor } from "./suggest-for.ts";

/** A decision that asks, with what a person could approve for each part that asked (semantics 5.2). */
export function withSuggestions(decision: Decision, input: SessionInput): Decision {
  if (decision.state !== "ask") return decision;
  let found: Decision["suggestions"] | null = null;
  return {
    ...decision,
    // Most askers want the state alone, so the search waits until somebody looks.
    get suggestions() {
      found ??= suggestFor(decision, input);
      return found;
    },
  };
}
