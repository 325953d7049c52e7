import { GLOBAL_OPTIONS, type GlobalOptions } from "./global-options.ts";

/** What one option of a table means. */
export interface OptionMeaning {
  readonly effect: "harmless" | "directory" | "file" | "setting" | "risky";
  /** `word`: the next word, or after `=`, or attached to a short one; `attached`: never the next word. */
  readonly value: "none" | "word" | "attached";
}

/** The options of one program in front of its subcommand. */
export interface OptionTable {
  readonly anywhere: boolean;
  readonly options: ReadonlyMap<string, OptionMeaning>;
  /** Settings that are harmless: `core.quotepath`, `color.*`, `core.pager=cat`. */
  readonly harmlessSettings: readonly string[];
  /** Further tables by subcommand: `compose` of `docker`. */
  readonly below: ReadonlyMap<string, OptionTable>;
}

/** The table for a program by its name, or `null`. */
export function optionTableOf(programName: string): OptionTable | null {
  const name = programName.replace(/\.(?:exe|cmd|bat)$/i, "");
  return TABLES.get(ALIASES.get(name) ?? name) ?? null;
}

/** Programs that take the options of another. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ["gradlew", "gradle"],
  ["mvnw", "mvn"],
  ["gmake", "make"],
]);

const TABLES: ReadonlyMap<string, OptionTable> = buildTables();

function buildTables(): Map<string, OptionTable> {
  const tables = new Map<string, OptionTable>();
  const below = GLOBAL_OPTIONS.filter((row) => row.of.includes(" "));
  for (const row of GLOBAL_OPTIONS) {
    if (row.of.includes(" ")) continue;
    const children = below
      .filter((child) => child.of.startsWith(`${row.of} `))
      .map((child): [string, OptionTable] => [child.of.slice(row.of.length + 1), tableOf(child, new Map())]);
    tables.set(row.of, tableOf(row, new Map(children)));
  }
  return tables;
}

function tableOf(row: GlobalOptions, below: ReadonlyMap<string, OptionTable>): OptionTable {
  const options = new Map<string, OptionMeaning>();
  const add = (names: string | undefined, effect: OptionMeaning["effect"], value: OptionMeaning["value"]) => {
    for (const name of names?.split(" ") ?? []) options.set(name, { effect, value });
  };
  add(row.flags, "harmless", "none");
  add(row.values, "harmless", "word");
  add(row.attached, "harmless", "attached");
  add(row.directory, "directory", "word");
  add(row.fileInDirectory, "file", "word");
  add(row.settings, "setting", "word");
  add(row.riskyFlags, "risky", "none");
  add(row.riskyValues, "risky", "word");
  const harmlessSettings = row.harmlessSettings?.split(" ") ?? [];
  return { anywhere: row.anywhere ?? false, options, harmlessSettings, below };
}
