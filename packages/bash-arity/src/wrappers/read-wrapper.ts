import { type FoundEntry, findEntry } from "./find-entry.ts";
import { grammarOf } from "./grammar/option-grammar.ts";
import type { OptionUse } from "./grammar/scan-options.ts";
import { hasLocalCode, hasRole } from "./readers/option-inner.ts";
import { readAlias, readEval, readStandardInput, readTrap } from "./readers/read-builtins.ts";
import { readFd, readFind } from "./readers/read-find.ts";
import { readFlock, readScript, readStartStopDaemon, readSu } from "./readers/read-login.ts";
import { readCodeOperands, readDash, readOperands } from "./readers/read-operands.ts";
import { readGlobals, readOptionsOnly } from "./readers/read-options-only.ts";
import { readParallel } from "./readers/read-parallel.ts";
import { readShell, readShellBehindDash, readSource } from "./readers/read-shell.ts";
import type { InnerReader, ReaderOutput } from "./readers/reader-input.ts";
import type { WrapperEntry, WrapperForm } from "./table/wrapper-entry.ts";
import { isRiskyVariable } from "./variables/is-risky-variable.ts";
import type { WrapperReading, WrapperWord } from "./wrapper-reading.ts";
import { builtinTable, type WrapperTable } from "./wrapper-table.ts";

/**
 * What a program runs in turn, if it is a wrapper.
 *
 * @param programName Basename of the program.
 * @param words The words behind it.
 * @param table The built-in table, or one made with `extendWrappers`.
 * @returns `null` where the program, or this use of it, is no wrapper (`git status`, `docker ps`, `find . -name x`).
 */
export function readWrapper(
  programName: string,
  words: readonly WrapperWord[],
  table: WrapperTable = builtinTable,
): WrapperReading | null {
  const seen = inspectWrapper(programName, words, table);
  if (!seen) return null;
  return seen.onlyWithCode && seen.reading.inner.length === 0 ? null : seen.reading;
}

/** A reading before it is asked whether there is anything to run. */
export interface WrapperInspection {
  readonly reading: WrapperReading;
  /** Without an inner command the program is no wrapper at all. */
  readonly onlyWithCode: boolean;
}

/** As `readWrapper`, also for a program that runs nothing here. */
export function inspectWrapper(
  programName: string,
  words: readonly WrapperWord[],
  table: WrapperTable = builtinTable,
): WrapperInspection | null {
  const found = findEntry(table.index, programName, words);
  if (!found) return null;
  const { entry, from } = found;
  const output = readers[entry.form]({ entry, grammar: grammarOf(entry), words, from });
  return { reading: toReading(found, output, words), onlyWithCode: onlyWithCode.has(entry.form) };
}

/** Forms of programs that are wrappers only where there is something to run. */
const onlyWithCode: ReadonlySet<WrapperForm> = new Set(["options", "globals", "find", "fd"]);

const readers: Readonly<Record<WrapperForm, InnerReader>> = {
  argv: readOperands,
  joined: readOperands,
  string: readOperands,
  dash: readDash,
  each: readCodeOperands,
  first: readCodeOperands,
  options: readOptionsOnly,
  globals: readGlobals,
  shell: readShell,
  "shell-behind-dash": readShellBehindDash,
  su: readSu,
  flock: readFlock,
  script: readScript,
  find: readFind,
  fd: readFd,
  parallel: readParallel,
  eval: readEval,
  source: readSource,
  trap: readTrap,
  alias: readAlias,
  stdin: readStandardInput,
  "start-stop-daemon": readStartStopDaemon,
};

function toReading(found: FoundEntry, output: ReaderOutput, words: readonly WrapperWord[]): WrapperReading {
  const { entry } = found;
  const uses = [...found.uses, ...output.uses];
  const here = entry.kind === "transparent" || entry.kind === "privileged" || entry.kind === "repeating";
  const local = hasLocalCode(entry, words, uses);
  const effect = entry.kind === "transparent" && (output.ownEffect || uses.some((use) => hasEffect(use, words)));
  const variables = uses.filter((use) => use.rule.roles.includes("variables"));
  const loads = uses.filter((use) => addsCode(entry, use, words));
  const uncertain =
    found.uncertain ?? output.uncertain ?? (here && loads[0] ? `\`${loads[0].flag}\` may add code` : null);
  return {
    entry: entry.names.split("|")[0] ?? entry.names,
    kind: local || effect ? "repeating" : entry.kind,
    inner: [...found.inner, ...output.inner],
    uncertain,
    // A reading that is not certain may have another program inside than the one that is installed.
    installed:
      uncertain === null && loads.length === 0 && ((entry.installed ?? false) || hasRole(uses, "onlyInstalled")),
    assignments: [
      ...variables.flatMap(({ value }) => (value?.offset === 0 ? [value.word] : [])),
      ...output.assignments,
    ],
    clearsEnvironment: hasRole(uses, "clears"),
    directory: lastDirectory(uses),
    directoryUnknown: (entry.directoryUnknown ?? false) || hasRole(uses, "elsewhereDirectory"),
    ownUnit:
      local ||
      effect ||
      found.inner.length > 0 ||
      (entry.ownUnit ?? false) ||
      uses.some((use) => hasEffect(use, words)),
    addsCode: loads.map((use) => use.word),
  };
}

/** An option that adds code, or a variable that does not stand in a word of its own. */
function addsCode(entry: WrapperEntry, { rule, value }: OptionUse, words: readonly WrapperWord[]): boolean {
  if (rule.roles.includes("unsets")) {
    const unset = value && words[value.word];
    return !unset || unset.dynamic || isRiskyVariable(unset.text.slice(value.offset), null) !== false;
  }
  if (rule.roles.includes("variables")) return value === null || value.offset > 0;
  if (!rule.roles.includes("loads")) return false;
  const word = value && words[value.word];
  return !word || word.dynamic || !(entry.harmless?.test(word.text.slice(value.offset)) ?? false);
}

/** A file that it writes or a host that it reaches, unless the value is one of the devices that keep nothing. */
function hasEffect({ rule, value }: OptionUse, words: readonly WrapperWord[]): boolean {
  if (!rule.roles.includes("effects")) return false;
  const text = value ? words[value.word]?.text.slice(value.offset) : undefined;
  return text === undefined || !/^(-|\/dev\/(null|stdout|stderr|tty|fd\/\d+))$/.test(text);
}

function lastDirectory(uses: readonly OptionUse[]): WrapperReading["directory"] {
  return uses.findLast((use) => use.rule.roles.includes("directory"))?.value ?? null;
}
