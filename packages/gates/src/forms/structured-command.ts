import type { BashCommand, ShellToken } from "@bashgate/bash-parse";
import type { StructuredCommand } from "@bashgate/permission-rules";
import type { GlobWord } from "./glob-words.ts";
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
  globs: ReadonlyMap<number, GlobWord>,
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
    mayHaveFlag: (...spellings) => mayHaveFlag(unit, roles, globs, spellings),
    positionals: () => positionals(unit, roles, globs),
  };
}

/** An unknown word that may be an option, also one that begins like one of them and goes on with something unknown. */
function mayHaveFlag(
  unit: BashCommand,
  roles: readonly WordRole[],
  globs: ReadonlyMap<number, GlobWord>,
  spellings: readonly string[],
): boolean {
  if (unit.extraArgs !== null && !unit.extraArgs.neverOption) return true;
  const end = unit.args.findIndex((token) => token.text === "--" && !token.dynamic);
  return unit.args.some((token, at) => {
    if (globs.get(at)?.option === true) return end < 0 || at < end;
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

function positionals(
  unit: BashCommand,
  roles: readonly WordRole[],
  globs: ReadonlyMap<number, GlobWord>,
): readonly (string | null)[] {
  const end = unit.args.findIndex((token) => token.text === "--" && !token.dynamic);
  const words = unit.args.flatMap((token, at): readonly (string | null)[] => {
    if (globs.get(at)?.several === true) return [null];
    if (at === end || roles[at]?.role !== "operand") return [];
    return [token.dynamic ? null : token.text];
  });
  return unit.extraArgs === null ? words : [...words, null];
}
