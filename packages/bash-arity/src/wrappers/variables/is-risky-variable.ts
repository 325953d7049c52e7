import { HARMLESS_OPTIONS, OPTION_LISTS } from "./harmless-options.ts";
import { RISKY_VARIABLES, type VariableValues } from "./risky-variables.ts";

/** A value that is risky unless all these directories lie where code is trusted. As written; `.` for an empty one. */
export interface DependsOnPaths {
  readonly paths: readonly string[];
}

/**
 * Whether a variable with this value can change what runs (semantics 2.7).
 *
 * @param value The literal value; `null` where the text does not fix it, or where the variable is unset.
 * @param programName The program that the assignment stands in front of, where it does: `IFS` is harmless on `read`.
 * @returns `false` for harmless ones and for unknown names; an object where it depends on where directories are.
 */
export function isRiskyVariable(name: string, value: string | null, programName?: string): boolean | DependsOnPaths {
  if (name === "IFS" && programName === "read") return false;
  const values = valuesOf(name);
  if (values === null || values === "inert") return false;
  if (value === null) return true;
  switch (values) {
    case "never":
      return true;
    case "viewer":
      return !/^(|cat|less|true|:)$/.test(value);
    case "browser":
      return !/^(|cat|less|true|false|none|echo|:)$/.test(value);
    case "options":
      return !areHarmless(name, value);
    case "compiler":
      return !/^[\w][\w.+-]*$|^$/.test(value);
    case "shell":
      return !/^((\/usr(\/local)?)?\/bin\/)?(ba|da|z|k|fi)?sh$/.test(value);
    case "paths":
      return { paths: value.split(":").map((path) => path || ".") };
    case "temporary":
      return /^(\/private)?(\/var)?\/tmp(\/(?!\.\.(\/|$))[^/]+)*\/?$/.test(value) ? false : { paths: [value || "."] };
    default:
      return values satisfies never;
  }
}

const known = new Map<string, VariableValues | null>();

const rows = RISKY_VARIABLES.flatMap((row) =>
  row.names.split(" ").map((name) => ({ pattern: toPattern(name), values: row.values })),
);

function valuesOf(name: string): VariableValues | null {
  const cached = known.get(name);
  if (cached !== undefined) return cached;
  const values = rows.find((row) => row.pattern.test(name))?.values ?? null;
  if (known.size < 1000) known.set(name, values);
  return values;
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
