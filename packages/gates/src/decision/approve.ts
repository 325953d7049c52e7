import type { BashProgram } from "@bashgate/bash-parse";
import type { Approvals, Question } from "../approvals/question.ts";
import type { SurfaceVerdict } from "../paths/judge-access.ts";
import type { AccessVerdict, FloorVerdict } from "./decision.ts";
import { stricter } from "./strictest.ts";

/** The verdicts on accesses, each surface for itself (semantics 5.1). */
export function approveAccesses(
  verdicts: readonly AccessVerdict[],
  program: BashProgram,
  approvals: Approvals,
): readonly AccessVerdict[] {
  return verdicts.map((verdict) => {
    if (verdict.state !== "ask") return verdict;
    const judged = verdict.judged.map((entry) => {
      if (entry.state !== "ask") return entry;
      const answer = approvals.find(accessQuestion(entry, program));
      return answer === null ? entry : { ...entry, state: "allow" as const };
    });
    const state = judged.map((entry) => entry.state).reduce(stricter, "allow");
    return { ...verdict, state, judged };
  });
}

/** The verdicts on floors: the ask of a floor is answered for that exact line only. */
export function approveFloors(
  floors: readonly FloorVerdict[],
  command: string,
  approvals: Approvals,
): readonly FloorVerdict[] {
  return floors.map((floor) => {
    if (floor.state !== "ask" || approvals.find(floorQuestion(floor, command)) === null) return floor;
    return { ...floor, state: "allow" };
  });
}

/** A path that cannot be known is none that a pattern could answer for; the line as a whole can be. */
export function accessQuestion(entry: SurfaceVerdict, program: BashProgram): Question {
  const { paths, surface, rule } = entry;
  return {
    surface,
    about: paths.length > 0 ? { kind: "paths", paths } : { kind: "text" },
    exactText: () => (paths.length === 1 ? (paths[0] ?? null) : program.command),
    answers: rule,
  };
}

export function floorQuestion(floor: FloorVerdict, command: string): Question {
  return { surface: "bash", about: { kind: "text" }, exactText: () => command, answers: floor.name };
}
