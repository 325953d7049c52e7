import type { BashCommand, ShellRedirect } from "../facts/bash-command.ts";
import type { ShellToken } from "../facts/shell-token.ts";
import type { AccessDraft } from "./access-draft.ts";
import type { PathUse } from "./rows/role.ts";
import { wholeSlice } from "./words/slice.ts";

/** The files that redirects open. */
export function draftRedirects(unit: BashCommand): readonly AccessDraft[] {
  return unit.redirects.flatMap((redirect): AccessDraft[] => {
    const kind = redirectUse(redirect);
    if (kind === "none" || redirect.target === null) return [];
    const use = mayConnect(redirect.target) ? "unknown" : kind;
    const slice = wholeSlice(redirect.target);
    const { directories } = unit;
    return [{ slice, use, source: "redirect", basis: "meaning", recursive: false, directories }];
  });
}

function redirectUse({ operator, target, descriptor }: ShellRedirect): PathUse {
  switch (operator) {
    case "<":
      return "read";
    case "<>":
      return "both";
    case ">":
    case ">>":
    case ">|":
    case "&>":
    case "&>>":
      return "write";
    case ">&":
      return isDescriptor(target?.text ?? "") || descriptor !== null || isNumber(target) ? "none" : "write";
    case "<&":
      return isDescriptor(target?.text ?? "") || target?.dynamic === true ? "none" : "read";
    case "<<":
    case "<<-":
    case "<<<":
      return "none";
    default:
      return "unknown";
  }
}

/**
 * Bash opens a connection for `/dev/tcp/HOST/PORT` and `/dev/udp/HOST/PORT`: what is read or written there is no file.
 *
 * @see bash(1), REDIRECTION
 */
function mayConnect({ pieces }: ShellToken): boolean {
  const end = pieces.findIndex(({ kind }) => kind === "unknown");
  const head = pieces
    .slice(0, end < 0 ? undefined : end)
    .map(({ text }) => text)
    .join("");
  return CONNECTIONS.some((place) => head.startsWith(place) || (end > 0 && place.startsWith(head)));
}

const CONNECTIONS = ["/dev/tcp/", "/dev/udp/"] as const;

/** `2`, `2-` and `-`: a descriptor to copy, to move, or none to close. */
function isDescriptor(text: string): boolean {
  return /^(?:\d+-?|-)$/.test(text);
}

function isNumber(target: ShellRedirect["target"]): boolean {
  return target?.pieces.length === 1 && target.pieces[0]?.kind === "unknown" && target.pieces[0].producer === "number";
}
