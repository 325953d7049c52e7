import { HARMLESS_OPTIONS, OPTION_LISTS } from "./harmless-options.ts";
import { RISKY_VARIABLES } from "./risky-variables.ts";
import type { RiskyVariable } from "./variable-row.ts";

/** A value that is risky unless all these directories lie where code is trusted. As written; `.` for an empty one. */
export interface DependsOnPaths {
  readonly paths: readonly string[];
}

/**
 * Whether a variable with this value can change what runs, where it writes or where it sends (semantics 2.7).
 *
 * @param value The literal value; `null` where the text does not fix it, or where the variable is unset.
 * @param programName The program that the assignment stands in front of, where it does: `IFS` is harmless on `read`.
 * @returns `false` for harmless ones and for unknown names; an object where it depends on where directories are.
 */
export function isRiskyVariable(name: string, value: string | null, programName?: string): boolean | DependsOnPaths {
  if (name === "IFS" && programName === "read") return false;
  const row = rowOf(name);
  if (row === null || row.values === "inert") return false;
  if (value === null) return true;
  switch (row.values) {
    case "never":
      return true;
    case "viewer":
      return !/^(|cat|less|true|:)$/.test(value);
    case "browser":
      return !/^(|cat|less|true|false|none|echo|:)$/.test(value);
    case "options":
      return !areHarmless(name, value);
    case "compiler":
      return !/^((\/usr(\/local)?)?\/s?bin\/|\/opt\/homebrew\/bin\/)?[\w][\w.+-]*$|^$/.test(value);
    case "shell":
      return !/^((\/usr(\/local)?)?\/bin\/)?(ba|da|z|k|fi)?sh$/.test(value);
    case "paths":
      return dependsOn(value.split(":"));
    case "installed":
      return dependsOn(value.split(":").filter((path) => !isOfSystem(path)));
    case "temporary":
      return isTemporary(value) ? false : dependsOn([value]);
    case "log":
      return logRisk(value);
    case "shape":
      return !(row.shape?.test(value) ?? false);
    default:
      return row.values satisfies never;
  }
}

function dependsOn(paths: readonly string[]): false | DependsOnPaths {
  return paths.length > 0 && { paths: paths.map((path) => path || ".") };
}

function isTemporary(path: string): boolean {
  return /^(\/private)?(\/var)?\/tmp(\/(?!\.\.(\/|$))[^/]+)*\/?$/.test(path);
}

/** Where only an administrator installs. */
function isOfSystem(path: string): boolean {
  return /^\/(usr|opt|etc|nix\/store|snap|Library|Applications|System)(\/(?!\.\.(\/|$))[^/]+)*\/?$/.test(path);
}

const level =
  /^([\w:.-]+=)?(trace|debug|info|notice|warn|warning|error|fatal|critical|off|none|silent|quiet|verbose|json|true|false|yes|no|on|\d+)$/i;

function logRisk(value: string): boolean | DependsOnPaths {
  if (value === "" || value === "/dev/null" || value.split(",").every((part) => level.test(part))) return false;
  // A hidden file may be one that something else reads as its start-up file.
  if (/(^|\/)\.[^./]/.test(value)) return true;
  return isTemporary(value) ? false : dependsOn([value]);
}

const rows = RISKY_VARIABLES.flatMap((row, order) => row.names.split(" ").map((name) => ({ name, order, row })));
const exact = new Map<string, (typeof rows)[number]>();
const patterns: { readonly pattern: RegExp; readonly order: number; readonly row: RiskyVariable }[] = [];
for (const entry of rows) {
  if (entry.name.includes("*")) patterns.push({ ...entry, pattern: toPattern(entry.name) });
  else if (!exact.has(entry.name)) exact.set(entry.name, entry);
}

const known = new Map<string, RiskyVariable | null>();

/** The first row that holds the name. */
function rowOf(name: string): RiskyVariable | null {
  const cached = known.get(name);
  if (cached !== undefined) return cached;
  const named = exact.get(name);
  const fitting = patterns.find(({ pattern }) => pattern.test(name));
  const row = (named && fitting && fitting.order < named.order ? fitting : (named ?? fitting))?.row ?? null;
  if (known.size < 1000) known.set(name, row);
  return row;
}

function toPattern(name: string): RegExp {
  return new RegExp(`^${name.split("*").join(".*")}$`, "s");
}

/** Every option of the list is one of the harmless ones; an option may take the word behind it. */
function areHarmless(name: string, value: string): boolean {
  if (/["'\\$`\n]/.test(value)) return false;
  const list = [...(HARMLESS_OPTIONS[""] ?? []), ...(HARMLESS_OPTIONS[OPTION_LISTS[name] ?? name] ?? [])];
  const words = value.split(/ +/).filter((word) => word !== "");
  for (let at = 0; at < words.length; at += 1) {
    const pair = `${words[at]} ${words[at + 1]}`;
    if (words[at + 1] !== undefined && list.some((option) => option.test(pair))) at += 1;
    else if (!list.some((option) => option.test(words[at] ?? ""))) return false;
  }
  return true;
}
