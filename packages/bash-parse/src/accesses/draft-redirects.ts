import type { BashCommand, ShellRedirect } from "../facts/bash-command.ts";
import type { AccessDraft } from "./access-draft.ts";
import type { PathUse } from "./rows/role.ts";
import { wholeSlice } from "./words/slice.ts";

/** The files that redirects open. */
export function draftRedirects(unit: BashCommand): readonly AccessDraft[] {
  return unit.redirects.flatMap((redirect): AccessDraft[] => {
    const use = redirectUse(redirect);
    if (use === "none" || redirect.target === null) return [];
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

/** `2`, `2-` and `-`: a descriptor to copy, to move, or none to close. */
function isDescriptor(text: string): boolean {
  return /^(?:\d+-?|-)$/.test(text);
}

function isNumber(target: ShellRedirect["target"]): boolean {
  return target?.pieces.length === 1 && target.pieces[0]?.kind === "unknown" && target.pieces[0].producer === "number";
}
