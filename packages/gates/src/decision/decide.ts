import type { BashProgram } from "@bashgate/bash-parse";
import type { Action } from "@bashgate/permission-rules";
import { type Approvals, NO_APPROVALS } from "../approvals/question.ts";
import type { Floor } from "../floors/floor.ts";
import { lineFloors } from "../floors/line-floors.ts";
import { pathFloors } from "../floors/path-floors.ts";
import { unitFloors } from "../floors/unit-floors.ts";
import { isNotPath } from "../paths/is-not-path.ts";
import { type AccessOptions, judgeAccess } from "../paths/judge-access.ts";
import { isMovedAway, namesPutInto } from "../paths/moved-files.ts";
import { judgeUnits } from "../units/judge-units.ts";
import type { JudgedUnit } from "../units/judged-unit.ts";
import { namesByPath } from "../units/names-by-path.ts";
import type { Rules } from "../units/rules.ts";
import { skipsHidden } from "../units/skips-hidden.ts";
import { type UnitFacts, unitFacts } from "../units/unit-facts.ts";
import type { UnitScope } from "../units/unit-scope.ts";
import { approveAccesses, approveFloors } from "./approve.ts";
import { decidingPart } from "./deciding-part.ts";
import type { AccessVerdict, Decision, FloorVerdict, LineVerdict } from "./decision.ts";
import { judgeLine } from "./judge-line.ts";
import { reasonFor } from "./reason.ts";
import { stricter } from "./strictest.ts";

/** Everything that a decision depends on beside the command line. */
export interface DecisionInput {
  readonly rules: Rules;
  readonly scope: UnitScope;
  readonly approvals?: Approvals;
  /** Broken layers, one line each. */
  readonly problems: readonly string[];
  /** The answer will be enforced: what could not be cross-checked is not allowed (semantics 1.2). */
  readonly enforcing: boolean;
}

/**
 * The decision for one command line: each unit by the rules on `bash`, each access by those on paths, the floors, and the
 * strictest of all of them. The same code answers enforcement and advice.
 */
export function decide(program: BashProgram, command: string, input: DecisionInput): Decision {
  const { rules, scope } = input;
  // What a broken layer would have said is not known, so no earlier answer stands for it.
  const approvals = input.problems.length > 0 ? NO_APPROVALS : (input.approvals ?? NO_APPROVALS);
  const facts = unitFacts(program, scope.place);
  const judged = judgeUnits(facts, scope, rules, approvals);
  const floors: Floor[] = [...lineFloors(program, input.enforcing)];
  for (const [index, unit] of facts.entries()) {
    const verdict = judged[index];
    if (verdict !== undefined) floors.push(...unitFloors(unit, verdict));
  }
  const accesses = judgeAccesses(program, facts, judged, input, floors);
  const line = facts.length === 0 ? judgeLine(command, rules) : null;
  return assemble(program, command, input, {
    units: judged.map(({ state, rule, basis }, unit) => ({ unit, state, rule, basis })),
    accesses: approveAccesses(accesses, program, approvals),
    floors: approveFloors(floorVerdicts(floors, rules), command, approvals),
    line,
  });
}

interface Parts extends Pick<Decision, "units" | "accesses" | "floors"> {
  readonly line: LineVerdict | null;
}

function assemble(program: BashProgram, command: string, input: DecisionInput, parts: Parts): Decision {
  const states: Action[] = [...parts.units, ...parts.accesses, ...parts.floors].map((part) => part.state);
  if (parts.line !== null) states.push(parts.line.state);
  if (input.problems.length > 0) states.push("ask");
  const state = states.reduce<Action>(stricter, "allow");
  const deciding = decidingPart(state, parts);
  const decision = {
    ...parts,
    state,
    command,
    deciding,
    crossChecked: program.crossChecked,
    problems: input.problems,
    program,
    suggestions: [],
  };
  return { ...decision, reason: reasonFor(decision) };
}

function judgeAccesses(
  program: BashProgram,
  facts: readonly UnitFacts[],
  judged: readonly JudgedUnit[],
  { rules, scope }: DecisionInput,
  floors: Floor[],
): readonly AccessVerdict[] {
  const verdicts: AccessVerdict[] = [];
  for (const [index, access] of program.accesses().entries()) {
    const unit = facts[access.unit];
    const verdict = judged[access.unit];
    if (isNotPath(access, unit?.certainName ?? "", scope.notPaths)) continue;
    const named = access.source === "program" && unit !== undefined && namesByPath(verdict?.rule ?? null, unit, scope);
    const hidden = access.recursive && unit !== undefined && skipsHidden(unit.unit);
    const options: AccessOptions = {
      named,
      skipsHidden: hidden,
      puts: unit === undefined ? [] : namesPutInto(access, unit, scope.place),
      movedAway: unit !== undefined && isMovedAway(access, unit.accesses),
    };
    const result = judgeAccess(access, options, scope.place, rules);
    if (result === null) continue;
    floors.push(...pathFloors(access, result, unit?.unit.programName ?? "", scope.place));
    verdicts.push({
      access: index,
      unit: access.unit,
      path: result.path,
      written: access.path,
      kind: access.access,
      state: result.judged.map((each) => each.state).reduce<Action>(stricter, "allow"),
      judged: result.judged,
    });
  }
  return verdicts;
}

/** Floors with what the rules on their names say. No rule of the project lifts the one on bashgate's own files. */
function floorVerdicts(floors: readonly Floor[], rules: Rules): readonly FloorVerdict[] {
  return floors.map((floor) => {
    const rule = rules.judgeFloor(floor.name);
    const layer = rule?.rule?.layer;
    const lifts = rule?.state === "allow" && (layer === "project" || layer === "local" || layer === "agent");
    if (rule === null || (lifts && floor.name === "<bashgate-self>")) return { ...floor, state: "ask", rule: null };
    return { ...floor, state: rule.state, rule: rule.rule };
  });
}
