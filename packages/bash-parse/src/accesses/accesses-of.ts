import type { BashCommand } from "../facts/bash-command.ts";
import type { PathAccess } from "../facts/path-access.ts";
import { type AccessDraft, accessesOfDraft } from "./access-draft.ts";
import { type AccessState, startAccessState } from "./access-state.ts";
import { createdBy } from "./created-by.ts";
import { draftOperands } from "./draft-operands.ts";
import { draftProgram } from "./draft-program.ts";
import { draftRedirects } from "./draft-redirects.ts";

/**
 * The accesses of all units of a text, in their order. A unit in a loop, a function or the background may run after one that
 * stands behind it, so there names count that are created anywhere in the text.
 *
 * @see semantics 4.2, 4.5, 4.7
 */
export function accessesOfUnits(units: readonly BashCommand[]): readonly (readonly PathAccess[])[] {
  const state = startAccessState(units);
  const first = units.map((unit) => accessesOf(unit, state));
  if (state.created.empty || !units.some(runsAgainOrLater)) return first;
  return first.map((accesses, place) => {
    const unit = units[place];
    return unit !== undefined && runsAgainOrLater(unit)
      ? accesses.map((access) => afterCreation(access, state))
      : accesses;
  });
}

/**
 * The accesses of one unit: its program where that is written as a path, its redirects, its operands and options by the
 * table. Call it for every unit of a text in source order with one `state`, which it keeps up to date.
 */
function accessesOf(unit: BashCommand, state: AccessState): readonly PathAccess[] {
  if (unit.via.some(({ kind }) => kind === "elsewhere")) return [];
  const drafts: readonly AccessDraft[] = [
    ...draftProgram(unit),
    ...draftOperands(unit, state),
    ...draftRedirects(unit),
  ];
  const accesses = drafts
    .flatMap((draft) => accessesOfDraft(unit, draft))
    .map((access) => afterCreation(access, state));
  for (const name of createdBy(unit, accesses)) state.created.add(name);
  if (unit.inner?.kind === "repeating")
    state.walked.set(
      unit.index,
      accesses.filter(({ recursive }) => recursive),
    );
  return accesses;
}

function afterCreation(access: PathAccess, state: AccessState): PathAccess {
  const created = state.created.onTheWayOf(access);
  if (created === null) return access;
  return { ...access, unknown: `\`${created.path}\` is made by \`${created.by}\` in the same text`, below: null };
}

function runsAgainOrLater(unit: BashCommand): boolean {
  return unit.context.some((context) => context === "loop" || context === "function" || context === "background");
}
