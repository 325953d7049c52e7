import type { Approval, CommandSubject, RuleOrigin } from "@bashgate/permission-rules";
import type { FloorName } from "../decision/decision.ts";

/** One thing that was asked, as an approval may answer it (semantics 5.1). */
export interface Question {
  readonly surface: string;
  /** What a pattern of the approval is held against. */
  readonly about: /** A unit, once for each directory that it may run in: the pattern must allow all of them. */
    | { readonly kind: "unit"; readonly subjects: () => readonly CommandSubject[] }
    /** The pattern must match all of them. */
    | { readonly kind: "paths"; readonly paths: readonly string[] }
    /** A tool, a skill or a server by its names: the pattern must match one. */
    | { readonly kind: "names"; readonly names: readonly string[] }
    /** Only the exact text answers: a floor, a path that is not known. */
    | { readonly kind: "text" };
  /** What an exact approval must equal; `null` where none can be given. */
  readonly exactText: () => string | null;
  /** What asked: the rule, a floor's name, or `null` for the default. */
  readonly answers: RuleOrigin | FloorName | null;
}

/** Answers that a person gave earlier. */
export interface Approvals {
  /** The approval that answers this very question, or `null`. */
  find(question: Question): Approval | null;
}

/** Nothing was approved. */
export const NO_APPROVALS: Approvals = { find: () => null };
