/**
 * Whether an option takes the next word as its value, by the option tables.
 *
 * @param path The program and the operands behind it so far: options belong to a subcommand.
 * @param option As written, decoded: `-m`, `--message`, `--message=x`, a cluster like `-am`.
 */
export function optionArgument(_path: readonly string[], option: string): "none" | "next" | "unknown" {
  if (option.startsWith("--") && option.includes("=")) return "none";
  return "unknown";
}
