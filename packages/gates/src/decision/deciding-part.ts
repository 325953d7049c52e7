import type { Action } from "@bashgate/permission-rules";
import type { Deciding, Decision, LineVerdict } from "./decision.ts";

type Parts = Pick<Decision, "units" | "accesses" | "floors"> & { readonly line: LineVerdict | null };

/** The first part with the state of the whole: units, then the line, accesses and floors; `null` if all is allowed. */
export function decidingPart(state: Action, { units, accesses, floors, line }: Parts): Deciding | null {
  if (state === "allow") return null;
  const unit = units.find((verdict) => verdict.state === state);
  if (unit !== undefined) return { part: "unit", unit: unit.unit };
  if (line?.state === state) return { part: "line" };
  const access = accesses.find((verdict) => verdict.state === state);
  const surface = access?.judged.find((verdict) => verdict.state === state)?.surface;
  if (access !== undefined && surface !== undefined) return { part: "access", access: access.access, surface };
  const floor = floors.findIndex((verdict) => verdict.state === state);
  return floor >= 0 ? { part: "floor", floor } : { part: "problem" };
}
