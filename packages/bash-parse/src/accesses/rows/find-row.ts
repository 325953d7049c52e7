import { PROGRAM_TABLES } from "../tables/index.ts";
import { type ProgramRow, parseRow } from "./program-row.ts";

/** A row together with the names that lead to it. */
export interface FoundRow {
  /** The name that led here, and the first name of its row: its subcommands stand under one of them. */
  readonly name: string;
  readonly key: string;
  readonly row: ProgramRow;
  /** It has subcommands with rows of their own. */
  readonly group: boolean;
}

/** The row of a program by its name, `.exe` and a version dropped (`python3.12`, `clang-18`); `null`: it has none. */
export function findProgramRow(name: string): FoundRow | null {
  const plain = name.replace(/\.(?:exe|cmd|bat)$/i, "");
  return rowAt(plain) ?? rowAt(VERSIONED.exec(plain)?.[1] ?? "");
}

const VERSIONED =
  /^(python3?|pip3?|gcc|g\+\+|cpp|clang|clang\+\+|clang-(?:format|tidy)|lld|llvm-[a-z]+|ruby|perl|php|lua|node|psql|pg_dump|pg_restore)-?\d[\d.]*$/;

/** The row of a subcommand, or the one that stands for every other subcommand (`git *`); `null`: neither. */
export function findSubcommandRow(parent: FoundRow, subcommand: string): FoundRow | null {
  const { name, key } = parent;
  const own = rowAt(`${name} ${subcommand}`) ?? rowAt(`${key} ${subcommand}`);
  return own ?? rowAt(`${name} *`) ?? rowAt(`${key} *`);
}

interface Indexed {
  readonly key: string;
  readonly text: string;
  found: FoundRow | null;
}

let index: ReadonlyMap<string, Indexed> | null = null;
const groups: Set<string> = new Set();

function rowAt(name: string): FoundRow | null {
  index ??= buildIndex();
  const entry = index.get(name);
  if (entry === undefined) return null;
  const { key, text } = entry;
  entry.found ??= { name, key, row: parseRow(text), group: groups.has(name) || groups.has(key) };
  return entry.found;
}

/** Spreads `git add|stage` to two names and `cat|tac` to two programs. */
function buildIndex(): ReadonlyMap<string, Indexed> {
  const built = new Map<string, Indexed>();
  for (const table of PROGRAM_TABLES) {
    for (const [names, text] of Object.entries(table)) {
      const cut = names.lastIndexOf(" ") + 1;
      const parent = names.slice(0, cut);
      const spellings = names.slice(cut).split("|");
      const key = parent + (spellings[0] ?? "");
      if (cut > 0) groups.add(parent.trimEnd());
      for (const spelling of spellings) built.set(parent + spelling, { key, text, found: null });
    }
  }
  return built;
}
