import type { BashCommand, ShellToken } from "@bashgate/bash-parse";
import type { StructuredCommand } from "@bashgate/permission-rules";
import type { WordRole } from "./word-roles.ts";

/**
 * A unit as structural rules see it.
 *
 * @param aliased Its subcommand is an alias of the line itself: what that stands for may be any words.
 */
export function structuredCommand(
  unit: BashCommand,
  name: string,
  roles: readonly WordRole[],
  aliased: boolean,
): StructuredCommand {
  if (aliased) {
    return {
      programName: name,
      hasFlag: (...spellings) => unit.hasFlag(...spellings),
      mayHaveFlag: () => true,
      positionals: () => [null],
    };
  }
  return {
    programName: name,
    hasFlag: (...spellings) => unit.hasFlag(...spellings),
    mayHaveFlag: (...spellings) => mayHaveFlag(unit, roles, spellings),
    positionals: () => positionals(unit, roles),
  };
}

/** An unknown word that may be an option, also one that begins like one of them and goes on with something unknown. */
function mayHaveFlag(unit: BashCommand, roles: readonly WordRole[], spellings: readonly string[]): boolean {
  if (unit.extraArgs !== null && !unit.extraArgs.neverOption) return true;
  const end = unit.args.findIndex((token) => token.text === "--" && !token.dynamic);
  return unit.args.some((token, at) => {
    if (!token.dynamic || roles[at]?.role === "value" || (end >= 0 && at > end)) return false;
    const unknown = token.pieces.find((piece) => piece.kind === "unknown");
    if (unknown?.kind !== "unknown" || unknown.producer !== null) return false;
    const head = literalHead(token);
    if (head === "") return true;
    if (unknown.splits) return true;
    return head.startsWith("-") && spellings.some((spelling) => spelling.startsWith(head) || isCluster(head));
  });
}

function isCluster(head: string): boolean {
  return /^-[A-Za-z0-9]*$/.test(head);
}

function literalHead(token: ShellToken): string {
  let head = "";
  for (const piece of token.pieces) {
    if (piece.kind === "unknown") break;
    head += piece.text;
  }
  return head;
}

function positionals(unit: BashCommand, roles: readonly WordRole[]): readonly (string | null)[] {
  const end = unit.args.findIndex((token) => token.text === "--" && !token.dynamic);
  const words = unit.args
    .filter((_, at) => at !== end && roles[at]?.role === "operand")
    .map((token) => (token.dynamic ? null : token.text));
  return unit.extraArgs === null ? words : [...words, null];
}
