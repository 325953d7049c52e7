import type { Place } from "../policy/policy.ts";

/** A person's answer kept for later. No rule: it is consulted only after the rules answered `ask` (semantics 5.1). */
export interface Approval {
  readonly surface: string;
  /** A pattern of the surface, or the exact text with redirects, heredocs and payloads. */
  readonly match: { readonly kind: "pattern" | "exact"; readonly text: string };
  readonly answers: AnsweredQuestion;
  /** ISO 8601, UTC; `null` where it was not noted. */
  readonly made: string | null;
  /** ISO 8601, UTC: holds before this moment; `null`: without end. */
  readonly until: string | null;
  /** The file that it stands in; `null` in memory. */
  readonly file: string | null;
  readonly place: Place | null;
}

/** The one question that an approval answers. */
export type AnsweredQuestion =
  | { readonly kind: "default" }
  | { readonly kind: "floor"; readonly name: string }
  | { readonly kind: "rule"; readonly layer: string; readonly pattern: string };
