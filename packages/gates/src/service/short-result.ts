import type { RuleOrigin } from "@bashgate/permission-rules";
import type { Decision } from "../decision/decision.ts";
import type { PermissionCheckResult } from "./check-result.ts";

/** The short answer that a decision comes to. */
export function shortResult(decision: Decision): PermissionCheckResult {
  const { deciding, state, reason, program, command } = decision;
  const whole = { state, surface: "bash", reason, command };
  if (deciding === null) return { ...whole, ...ofRule(decision.units[0]?.rule ?? decision.line?.rule ?? null) };
  switch (deciding.part) {
    case "unit": {
      const rule = decision.units.find(({ unit }) => unit === deciding.unit)?.rule ?? null;
      return { ...whole, ...partOf(decision, deciding.unit), ...ofRule(rule) };
    }
    case "line":
      return { ...whole, ...ofRule(decision.line?.rule ?? null) };
    case "access": {
      const verdict = decision.accesses.find(({ access }) => access === deciding.access);
      const rule = verdict?.judged.find(({ surface }) => surface === deciding.surface)?.rule ?? null;
      const unit = program.accesses()[deciding.access]?.unit;
      return {
        ...whole,
        surface: deciding.surface,
        ...(unit === undefined ? {} : partOf(decision, unit)),
        ...ofRule(rule),
      };
    }
    case "floor": {
      const floor = decision.floors[deciding.floor];
      if (floor === undefined) return whole;
      const part = floor.unit === null ? {} : partOf(decision, floor.unit);
      return { ...whole, ...part, ...ofRule(floor.rule), matchedPattern: floor.name };
    }
    case "problem":
      return whole;
  }
}

function partOf(decision: Decision, unit: number): Pick<PermissionCheckResult, "command" | "commandContext"> {
  const command = decision.program.commands()[unit];
  return command === undefined ? {} : { command: command.text || command.raw, commandContext: command.context };
}

/** What a result says of the rule that decided; nothing where a default did. */
export function ofRule(rule: RuleOrigin | null): Pick<PermissionCheckResult, "matchedPattern" | "origin"> {
  if (rule === null) return {};
  const { layer, file, line, reason } = rule;
  return { matchedPattern: rule.pattern, origin: { layer, file, line }, ...(reason === null ? {} : { reason }) };
}
