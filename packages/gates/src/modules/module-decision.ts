import type { Highlight } from "./highlight.ts";

/** What a permission module says of a tool call. `undefined` from its handler: nothing. A module never allows. */
export type ModuleDecision = ModuleRequest | ModuleBlock;

/** Ask the person. */
export interface ModuleRequest {
  readonly kind: "request";
  /** What to look at before approving, for the person. */
  readonly guidance: string | null;
  /** What to mark in the command line, or in the path of a file tool. */
  readonly highlight: Highlight | null;
  /** Words on the choices; `null`: the host's own. */
  readonly approveLabel: string | null;
  readonly editLabel: string | null;
  readonly rejectLabel: string | null;
}

/** Refuse, whatever the rules say. */
export interface ModuleBlock {
  readonly kind: "block";
  /** For the agent and the person: why, and what to do instead. */
  readonly reason: string;
}

/** What may be said along with a request; all of it may be left out. */
export type RequestDetails = { readonly [Key in Exclude<keyof ModuleRequest, "kind">]?: ModuleRequest[Key] };

/** Asks the person about a tool call. */
export function request(details: RequestDetails = {}): ModuleRequest {
  return {
    kind: "request",
    guidance: details.guidance ?? null,
    highlight: details.highlight ?? null,
    approveLabel: details.approveLabel ?? null,
    editLabel: details.editLabel ?? null,
    rejectLabel: details.rejectLabel ?? null,
  };
}

/** Refuses a tool call. */
export function block(reason: string): ModuleBlock {
  return { kind: "block", reason };
}
