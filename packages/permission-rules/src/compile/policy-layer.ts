import type { LayerName } from "../evaluate/verdict.ts";
import type { Policy } from "../policy/policy.ts";
import type { PolicyProblem } from "../policy/policy-problem.ts";

/** A policy and where it stands. Layers are given in the order builtin, managed, user, project, local, agent, session. */
export interface PolicyLayer {
  readonly name: LayerName;
  /** `null` where nothing could be read: the layer is broken. */
  readonly policy: Policy | null;
  readonly file: string | null;
  /** For `project`, `local` and `agent`: the person has trusted this very content. Left out: not trusted. */
  readonly trusted?: boolean;
  /** For `agent`: where the agent's file lies. Left out: in the project. */
  readonly belongsTo?: "user" | "project";
  /** Problems beside the policy's own, such as a file that could not be opened. */
  readonly problems?: readonly PolicyProblem[];
}

/** Whether a layer comes with the project, so that it needs trust to loosen anything (semantics 3.3). */
export function needsTrust({ name, belongsTo }: PolicyLayer): boolean {
  return name === "project" || name === "local" || (name === "agent" && belongsTo !== "user");
}

export function isBroken({ policy, problems }: PolicyLayer): boolean {
  return policy === null || policy.problems.length > 0 || (problems?.length ?? 0) > 0;
}
