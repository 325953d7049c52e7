import type { OperandRole } from "../rows/role.ts";
import { maySplit } from "../words/slice.ts";
import type { Operand } from "./read-arguments.ts";

/** An operand with the role that its place gives it. */
export interface AssignedOperand {
  readonly operand: Operand;
  readonly role: OperandRole;
}

/**
 * Gives operands their roles by place: those before the repeated role from the front, those behind it from the back.
 * Where the last words may vanish when they run, the word before them may be the last one and has that role as well.
 */
export function assignRoles(operands: readonly Operand[], roles: readonly OperandRole[]): readonly AssignedOperand[] {
  const star = roles.findIndex(({ many }) => many);
  const head = star < 0 ? roles : roles.slice(0, star);
  const tail = star < 0 ? [] : roles.slice(star + 1);
  const tailStart = Math.max(Math.min(head.length, operands.length), operands.length - tail.length);
  const assigned: AssignedOperand[] = [];
  operands.forEach((operand, place) => {
    const role = place < head.length ? head[place] : place < tailStart ? roles[star] : tail[place - tailStart];
    if (role !== undefined) assigned.push({ operand, role });
  });
  const last = tail.at(-1);
  const fixed = operands.findLastIndex(({ slice }) => !maySplit(slice.token));
  const before = operands[fixed];
  if (last !== undefined && before !== undefined && fixed < operands.length - 1 && fixed >= head.length) {
    assigned.push({ operand: before, role: last });
  }
  return assigned;
}
