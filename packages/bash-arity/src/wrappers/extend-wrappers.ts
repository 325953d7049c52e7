import { indexEntries } from "./find-entry.ts";
import type { WrapperEntry } from "./table/wrapper-entry.ts";
import type { WrapperKind } from "./wrapper-reading.ts";
import { builtinTable, type WrapperTable } from "./wrapper-table.ts";

/** One program that a policy adds to the table. */
export interface WrapperAddition {
  readonly kind: WrapperKind;
  /** Options that take a value. */
  readonly valueFlags?: readonly string[];
  /** Options that take none. */
  readonly flags?: readonly string[];
  /** Operands in front of the inner command. */
  readonly skip?: number;
}

export interface ExtendedWrappers {
  readonly table: WrapperTable;
  /** One line for each addition that was not taken, lower case: what, why. */
  readonly problems: readonly string[];
}

/**
 * What each kind may become by a policy: only what asks for more. `privileged` needs a rule that names the wrapper and an
 * allow of the inner command, which is more than any other kind does; a `repeating` one's inner command has unknown
 * arguments beside. `elsewhere` and `runner` are decided by their own rules, the others by the inner command: neither is
 * stricter than the other, so none of them becomes one of the others.
 */
const stricter: Readonly<Record<WrapperKind, readonly WrapperKind[]>> = {
  privileged: [],
  repeating: ["privileged"],
  elsewhere: ["privileged"],
  runner: ["privileged"],
  carrier: ["privileged", "repeating"],
  transparent: ["privileged", "repeating"],
};

/**
 * The built-in table with a policy's programs: `{ rtk: { kind: "transparent" } }`. A name may hold a subcommand
 * (`mytool exec`). A program of the built-in table never becomes laxer: an addition for it counts only if its kind is
 * stricter, and then changes nothing but the kind.
 */
export function extendWrappers(additions: Readonly<Record<string, WrapperAddition>>): ExtendedWrappers {
  const problems: string[] = [];
  const entries = [...builtinTable.entries];
  for (const [name, addition] of Object.entries(additions)) {
    const words = name.trim().split(/\s+/).join(" ");
    const known = entries.find((entry) => entry.names.split("|").includes(words));
    const beside = entries.find((entry) => entry.names.split("|").some((other) => leadsTo(other, words)));
    if (known && stricter[known.kind].includes(addition.kind)) {
      entries.push({ ...known, names: words, kind: addition.kind });
    } else if (known && known.kind !== addition.kind) {
      const kept = `the built-in kind is \`${known.kind}\``;
      problems.push(`wrapper \`${name}\`: ${kept}, which cannot become \`${addition.kind}\``);
    } else if (!known && beside) {
      problems.push(`wrapper \`${name}\`: the built-in table reads it as \`${beside.names.split("|")[0]}\``);
    } else if (!known && words !== "") {
      entries.push(toEntry(words, addition));
    }
  }
  return { table: { entries, index: indexEntries(entries) }, problems };
}

/** One name is the beginning of the other: `docker` and `docker exec`. */
function leadsTo(known: string, words: string): boolean {
  return known.startsWith(`${words} `) || words.startsWith(`${known} `);
}

function toEntry(names: string, addition: WrapperAddition): WrapperEntry {
  return {
    names,
    kind: addition.kind,
    form: "argv",
    rests: "knowledge",
    value: (addition.valueFlags ?? []).join(" "),
    none: (addition.flags ?? []).join(" "),
    ...(addition.skip === undefined ? {} : { skip: addition.skip }),
  };
}
