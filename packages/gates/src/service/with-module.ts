import { STRICTNESS } from "../decision/strictest.ts";
import type { ModuleVerdict } from "../modules/module-host.ts";
import { escapeText } from "../trace/escape-text.ts";
import type { ToolDecision } from "./judge-tool.ts";

/** A decision joined with the word of a module, by the most restrictive: a module tightens and never loosens. */
export function withModule(decision: ToolDecision, module: ModuleVerdict | null): ToolDecision {
  if (module === null) return decision;
  const state = module.decision.kind === "block" ? "deny" : "ask";
  if (STRICTNESS[state] <= STRICTNESS[decision.state]) return { ...decision, module };
  const why = module.decision.kind === "block" ? module.decision.reason : (module.decision.guidance ?? "it asks");
  const reason = `the module rule ${escapeText(module.by)}: ${escapeText(why)}`;
  return { ...decision, module, state, surface: "module", rule: null, reason };
}
