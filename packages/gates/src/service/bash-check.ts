import { type BashCommand, BashProgram } from "@bashgate/bash-parse";
import { pickMostRestrictive } from "../decision/pick-most-restrictive.ts";
import type { PermissionCheckResult } from "./check-result.ts";

/** One question to a resolver: the text of one command on the surface `bash`. */
export interface BashIntent {
  readonly kind: "tool";
  readonly surface: "bash";
  readonly input: { readonly command: string };
  readonly agentName?: string;
}

/** Whoever answers for one command text: a host with rules of its own. */
export interface ScopedPermissionResolver {
  resolve(intent: BashIntent): PermissionCheckResult;
}

/**
 * The answer for a command line from the answers for its commands: the most restrictive, each told with its context. A
 * command that hides what it runs is at least asked about, and so is a text of which nothing could be read.
 *
 * This is for resolvers that know only texts. `Permissions` has more to go by (accesses, wrappers, forms) and answers
 * through `check` and `checkPermission`.
 */
export function resolveBashCommandCheck(
  command: string,
  commands: readonly BashCommand[],
  agentName: string | undefined,
  resolver: ScopedPermissionResolver,
): PermissionCheckResult {
  const agent = agentName === undefined ? {} : { agentName };
  const ask = (text: string) => resolver.resolve({ kind: "tool", surface: "bash", input: { command: text }, ...agent });
  if (commands.length === 0) return isBlank(command) ? ask("") : floored({ ...ask(command), command }, UNREAD);
  const results = commands.map((unit) => {
    const result = { ...ask(unit.text || unit.raw), command: unit.text || unit.raw, commandContext: unit.context };
    if (unit.opaque !== null) return floored(result, { name: "<opaque-bash-wrapper>", why: unit.opaque });
    return unit.dynamic ? floored(result, DYNAMIC) : result;
  });
  return pickMostRestrictive(results) ?? ask(command);
}

/** The same at once for a text, with whatever readers are warm: what a synchronous question is answered with. */
export function resolveBashAdvisoryCheck(
  command: string,
  agentName: string | undefined,
  resolver: ScopedPermissionResolver,
): PermissionCheckResult {
  const program = BashProgram.parseSync(command);
  const result = resolveBashCommandCheck(command, program.commands(), agentName, resolver);
  return program.hasErrors ? floored(result, UNREAD) : result;
}

interface Floored {
  readonly name: string;
  readonly why: string;
}

const UNREAD: Floored = { name: "<unparseable-bash-command>", why: "a part of it could not be read" };
const DYNAMIC: Floored = { name: "<dynamic-command>", why: "which program runs is not fixed by the text" };

function floored(result: PermissionCheckResult, { name, why }: Floored): PermissionCheckResult {
  return result.state === "allow" ? { ...result, state: "ask", matchedPattern: name, reason: why } : result;
}

/** Nothing but blanks and comments. */
function isBlank(command: string): boolean {
  return command.split("\n").every((line) => /^\s*(?:#|$)/.test(line));
}
