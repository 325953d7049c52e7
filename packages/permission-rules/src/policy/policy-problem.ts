/** Something wrong in a policy file: where, what, and a way out. */
export interface PolicyProblem {
  /** The file as it was named to the parser; `null` for an object that came from no file. */
  readonly file: string | null;
  /** 1-based; `null` where there is no text. */
  readonly line: number | null;
  readonly column: number | null;
  /** Permanent: `policy/unknown-key`. */
  readonly code: ProblemCode;
  /** One line, lower case, the user's own text in backticks. */
  readonly message: string;
  readonly help: string | null;
}

export type ProblemCode =
  | "policy/syntax"
  | "policy/duplicate-key"
  | "policy/too-deep"
  | "policy/not-an-object"
  | "policy/unknown-key"
  | "policy/unknown-surface"
  | "policy/wrong-value"
  | "policy/unknown-preset"
  | "policy/unreadable";

/** `policy.jsonc:12:5: unknown key ... [policy/unknown-key]`, with the help on a second line. */
export function formatProblem({ file, line, column, code, message, help }: PolicyProblem): string {
  const place = [file ?? "policy", line, column].filter((part) => part !== null).join(":");
  return `${place}: ${message} [${code}]${help === null ? "" : `\n  help: ${help}`}`;
}
