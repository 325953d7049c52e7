/** A program by its usual name. */
export interface NamedProgram {
  readonly name: string;
  /** Subcommands that the name stands for: `docker-compose` is `docker compose`. */
  readonly lead: readonly string[];
  /** How many words name it. */
  readonly from: number;
}

/** Programs that go by two names. */
const PROGRAMS: ReadonlyMap<string, readonly string[]> = new Map([
  ["docker-compose", ["docker", "compose"]],
  ["podman-compose", ["podman", "compose"]],
  ["apt-get", ["apt"]],
]);

/** @param texts A unit's or a pattern's words, the program first. */
export function programOf(texts: readonly string[]): NamedProgram {
  const bare = bareName(texts[0] ?? "");
  const [name = bare, ...lead] = PROGRAMS.get(bare) ?? [];
  return moduleProgram(bare, texts) ?? { name, lead, from: 1 };
}

/** Any directory and `.exe` dropped, versions of one program taken together (`pip3` is `pip`). */
export function bareName(program: string): string {
  if (!/[\\/.]|^pip3/.test(program)) return program;
  const name = (program.split(/[\\/]/).at(-1) ?? program).replace(/\.(exe|cmd|bat)$/i, "");
  return /^pip3(\.\d+)?$/.test(name) ? "pip" : name;
}

/** `python -m pip` is `pip`, also as `python -Im pip` and `python -mpip`. */
function moduleProgram(bare: string, texts: readonly string[]): NamedProgram | null {
  if (!/^(python|python[23](\.\d+)?|py)$/.test(bare)) return null;
  let at = 1;
  while (/^-[bBdEiIOPqsSuvx]+$/.test(texts[at] ?? "")) at++;
  const joined = /^-[bBdEiIOPqsSuvx]*m(.*)$/.exec(texts[at] ?? "")?.[1];
  if (joined === undefined) return null;
  const name = joined === "" ? texts[at + 1] : joined;
  return name === "pip" ? { name, lead: [], from: joined === "" ? at + 2 : at + 1 } : null;
}
