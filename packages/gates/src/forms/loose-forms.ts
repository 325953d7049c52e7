import type { BashCommand } from "@bashgate/bash-parse";
import { isAbsolute, isWithin, joinPath, pathBelow } from "../paths/normalise.ts";
import { withoutOptions } from "./exact-forms.ts";
import type { FormSet } from "./form-set.ts";
import { gitAlias } from "./git-alias.ts";
import type { GlobalOption } from "./read-global-options.ts";
import type { FormSource } from "./unit-forms.ts";
import type { UnitWords } from "./unit-words.ts";
import { fixedWord, type WordForm } from "./word-form.ts";

/**
 * The forms that only deny and ask rules see (semantics 2.3), so that no spelling escapes them: any directory dropped,
 * quotes dropped, every assignment in front, redirects behind, `.exe` dropped, case folded where files
 * know no case, every option in front of the subcommand dropped, and an alias of git replaced.
 */
export function addLooseForms(
  set: FormSet,
  source: FormSource,
  words: UnitWords,
  options: readonly GlobalOption[],
): void {
  const { unit } = source;
  const named = namedWords(unit, words.unquoted, source.foldsCase);
  const add = (form: readonly WordForm[]) => set.add([...form, ...words.added]);
  if (words.unquoted !== words.decoded) add(words.unquoted);
  if (named !== words.unquoted) add(named);
  if (words.homed !== null) add(words.homed);
  if (options.length > 0) add(withoutOptions(named, options));
  const alias = gitAlias(unit, options);
  if (alias !== null) add([...named.slice(0, 1), ...alias.words, ...named.slice(1 + alias.from)]);
  for (const program of programPaths(source)) add([fixedWord(program), ...words.unquoted.slice(1)]);
  const assigned = unit.assignments.map((assignment) => fixedWord(assignment.name, assignment.raw));
  if (assigned.length > 0) add([...assigned, ...named]);
  if (unit.environment.length > 0) {
    add([...unit.environment.map((variable) => fixedWord(variable.name, variable.raw)), ...named]);
  }
  addRedirects(set, unit, words, named);
}

/** A program that is written as a path, in every way that a pattern may write it: absolute, and from the session's directory. */
function programPaths({ unit, cwd, directoryPath, home }: FormSource): readonly string[] {
  const written = unit.program;
  if (written === null || written.dynamic || !written.text.includes("/")) return [];
  const expanded =
    written.pieces[0]?.kind === "tilde" && home !== null ? written.text.replace(/^~(?=\/)/, home) : written.text;
  const { main, alternatives } = unit.directories;
  const paths = [main, ...alternatives.map(({ path }) => path)].flatMap((directory) => {
    const base = directory === null ? null : directoryPath(directory);
    if (base === null && !isAbsolute(expanded)) return [];
    const absolute = joinPath(base ?? "/", expanded);
    if (!isWithin(absolute, cwd)) return [absolute];
    const below = pathBelow(absolute, cwd);
    return [absolute, `./${below}`, below];
  });
  return [...new Set(paths)];
}

/**
 * Further forms for deny and ask rules, that are no spellings of the unit itself: the wrappers in front of it, and guesses
 * at where its subcommand is. A rule that matches one of them may only tighten: an ask for `timeout *` must not stand for
 * the deny of what runs inside.
 */
export function addTighteningForms(
  set: FormSet,
  source: FormSource,
  words: UnitWords,
  options: readonly GlobalOption[],
): void {
  const named = namedWords(source.unit, words.unquoted, source.foldsCase);
  for (const guess of guessSubcommand(source.unit, named, options)) set.add([...guess, ...words.added]);
  for (const wrapper of wrapperPrefixes(source.wrappers)) set.add([...wrapper, ...named, ...words.added]);
}

/** The program by its bare name: no directory, no `.exe`, in lower case where that is the same file. */
function namedWords(unit: BashCommand, words: readonly WordForm[], foldsCase: boolean): readonly WordForm[] {
  if (unit.program === null || unit.program.dynamic) return words;
  const bare = unit.programName.replace(/\.(?:exe|cmd|bat|com)$/i, "");
  const name = foldsCase ? bare.toLowerCase() : bare;
  return words[0]?.text === name ? words : [fixedWord(name), ...words.slice(1)];
}

/**
 * Options that no table knows may stand in front of a subcommand, with a value or without: both readings count.
 * `tool --x y push` is taken as `tool push` and as `tool y push`.
 */
function guessSubcommand(
  unit: BashCommand,
  named: readonly WordForm[],
  options: readonly GlobalOption[],
): readonly (readonly WordForm[])[] {
  const from = options.at(-1)?.end ?? 0;
  if (unit.program === null || !unit.args[from]?.text.startsWith("-")) return [];
  const values: WordForm[] = [];
  let at = from;
  for (let mayBeValue = false; at < unit.args.length; at++) {
    const text = unit.args[at]?.text ?? "";
    const word = named[at + 1];
    if (word === undefined || (!text.startsWith("-") && !mayBeValue)) break;
    if (!text.startsWith("-")) values.push(word);
    mayBeValue = text.startsWith("-") && !text.includes("=");
  }
  const program = named.slice(0, 1);
  const tail = named.slice(at + 1);
  return [
    [...program, ...tail],
    [...program, ...values, ...tail],
  ];
}

/** `sudo`, `env` around a unit → `sudo env`, `sudo`, `env`. */
function wrapperPrefixes(wrappers: readonly string[]): readonly (readonly WordForm[])[] {
  if (wrappers.length === 0) return [];
  const single = wrappers.map((wrapper) => [fixedWord(wrapper)]);
  return wrappers.length === 1 ? single : [wrappers.map((wrapper) => fixedWord(wrapper)), ...single];
}

function addRedirects(set: FormSet, unit: BashCommand, words: UnitWords, named: readonly WordForm[]): void {
  if (unit.redirects.length === 0) return;
  set.addForm([unit.raw.replaceAll(/\s+/g, " ")]);
  const spaced: WordForm[] = [];
  const tight: WordForm[] = [];
  for (const redirect of unit.redirects) {
    const target = redirect.target;
    const lead = `${redirect.descriptor ?? ""}${redirect.operator}`;
    if (target === null) continue;
    spaced.push(fixedWord(lead), fixedWord(target.text));
    tight.push(fixedWord(`${lead}${target.text}`));
  }
  for (const form of [named, words.decoded]) {
    set.add([...form, ...spaced, ...words.added]);
    set.add([...form, ...tight, ...words.added]);
  }
}
