import type { WrapperEntry } from "../table/wrapper-entry.ts";

/** What an option means to the reader. */
export type OptionRole =
  | "plain"
  | "stops"
  | "code"
  | "program"
  | "rest"
  | "ends"
  | "directory"
  | "elsewhereDirectory"
  | "entrypoint"
  | "parameters"
  | "clears"
  | "replaces"
  | "shellFlags"
  | "joins"
  | "separates"
  | "splits"
  | "loads"
  | "variables"
  | "onlyInstalled"
  | "module"
  | "expands"
  | "binds"
  | "effects"
  | "unsets"
  | "keyed";

/** How many words an option takes: a number of further ones, or only what is attached to it, or digits attached to it. */
export type OptionArity = 0 | 1 | 2 | 3 | "attached" | "digits";

export interface OptionRule {
  readonly arity: OptionArity;
  readonly roles: readonly OptionRole[];
}

/** The options of one row, ready for look-ups. */
export interface OptionGrammar {
  readonly rules: ReadonlyMap<string, OptionRule>;
  readonly numeric: boolean;
  readonly singleDash: boolean;
  /** The program may be attached to the option behind which it stands (`-xrm`, `--exec=rm`). */
  readonly attachesRest: boolean;
}

const roleArity: Readonly<Record<Exclude<OptionRole, "plain" | "keyed">, OptionArity>> = {
  stops: 0,
  code: 1,
  program: 1,
  rest: 0,
  ends: 1,
  directory: 1,
  elsewhereDirectory: 0,
  entrypoint: 1,
  parameters: 1,
  clears: 0,
  replaces: 1,
  shellFlags: 0,
  joins: 0,
  separates: 0,
  splits: 1,
  loads: 1,
  variables: 1,
  onlyInstalled: 0,
  module: 0,
  expands: 1,
  binds: 1,
  effects: 1,
  unsets: 1,
};

const compiled = new WeakMap<WrapperEntry, OptionGrammar>();

/** The grammar of a row; made once. */
export function grammarOf(entry: WrapperEntry): OptionGrammar {
  const known = compiled.get(entry);
  if (known) return known;
  const grammar = compile(entry);
  compiled.set(entry, grammar);
  return grammar;
}

function compile(entry: WrapperEntry): OptionGrammar {
  const arities = new Map<string, OptionArity>();
  const roles = new Map<string, OptionRole[]>();
  const addArity = (list: string | undefined, arity: OptionArity): void => {
    for (const flag of flags(list)) arities.set(flag, arity);
  };
  const addRole = (list: string | undefined, role: OptionRole, arity: OptionArity): void => {
    for (const flag of flags(list)) {
      if (!arities.has(flag)) arities.set(flag, arity);
      roles.set(flag, [...(roles.get(flag) ?? []), role]);
    }
  };
  addArity(entry.none, 0);
  addArity(entry.value, 1);
  addArity(entry.value2, 2);
  addArity(entry.value3, 3);
  addArity(entry.attached, "attached");
  addArity(entry.digits, "digits");
  for (const [role, arity] of Object.entries(roleArity)) {
    addRole(entry[role as keyof typeof roleArity], role as OptionRole, arity);
  }
  for (const flag of Object.keys(entry.keys ?? {})) if (flag !== "") addRole(flag, "keyed", 1);
  // Whoever reads a manual or runs a program knows that these two print and end.
  if (entry.rests !== "knowledge" && entry.form !== "globals") addRole("--help --version", "stops", 0);

  const rules = new Map<string, OptionRule>();
  for (const [flag, arity] of arities) rules.set(flag, { arity, roles: roles.get(flag) ?? ["plain"] });
  return {
    rules,
    numeric: entry.numeric ?? false,
    singleDash: entry.longDash === "single",
    attachesRest: entry.attachesRest ?? false,
  };
}

function flags(list: string | undefined): readonly string[] {
  return list ? list.split(" ") : [];
}
