import type { CommandSubject, FormWord, StructuredCommand } from "../evaluate/subject.ts";
import { abbreviates } from "../pattern/option-pattern.ts";
import { bareName } from "../pattern/program-synonyms.ts";
import {
  compileWildcard,
  matchesWildcard,
  type PreparedForm,
  prepareForm,
  type Wildcard,
} from "../pattern/wildcard.ts";
import { awkReadsOnly } from "../scripts/awk-reads-only.ts";
import { sedReadsOnly } from "../scripts/sed-reads-only.ts";
import { sedScripts } from "../scripts/sed-scripts.ts";
import { onlyOptions } from "./only-options.ts";
import { optionsAhead } from "./options-ahead.ts";
import type { StructuralRule } from "./structural-rule.ts";

/** A structural rule with its wildcards, compiled when first asked for. */
export interface CompiledStructure {
  readonly rule: StructuralRule;
  readonly programs: readonly Wildcard[];
  readonly subcommands: readonly (readonly Wildcard[])[];
  readonly args: {
    readonly any: readonly Wildcard[];
    readonly all: readonly Wildcard[] | null;
    readonly none: readonly Wildcard[];
  };
}

export function compileStructure(rule: StructuralRule): CompiledStructure {
  let programs: readonly Wildcard[] | undefined;
  let subcommands: CompiledStructure["subcommands"] | undefined;
  let args: CompiledStructure["args"] | undefined;
  return {
    rule,
    get programs(): readonly Wildcard[] {
      programs ??= rule.programs.map(compileWildcard);
      return programs;
    },
    get subcommands(): CompiledStructure["subcommands"] {
      subcommands ??= rule.subcommands.map((step) => step.map(compileWildcard));
      return subcommands;
    },
    get args(): CompiledStructure["args"] {
      args ??= {
        any: rule.args.any.map(compileWildcard),
        all: rule.args.all?.map(compileWildcard) ?? null,
        none: rule.args.none.map(compileWildcard),
      };
      return args;
    },
  };
}

type Answer = "certain" | "possible" | null;

/**
 * Whether a structural rule matches a unit: for every value of its unknown parts, for some, or for none. Loosely (for deny and
 * ask) the program counts from any directory; an allow needs program and subcommands at the head of an exact form, so
 * that neither `./git` nor `git --git-dir=x status` rides on it.
 */
export function matchesStructure(
  structure: CompiledStructure,
  subject: CommandSubject,
  exact: readonly PreparedForm[],
  loosely: boolean,
): Answer {
  const { command } = subject;
  if (!command || (structure.rule.accesses === "read" && !subject.readsOnly)) return null;
  if (!matchesProgram(structure, command.programName)) return null;
  const path = matchesSubcommands(structure, command.positionals());
  if (!path) return null;
  if (!loosely && !headStands(structure, command.programName, path.words, exact)) return null;
  const answers = [
    path.answer,
    matchesFlags(structure.rule.flags, command, subject.words),
    onlyOptions(structure.rule.flags.only, subject.words, path.words.length),
    structure.rule.flags.ahead ? optionsAhead(subject.words, path.words.length) : "certain",
    matchesArgs(structure, path.rest),
    matchesScript(structure.rule.script, path.rest[0], subject.words),
  ];
  if (answers.includes(null)) return null;
  return answers.includes("possible") ? "possible" : "certain";
}

function matchesProgram({ programs }: CompiledStructure, name: string): boolean {
  const form = prepareForm([name]);
  const bare = prepareForm([bareName(name)]);
  return programs.some((program) => matchesWildcard(program, form) || matchesWildcard(program, bare));
}

interface SubcommandPath {
  readonly answer: Answer;
  readonly words: readonly string[];
  readonly rest: readonly (string | null)[];
}

function matchesSubcommands(
  { subcommands }: CompiledStructure,
  positionals: readonly (string | null)[],
): SubcommandPath | null {
  const words: string[] = [];
  for (const [index, step] of subcommands.entries()) {
    const word = positionals[index];
    if (word === undefined) return null;
    // An unknown word may be any number of words: whatever follows may be the rest of the path.
    if (word === null) return { answer: "possible", words, rest: [null] };
    const form = prepareForm([word]);
    if (!step.some((wildcard) => matchesWildcard(wildcard, form))) return null;
    words.push(word);
  }
  return { answer: "certain", words, rest: positionals.slice(subcommands.length) };
}

