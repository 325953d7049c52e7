import type { JudgedUnit } from "../units/judged-unit.ts";
import { runsAddedCommand } from "../units/privileged.ts";
import type { UnitFacts } from "../units/unit-facts.ts";
import { hasUnknownOption } from "../units/wrapper-role.ts";
import { changesBashgate } from "./changes-bashgate.ts";
import type { Floor } from "./floor.ts";
import { programSetting } from "./git-settings.ts";
import { runsLater } from "./later-programs.ts";

/**
 * The floors that stand on one unit by what it is. Inside a command that another's rule decides there are none: what runs
 * in a container is not run here.
 */
export function unitFloors(facts: UnitFacts, judged: JudgedUnit): readonly Floor[] {
  const { unit } = facts;
  const floors: Floor[] = [];
  const add = (name: Floor["name"], why: string) => floors.push({ name, unit: unit.index, why });
  if (!isElsewhere(facts)) {
    if (unit.opaque !== null) add("<opaque-bash-wrapper>", unit.opaque);
    else if (hasUnknownOption(facts)) {
      add("<opaque-bash-wrapper>", `\`${unit.programName}\` has an option that may change what it runs`);
    }
    const setting = programSetting(unit);
    if (setting !== null) add("<opaque-bash-wrapper>", setting);
    const later = runsLater(unit);
    if (later !== null) add("<runs-later>", later);
    if (unit.dynamic) add("<dynamic-command>", "which program runs is not fixed by the text");
    else if (runsAddedCommand(facts))
      add("<dynamic-command>", `which program \`${unit.programName}\` runs is added when it runs`);
  }
  if (judged.unnamedPrivilege) {
    add("<privileged-wrapper>", `\`${unit.programName}\` runs with other rights, and no rule that names it allows it`);
  }
  if (judged.state === "allow" && judged.possible !== null) {
    const { pattern, action } = judged.possible;
    add("<dynamic-argument>", `an unknown word could make it match \`${pattern}\` (${action})`);
  }
  if (changesBashgate(unit)) add("<bashgate-self>", "it changes what bashgate itself decides");
  return floors;
}

function isElsewhere({ unit }: UnitFacts): boolean {
  return unit.via.some(({ kind }) => kind === "elsewhere" || kind === "runner");
}
