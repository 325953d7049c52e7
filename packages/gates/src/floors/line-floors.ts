import type { BashProgram } from "@bashgate/bash-parse";
import type { Floor } from "./floor.ts";

const NAME = "<unparseable-bash-command>";

/** The floors on the whole line: gaps in the reading, and an answer to be enforced that only one reader gave. */
export function lineFloors(program: BashProgram, enforcing: boolean): readonly Floor[] {
  const gap = program.gaps[0];
  if (gap !== undefined) return [{ name: NAME, unit: null, why: gap.why }];
  if (!enforcing || program.crossChecked || program.plain) return [];
  return [{ name: NAME, unit: null, why: "the second reader could not check what was read" }];
}
