import { arityText } from "./arity.generated.ts";
import { extendedText } from "./extended.generated.ts";
import { optionsText } from "./options.generated.ts";
import { plainText } from "./plain.generated.ts";

/**
 * What an option does with the word behind it: `value` takes it, `attached` has a value only in its own word
 * (`--color=never`), `none` has no value.
 */
export type OptionKind = "value" | "attached" | "none";

/** Prefix of a command, in lower case, words joined by one blank → how many words say what is done. */
export type ArityTable = Readonly<Record<string, number>>;

/** Prefix of a command → its options that are worth knowing. An option that is not listed has no value. */
export type OptionTable = Readonly<Record<string, Readonly<Record<string, OptionKind>>>>;

/** Prefix of a command → names in it that another name begins with, between blanks: ` diff show `. */
export type ExtendedNames = Readonly<Record<string, string>>;

type Growing<T> = Record<string, T>;

/** An object without a prototype, so that `constructor` is no program. */
const emptyRecord = <T>(): Growing<T> => Object.create(null) as Growing<T>;

export function readArityTable(): ArityTable {
  const table = emptyRecord<number>();
  for (const name of plainText.split(" ")) table[name] = 1;
  for (const line of arityText.split("\n")) readTree(line, table);
  return Object.freeze(table);
}

/**
 * `docker(buildx(imagetools) compose)` → `docker` 2, `docker buildx` 3, `docker buildx imagetools` 4, `docker compose` 3;
 * behind a word with `^`, all of the program's groups stand once more.
 */
function readTree(line: string, table: Growing<number>): void {
  const above: string[] = [];
  const own: string[] = [];
  const mirrors: string[] = [];
  let last = "";
  for (const token of line.match(/[^ ()]+|[()]/g) ?? []) {
    if (token === "(") above.push(`${last} `);
    else if (token === ")") above.pop();
    else if (token.endsWith("^")) mirrors.push(token.slice(0, -1));
    else {
      const equals = token.indexOf("=");
      last = (above.at(-1) ?? "") + (equals < 0 ? token : token.slice(0, equals));
      table[last] = equals < 0 ? above.length + 2 : Number(token.slice(equals + 1));
      own.push(last);
    }
  }
  const program = own[0] ?? "";
  for (const mirror of mirrors) {
    for (const path of own) table[`${program} ${mirror}${path.slice(program.length)}`] = (table[path] ?? 1) + 1;
  }
}

export function readOptionTable(): OptionTable {
  const table = emptyRecord<Growing<OptionKind>>();
  readPairs(optionsText, (prefix, text) => {
    const options = emptyRecord<OptionKind>();
    for (const option of text.split(" ")) {
      if (option.endsWith("?")) options[option.slice(0, -1)] = "attached";
      else if (option.endsWith("!")) options[option.slice(0, -1)] = "none";
      else options[option] = "value";
    }
    table[prefix] = Object.freeze(options);
  });
  return Object.freeze(table);
}

export function readExtendedNames(): ExtendedNames {
  const table = emptyRecord<string>();
  readPairs(extendedText, (prefix, text) => {
    table[prefix] = ` ${text} `;
  });
  return Object.freeze(table);
}

/** Lines of `program|group|text|group|text`, a group being empty for the program itself. */
function readPairs(text: string, use: (prefix: string, text: string) => void): void {
  for (const line of text.split("\n")) {
    const parts = line.split("|");
    const program = parts[0] ?? "";
    for (let at = 1; at + 1 < parts.length; at += 2)
      use(parts[at] ? `${program} ${parts[at]}` : program, parts[at + 1] ?? "");
  }
}
