import type { Action, RuleOrigin } from "@bashgate/permission-rules";
import { describeRule } from "../trace/describe-rule.ts";
import { escapeText } from "../trace/escape-text.ts";
import type { AccessVerdict, Decision } from "./decision.ts";

const VERB: Readonly<Record<Action, string>> = { allow: "is allowed", ask: "has to be asked about", deny: "is denied" };

/** One sentence for a person: which part decided, by which rule, and why. What comes from the command line is escaped. */
export function reasonFor(decision: Omit<Decision, "reason">): string {
  const { deciding, state } = decision;
  const broken = decision.problems.length > 0;
  if (deciding === null) return "every part is allowed";
  switch (deciding.part) {
    case "unit": {
      const verdict = decision.units.find(({ unit }) => unit === deciding.unit);
      return sentence(
        quoted(unitText(decision, deciding.unit)),
        state,
        verdict?.rule ?? null,
        "no rule on bash matches",
        broken,
      );
    }
    case "line":
      return sentence(
        lineText(decision.command),
        state,
        decision.line?.rule ?? null,
        "no rule on bash matches",
        broken,
      );
    case "access": {
      const verdict = decision.accesses.find(({ access }) => access === deciding.access);
      const judged = verdict?.judged.find(({ surface, state: said }) => surface === deciding.surface && said === state);
      const outside = deciding.surface === "external_directory" ? "it is outside the working directory and " : "";
      const what = verdict === undefined ? "an access" : describeAccess(verdict, judged?.paths[0] ?? verdict.path);
      const by = `${outside}no rule on ${deciding.surface} matches`;
      return sentence(what, state, judged?.rule ?? null, by, broken);
    }
    case "floor": {
      const floor = decision.floors[deciding.floor];
      const what = floor?.unit == null ? lineText(decision.command) : quoted(unitText(decision, floor.unit));
      return `${what} ${VERB[state]}: ${escapeText(floor?.why ?? "")} ${floor?.name ?? ""}`.trimEnd();
    }
    case "problem":
      return `the policy is broken: ${escapeText(decision.problems[0] ?? "")}`;
  }
}

function sentence(what: string, state: Action, rule: RuleOrigin | null, without: string, broken: boolean): string {
  if (rule === null) return `${what} ${VERB[state]}: ${without}`;
  // What a broken layer could have changed is not allowed by anybody's rule (semantics 6.4).
  if (broken && rule.action === "allow" && state === "ask") return `${what} ${VERB[state]} until the policy is mended`;
  const reason = rule.reason === null ? "" : `: ${escapeText(rule.reason)}`;
  return `${what} ${VERB[state]} by ${describeRule(rule)}${reason}`;
}

function describeAccess(verdict: AccessVerdict, about: string): string {
  const known = verdict.judged.some(({ paths }) => paths.length > 0);
  const path = known ? quoted(about) : `${quoted(about)} (not known before it runs)`;
  switch (verdict.kind) {
    case "read":
      return `the read of ${path}`;
    case "write":
      return `the write to ${path}`;
    case "execute":
      return `running ${path}`;
    case "unknown":
      return `the access of ${path}`;
  }
}

function unitText(decision: Omit<Decision, "reason">, unit: number): string {
  const command = decision.program.commands()[unit];
  return command === undefined ? "" : command.text || command.raw;
}

function lineText(command: string): string {
  return command.trim() === "" ? "an empty command" : "the command line";
}

/** Long texts are cut in the middle: both ends tell most. */
function quoted(text: string): string {
  const short = text.length <= 120 ? text : `${text.slice(0, 70)} … ${text.slice(-40)}`;
  return `\`${escapeText(short)}\``;
}
