import type { CommandGroup, CommandTree } from "./command-tree.ts";

const versioned = /^(python|pip|pypy|node|ruby|perl|php|lua|gcc|clang)(\d?)[\d.-]*$/;

/** The tree's entry for a program; `null` where there is none. */
export function findProgram(program: string, tree: CommandTree): CommandGroup | null {
  const known = tree.get(program);
  if (known !== undefined) return known;
  for (const name of programNames(program)) {
    const group = tree.get(name);
    if (group !== undefined) return group;
  }
  return null;
}

/**
 * The names under which a program may stand in a table, the closest first: its last path component in lower case,
 * without `.exe` or `.cmd`, and with less of its version (`python3.12`, `python3`, `python`; `prettier@3`, `prettier`).
 */
export function programNames(program: string): string[] {
  const name = program.slice(program.lastIndexOf("/") + 1).toLowerCase();
  const bare = name.replace(/\.(?:exe|cmd|bat)$/, "").replace(/(.)@[\w.^~*-]*$/, "$1");
  const match = versioned.exec(bare);
  return match === null ? [name, bare] : [name, bare, `${match[1]}${match[2]}`, match[1] ?? bare];
}
