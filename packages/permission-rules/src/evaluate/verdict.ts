export type Action = "allow" | "ask" | "deny";

export type LayerName = "builtin" | "preset" | "managed" | "user" | "project" | "local" | "agent" | "session";

/** A rule's identity and where it was written. */
export interface RuleOrigin {
  readonly surface: string;
  /** The pattern as written; for a structural rule a one-line rendering of it. */
  readonly pattern: string;
  readonly action: Action;
  readonly layer: LayerName;
  /** The file, a preset's name (`preset:read-only`), or `null` where the rule came from an object. */
  readonly file: string | null;
  /** 1-based; `null` where there is no text. */
  readonly line: number | null;
  readonly column: number | null;
  /** Shown to the person and the agent. */
  readonly reason: string | null;
  /** A structural rule (`commands`). */
  readonly structural: boolean;
}

/** What the rules of one surface say of one subject. */
export interface Verdict {
  readonly state: Action;
  /** The rule that decided; `null`: no rule matched, the universal default did. */
  readonly rule: RuleOrigin | null;
  /**
   * A later and stricter rule that matches for some value of the unknown parts though not for all (semantics 2.5);
   * `null` if there is none. It never changes `state` here.
   */
  readonly possible: RuleOrigin | null;
}
