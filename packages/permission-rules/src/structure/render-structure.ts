import type { StructuralRule } from "./structural-rule.ts";

/** One line that says what a structural rule matches: `git push --force|-f`. */
export function renderStructure({ programs, subcommands, flags, args, accesses }: StructuralRule): string {
  const parts = [
    programs.join("|"),
    ...subcommands.map((step) => step.join("|")),
    flags.any.join("|"),
    ...flags.all,
    flags.none.length > 0 ? `without ${flags.none.join("|")}` : "",
    args.any.join("|"),
    args.none.length > 0 ? `without ${args.none.join("|")}` : "",
    accesses === null ? "" : "(only reads)",
  ];
  return parts.filter((part) => part !== "").join(" ");
}
