import { OPTIONS } from "@bashgate/bash-arity";
import { VALUE_OPTIONS } from "./value-options.ts";

/**
 * Whether an option takes the next word as its value, by the option tables.
 *
 * @param path The program and the operands behind it so far: options belong to a subcommand.
 * @param option As written, decoded: `-m`, `--message`, `--message=x`, a cluster like `-am`.
 */
export function optionArgument(path: readonly string[], option: string): "none" | "next" | "unknown" {
  if (option.startsWith("--") && option.includes("=")) return "none";
  for (let words = path.length; words > 0; words--) {
    const key = path.slice(0, words).join(" ");
    if (takesValue(key, option)) return "next";
    const kind = OPTIONS[key]?.[option];
    if (kind !== undefined) return kind === "value" ? "next" : "none";
  }
  return "unknown";
}

function takesValue(key: string, option: string): boolean {
  const options = valueOptionsOf(key);
  if (options === null) return false;
  if (options.has(option)) return true;
  // `-am`: the value belongs to the last letter of a cluster.
  return /^-[A-Za-z]{2,}$/.test(option) && options.has(`-${option.at(-1)}`);
}

const SETS = new Map<string, ReadonlySet<string>>();

function valueOptionsOf(key: string): ReadonlySet<string> | null {
  const known = SETS.get(key);
  if (known !== undefined) return known;
  const text = Object.hasOwn(VALUE_OPTIONS, key) ? VALUE_OPTIONS[key] : undefined;
  if (text === undefined) return null;
  const options = new Set(text.split(" "));
  SETS.set(key, options);
  return options;
}
