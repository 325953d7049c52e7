import type { FloorName } from "../decision/decision.ts";

/** A reason for which an allow becomes an ask, before the rules on its name are asked (semantics 3.10). */
export interface Floor {
  readonly name: FloorName;
  /** The unit it stands on; `null`: the whole line. */
  readonly unit: number | null;
  /** One line, lower case. */
  readonly why: string;
}