function headStands(
  { programs }: CompiledStructure,
  name: string,
  words: readonly string[],
  exact: readonly PreparedForm[],
): boolean {
  if (!programs.some((program) => matchesWildcard(program, prepareForm([name])))) return false;
  const head = [name, ...words].join(" ");
  return exact.some(({ text, holes }) => {
    if (!text.startsWith(head) || holes.some(({ start }) => start < head.length)) return false;
    return text.length === head.length || text.charAt(head.length) === " ";
  });
}

function matchesFlags(
  { any, all, none }: StructuralRule["flags"],
  command: StructuredCommand,
  words: readonly FormWord[] | null,
): Answer {
  let answer: Answer = "certain";
  const has = (spellings: readonly string[]): boolean =>
    command.hasFlag(...spellings) || isAbbreviated(spellings, words);
  const need = (spellings: readonly string[]): boolean => {
    if (has(spellings)) return true;
    if (!command.mayHaveFlag(...spellings)) return false;
    answer = "possible";
    return true;
  };
  if (any.length > 0 && !need(any)) return null;
  for (const flag of all) if (!need([flag])) return null;
  if (none.length === 0) return answer;
  if (has(none) || hidesFlag(none, words)) return null;
  return command.mayHaveFlag(...none) ? "possible" : answer;
}

/** Taken for the value of the option in front, yet one of the flags where that option takes none. */
function hidesFlag(flags: readonly string[], words: readonly FormWord[] | null): boolean {
  if (!words) return false;
  return words.some(({ form: [text], role }) => {
    if (role !== "value" || typeof text !== "string" || !text.startsWith("-")) return false;
    return flags.some((flag) =>
      flag.startsWith("--")
        ? text === flag || text.startsWith(`${flag}=`)
        : flag.length === 2 && !text.startsWith("--") && text.startsWith(flag),
    );
  });
}

/** `--outp=x` is `--output=x` for most programs. */
function isAbbreviated(spellings: readonly string[], words: readonly FormWord[] | null): boolean {
  const long = spellings.filter((spelling) => spelling.startsWith("--"));
  if (long.length === 0 || !words) return false;
  return words.some(({ form: [text], role }) => {
    if (role !== "option" || typeof text !== "string" || !text.startsWith("--")) return false;
    const name = text.split("=", 1)[0] ?? "";
    return long.some((spelling) => abbreviates(name, spelling));
  });
}

function matchesScript(
  script: StructuralRule["script"],
  first: string | null | undefined,
  words: readonly FormWord[] | null,
): Answer {
  if (script === null) return "certain";
  const given = script === "sed" ? sedScripts(words) : [];
  if (given === null) return null;
  if (given.length > 0) return given.every(sedReadsOnly) ? "certain" : null;
  if (first === undefined) return null;
  if (first === null) return "possible";
  return (script === "sed" ? sedReadsOnly(first) : awkReadsOnly(first)) ? "certain" : null;
}

function matchesArgs({ rule, args }: CompiledStructure, rest: readonly (string | null)[]): Answer {
  const { max, min } = rule.args;
  const known = rest.filter((word) => word !== null).map((word) => prepareForm([word]));
  const open = known.length < rest.length;
  if (max !== null && known.length > max) return null;
  if (!open && known.length < min) return null;
  const hits = (list: readonly Wildcard[], form: PreparedForm): boolean =>
    list.some((wildcard) => matchesWildcard(wildcard, form));
  if (known.some((form) => hits(args.none, form))) return null;
  if (args.all && !known.every((form) => hits(args.all ?? [], form))) return null;
  const anyHit = args.any.length === 0 || known.some((form) => hits(args.any, form));
  if (!anyHit && !open) return null;
  const unsure = open && (!anyHit || max !== null || args.none.length > 0 || args.all !== null || known.length < min);
  return unsure ? "possible" : "certain";
}
