import type { CommandInput } from "../../policy/policy-input.ts";

/** One allow of the preset: what runs, and the conditions under which it only reads. */
export type Entry = CommandInput;

/** The conditions of an entry. */
export type Conditions = Partial<Pick<CommandInput, "subcommands" | "flags" | "args" | "script">>;

/** @param programs Names, parted by blanks. */
export function reads(programs: string, conditions: Conditions = {}): Entry {
  return { program: programs.split(" "), ...conditions, accesses: "read", action: "allow" };
}

/** @param path The subcommands, one step an item; alternatives of a step parted by blanks. */
export function sub(programs: string, path: readonly string[], conditions: Conditions = {}): Entry {
  return reads(programs, { subcommands: path.map((step) => step.split(" ")), ...conditions });
}

/** None of these options. */
export function without(flags: string): Conditions {
  return { flags: { none: flags.split(" ") } };
}

/** No options but these; `=` behind one that takes a value. */
export function only(flags: string): Conditions {
  return { flags: { only: flags.split(" ").filter((flag) => flag !== "") } };
}
