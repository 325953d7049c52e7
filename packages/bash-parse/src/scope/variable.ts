import type { Producer } from "../facts/shell-token.ts";

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
      /** Arithmetic may run its value as code: it comes from something else than literals, numbers and outer variables. */
      readonly evaluates: boolean;
    };

/** A value that the text sets from something unknown. */
export const UNKNOWN_VARIABLE: Variable = { kind: "unknown", producer: null, candidates: [], evaluates: true };
