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

/** The same, and all of them in front of the first operand. */
export function onlyAhead(flags: string): Conditions {
  return { flags: { only: flags.split(" "), ahead: true } };
}

/** None of these options, of programs that take `_` for `-` within a long one. */
export function withoutFolded(flags: string): Conditions {
  const spelled = flags.split(" ").flatMap((flag) => [flag, flag.replace(/(?<=\w)-/g, "_")]);
  return { flags: { none: [...new Set(spelled)] } };
}

/** Every way to write a word in capitals and small letters, anywhere in an operand. */
export function anywhereInAnyCase(word: string): readonly string[] {
  let spellings = [""];
  for (const letter of word) {
    spellings = spellings.flatMap((head) => [head + letter.toLowerCase(), head + letter.toUpperCase()]);
  }
  return spellings.map((spelling) => `*${spelling}*`);
}
