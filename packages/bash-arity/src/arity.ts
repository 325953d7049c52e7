import { type ArityTable, type OptionTable, readArityTable, readOptionTable } from "./table/read-table.ts";

/**
 * How many leading words, options left out, say what a command does: `git` 2, `docker compose` 3, `npm run` 3, `rm` 1.
 * Keys are prefixes in lower case, words joined by one blank; the longest one that a command begins with counts.
 * A program that is not listed counts 1.
 *
 * @see scripts/build-table.mjs for where the facts come from
 */
export const ARITY: ArityTable = /* @__PURE__ */ readArityTable();

/**
 * Options that stand before a subcommand, by the prefix they belong to: `OPTIONS["git"]["-C"]` is `value`. Options of a
 * prefix hold below it too, unless listed there in another meaning. An option that is not listed has no value.
 */
export const OPTIONS: OptionTable = /* @__PURE__ */ readOptionTable();
