import { type OperandRole, parseRole, type Role } from "./role.ts";

/** What a table row says of one program, or of one of its subcommands. */
export interface ProgramRow {
  readonly operands: readonly OperandRole[];
  /** Options with values, by spelling. */
  readonly options: ReadonlyMap<string, OptionRow>;
  /** Options without a value that are known; the others are taken for such, with less trust. */
  readonly flags: ReadonlySet<string>;
  /** Other operands where one of the flags is there; the first that applies. */
  readonly variants: readonly { readonly flags: readonly string[]; readonly operands: readonly OperandRole[] }[];
  /** Flags that make each operand recursive. */
  readonly recursive: readonly string[];
  /** Of what lies below a directory, only names like these are touched (globs); empty: all. */
  readonly only: readonly string[];
  /** Options whose values are globs for the names that are touched below a directory. */
  readonly names: readonly string[];
  /** It may write into a directory under the names of its sources: its last operand, or the value of one of these options. */
  readonly into: readonly string[];
  /** What the program touches at its own directory without naming it. No flags: always; `!-x`: not with that one. */
  readonly implied: readonly { readonly flags: readonly string[]; readonly fewer: number; readonly role: Role }[];
  /** The names that it writes may be links or hold links afterwards. No flags: always. */
  readonly makes: { readonly flags: readonly string[]; readonly what: "name" | "below" } | null;
  /** Operands `key=value` whose value is a path; operands with other keys are no paths. */
  readonly keys: ReadonlyMap<string, Role>;
  /** `clusters`: `-xvf`; `words`: `-name`; `prefix`: `-Idir` and `-std=x`, no clusters. */
  readonly style: "clusters" | "words" | "prefix";
  /** Its options count only in front of the subcommand. */
  readonly front: boolean;
  /** Options end at the first operand. */
  readonly stop: boolean;
  /** What is changed and added around the drafts of all its subcommands. */
  readonly around: string | null;
  /** The reader of a program whose words follow no common pattern. */
  readonly reader: string | null;
}

export interface OptionRow {
  /** One for each word that it takes; a single one with `attached` takes no word but what stands in its own. */
  readonly roles: readonly Role[];
  readonly attached: boolean;
}

/** Clauses for what is touched without being named, and the number of operands that they need fewer than. */
const IMPLIED: Readonly<Record<string, number>> = { empty: 1, fewer2: 2, here: Number.POSITIVE_INFINITY };

const EMPTY: ReadonlyMap<string, Role> = new Map();

/**
 * Reads a table row. Clauses stand between semicolons; the first lists the roles of the operands, the others are
 * `ROLE: -o --option` (options with a value; `-,r: --x` takes two; `~r: -o` only an attached one) or one of
 * `all: -r` (recursive with it), `flags:`, `if -t: r*` (other operands with it), `empty: R` (touches its directory where
 * no operand is a path, `fewer2:` where there are fewer than two; `empty -r: R` only with the flag), `here: W` (touches its directory always, or `here -x !-t: W`: with `-x`
 * and without `-t`),
 * `only: *.py` (below a directory only such names), `names: --include` (or such as these options say), `into: -t` (may write into a directory, its last operand or with `-t`, under the names of its sources),
 * `makes: name|below` (with flags: only then), `keys: if=r of=w`, `style: words`, `front:`, `stop:`, `urls:` (values may be URLs), `around: git`, `reader: sed`.
 *
 * @throws {Error} It cannot be read: a bug in a table.
 */
export function parseRow(text: string): ProgramRow {
  const [first = "", ...clauses] = text.split(";").map((clause) => clause.trim());
  const urls = clauses.includes("urls:");
  const read = (role: string): OperandRole => readRole(role, urls);
  const options = new Map<string, OptionRow>();
  const flags = new Set<string>();
  const variants: { flags: string[]; operands: OperandRole[] }[] = [];
  const implied: { flags: string[]; fewer: number; role: Role }[] = [];
  let recursive: string[] = [];
  let only: string[] = [];
  let into: string[] = [];
  let names: string[] = [];
  let around: string | null = null;
  let makes: ProgramRow["makes"] = null;
  let keys: ReadonlyMap<string, Role> = EMPTY;
  let style: ProgramRow["style"] = "clusters";
  let front = false;
  let stop = false;
  let reader: string | null = null;
  for (const clause of clauses) {
    const colon = clause.indexOf(":");
    const [head = "", ...conditions] = words(clause.slice(0, colon));
    const rest = words(clause.slice(colon + 1));
    if (colon < 1) throw new Error(`no clause: ${clause}`);
    if (head === "all") recursive = rest;
    else if (head === "only") only = rest;
    else if (head === "names") names = rest;
    else if (head === "into") into = rest;
    else if (head === "around") around = rest[0] ?? null;
    else if (head === "flags") for (const flag of rest) flags.add(flag);
    else if (head === "if") variants.push({ flags: conditions, operands: rest.map(read) });
    else if (IMPLIED[head] !== undefined)
      implied.push({ flags: conditions, fewer: IMPLIED[head], role: read(rest[0] ?? "") });
    else if (head === "makes") makes = { flags: conditions, what: rest[0] === "name" ? "name" : "below" };
    else if (head === "keys") keys = parseKeys(rest);
    else if (head === "style") style = rest[0] as ProgramRow["style"];
    else if (head === "urls") continue;
    else if (head === "front") front = true;
    else if (head === "stop") stop = true;
    else if (head === "reader") reader = rest[0] ?? null;
    else for (const spelling of rest) options.set(spelling, parseOption(head, read));
  }
  const operands = words(first).map(read);
  return {
    operands,
    options,
    flags,
    variants,
    recursive,
    only,
    into,
    names,
    implied,
    makes,
    keys,
    style,
    front,
    stop,
    around,
    reader,
  };
}

function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}

/** A plain value of a program that takes URLs as well is a path only where it is none. */
function readRole(text: string, urls: boolean): OperandRole {
  const role = parseRole(text);
  return urls && role.form === "plain" ? { ...role, form: "local" } : role;
}

function parseOption(head: string, read: (role: string) => OperandRole): OptionRow {
  const attached = head.startsWith("~");
  return { roles: (attached ? head.slice(1) : head).split(",").map(read), attached };
}

function parseKeys(pairs: readonly string[]): ReadonlyMap<string, Role> {
  return new Map(
    pairs.map((pair) => {
      const [key = "", role = ""] = pair.split("=");
      return [key, parseRole(role)] as const;
    }),
  );
}
