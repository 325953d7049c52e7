import type { Span } from "@bashgate/bash-parse";
import type { RuleOrigin } from "@bashgate/permission-rules";
import type { Decision } from "../decision/decision.ts";

/** The part of a command line that decided, with what people are shown of it. */
export interface ShownPart {
  /** Half-open, UTF-16 offsets into the command line; `null`: the whole line, or nothing of it. */
  readonly span: Span | null;
  /** The surface that was asked; `null` for a floor or a broken policy. */
  readonly surface: string | null;
  /** The rule that decided; `null`: a default, a floor without a rule, or a broken policy. */
  readonly rule: RuleOrigin | null;
  /** The floor's name, if one decided. */
  readonly floor: string | null;
}

/** What of a decision decided; `null` if everything is allowed. */
export function shownPart(decision: Decision): ShownPart | null {
  const deciding = decision.deciding;
  if (deciding === null) return null;
  switch (deciding.part) {
    case "unit": {
      const verdict = decision.units.find((unit) => unit.unit === deciding.unit);
      return { span: unitSpan(decision, deciding.unit), surface: "bash", rule: verdict?.rule ?? null, floor: null };
    }
    case "access": {
      const verdict = decision.accesses.find((access) => access.access === deciding.access);
      const judged = verdict?.judged.find((entry) => entry.surface === deciding.surface);
      const span = decision.program.accesses()[deciding.access]?.token ?? null;
      return { span, surface: deciding.surface, rule: judged?.rule ?? null, floor: null };
    }
    case "floor": {
      const floor = decision.floors[deciding.floor];
      if (floor === undefined) return null;
      return { span: floorSpan(decision, floor.unit), surface: null, rule: floor.rule, floor: floor.name };
    }
    case "line":
      return { span: null, surface: "bash", rule: decision.line?.rule ?? null, floor: null };
    case "problem":
      return { span: null, surface: null, rule: null, floor: null };
    default:
      return deciding satisfies never;
  }
}

function floorSpan(decision: Decision, unit: number | null): Span | null {
  return unit === null ? (decision.program.gaps[0] ?? null) : unitSpan(decision, unit);
}

function unitSpan(decision: Decision, unit: number): Span | null {
  return decision.program.commands()[unit]?.span ?? null;
}
