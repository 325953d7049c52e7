import type { Decision } from "../src/index.ts";

/** What decided: the rule's pattern, a floor's name, or the surface whose catch-all or default did. */
export function decidedBy(decision: Decision): string {
  const { deciding } = decision;
  switch (deciding?.part) {
    case undefined:
      return "everything is allowed";
    case "unit":
      return decision.units[deciding.unit]?.rule?.pattern ?? "bash";
    case "line":
      return decision.line?.rule?.pattern ?? "bash";
    case "access": {
      const verdict = decision.accesses.find(({ access }) => access === deciding.access);
      const judged = verdict?.judged.find(({ surface }) => surface === deciding.surface);
      const pattern = judged?.rule?.pattern ?? "*";
      return pattern === "*" ? deciding.surface : pattern;
    }
    case "floor":
      return decision.floors[deciding.floor]?.name ?? "";
    case "problem":
      return "problem";
  }
}
