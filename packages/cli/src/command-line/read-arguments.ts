import { parseArgs } from "node:util";
import type { Verb } from "./usage.ts";

/** What one verb was asked to do. */
export type VerbArguments =
  | { readonly kind: "help" }
  | { readonly kind: "one"; readonly command: string; readonly json: boolean; readonly options: VerbOptions }
  | { readonly kind: "stream"; readonly options: VerbOptions }
  | { readonly kind: "wrong"; readonly message: string };

/** The options that bear on a decision. */
export interface VerbOptions {
  readonly cwd: string | null;
  readonly policyFile: string | null;
}

const known: Readonly<Record<Verb, readonly string[]>> = {
  check: ["cwd", "policy", "json", "jsonl"],
  explain: ["cwd", "policy"],
  parse: ["json", "jsonl"],
  suggest: ["json", "jsonl"],
};

const types = {
  cwd: { type: "string" },
  policy: { type: "string" },
  json: { type: "boolean" },
  jsonl: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

/** Reads the words behind the verb. An option that the verb does not have is wrong use, never ignored. */
export function readArguments(verb: Verb, words: readonly string[]): VerbArguments {
  const read = parseWords(words);
  if (typeof read === "string") return { kind: "wrong", message: read };
  const { values, positionals, tokens } = read;
  if (values.help) return { kind: "help" };
  const foreign = Object.keys(values).find((name) => !known[verb].includes(name));
  if (foreign !== undefined) return { kind: "wrong", message: `\`bashgate ${verb}\` has no option \`--${foreign}\`` };
  const twice = (["cwd", "policy"] as const).find(
    (name) => tokens.filter((token) => token.kind === "option" && token.name === name).length > 1,
  );
  if (twice !== undefined) return { kind: "wrong", message: `\`--${twice}\` stands twice` };
  const options: VerbOptions = { cwd: values.cwd ?? null, policyFile: values.policy ?? null };
  if (options.cwd === "") return { kind: "wrong", message: "`--cwd` needs a directory" };
  if (options.policyFile === "") return { kind: "wrong", message: "`--policy` needs a file" };
  if (values.jsonl) return readStream(options, positionals, values.json === true);
  const [command, extra] = positionals;
  if (command === undefined) return { kind: "wrong", message: "no command line was given" };
  if (extra !== undefined) {
    return { kind: "wrong", message: "more than one argument was given: quote the command line as a whole" };
  }
  return { kind: "one", command, json: values.json === true, options };
}

function readStream(options: VerbOptions, positionals: readonly string[], json: boolean): VerbArguments {
  if (json) return { kind: "wrong", message: "`--json` and `--jsonl` exclude each other" };
  if (positionals.length > 0)
    return { kind: "wrong", message: "with `--jsonl` the command lines come from standard input" };
  return { kind: "stream", options };
}

interface ReadWords {
  readonly values: { cwd?: string; policy?: string; json?: boolean; jsonl?: boolean; help?: boolean };
  readonly positionals: readonly string[];
  readonly tokens: readonly { readonly kind: string; readonly name?: string }[];
}

function parseWords(words: readonly string[]): ReadWords | string {
  try {
    return parseArgs({ args: [...words], options: types, allowPositionals: true, strict: true, tokens: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // Node's message has hints after the first sentence that do not fit every verb.
    const first = error.message.split(/\.\s|\n/)[0] ?? error.message;
    const missing = /^Option '(?:-\w, )?(--\w+) <value>' argument missing$/.exec(first)?.[1];
    if (missing !== undefined) return `\`${missing}\` needs a value`;
    return `${first.charAt(0).toLowerCase()}${first.slice(1)}`.replaceAll("'", "`");
  }
}
