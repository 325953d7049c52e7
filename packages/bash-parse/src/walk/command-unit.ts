import type { CommandNode } from "unbash";
import type { ShellUnit } from "../units/shell-unit.ts";
import type { Frame } from "./reading.ts";

/**
 * The unit that a simple command became, not one of those that stand in its words or that it runs; `null` if there is none.
 *
 * @param frame Of the text in which the command stands.
 */
export function unitOfCommand(node: CommandNode, units: readonly ShellUnit[], frame: Frame): ShellUnit | null {
  if (node.type !== "Command" || node.name === undefined) return null;
  const { pos } = node.name;
  return (
    units.find(
      ({ program, source, vias }) =>
        program?.from === pos && source === frame.source && vias.length === frame.vias.length,
    ) ?? null
  );
}
