import type { BashCommand, PathAccess } from "@bashgate/bash-parse";
import type { Form } from "@bashgate/permission-rules";
import { addExactForms } from "./exact-forms.ts";
import { FormSet } from "./form-set.ts";
import { gitAlias } from "./git-alias.ts";
import { addLooseForms, addTighteningForms } from "./loose-forms.ts";
import { readGlobalOptions } from "./read-global-options.ts";
import { resolveWords } from "./resolved-words.ts";
import type { UnitWords } from "./unit-words.ts";
import type { WordForm } from "./word-form.ts";

/** What the forms of a unit are made from. */
export interface FormSource {
  readonly unit: BashCommand;
  /** The accesses of this unit. */
  readonly accesses: readonly PathAccess[];
  /** Whether the argument at this place is the value of the option in front of it. */
  readonly isValue: (place: number) => boolean;
  /** Absolute and normalised. */
  readonly cwd: string;
  readonly home: string | null;
  /** Names of files are the same whatever their case. */
  readonly foldsCase: boolean;
  /** Names of the wrappers around it, outermost first. */
  readonly wrappers: readonly string[];
  /** Where a symbolic directory is, absolute; `null` where it cannot be known. */
  readonly directoryPath: (directory: string) => string | null;
}

/** The texts that rules see of one unit, for one reading of the directory that it runs in (semantics 2). */
export interface UnitForms {
  /** Seen by every rule. */
  readonly exact: readonly Form[];
  /** Seen by deny and ask rules only. */
  readonly loose: readonly Form[];
  /** Seen by deny and ask rules, which may only make stricter by them what the others give. */
  readonly tightening: readonly Form[];
  /** The subcommand is an alias that the line itself sets. */
  readonly aliased: boolean;
}

/** One way to write all words of a unit. */
export interface Spelling {
  readonly written: readonly WordForm[];
  readonly decoded: readonly WordForm[];
  readonly homed: readonly WordForm[] | null;
}

/**
 * The forms of a unit. Those in which relative paths are resolved take the place of the written ones where the directory
 * in force is not the session's; the written ones are then loose.
 *
 * @param reading Which directory is taken to be in force: 0 is the one that the text means.
 */
export function unitForms(source: FormSource, words: UnitWords, reading: number): UnitForms {
  const options = readGlobalOptions(nameForOptions(source.unit), source.unit.args);
  const spellings = spellingsOf(source, words, reading);
  const exact = new FormSet();
  for (const spelling of spellings) addExactForms(exact, source.unit, spelling, words, options);
  const loose = new FormSet(exact);
  if (spellings[0] !== words) addExactForms(loose, source.unit, words, words, options);
  addLooseForms(loose, source, words, options);
  const tightening = new FormSet(loose);
  addTighteningForms(tightening, source, words, options);
  return {
    exact: exact.forms,
    loose: loose.forms,
    tightening: tightening.forms,
    aliased: gitAlias(source.unit, options) !== null,
  };
}

function spellingsOf(source: FormSource, words: UnitWords, reading: number): readonly Spelling[] {
  const absolute = resolveSpelling(source, words, reading, source.directoryPath);
  if (absolute.decoded === words.decoded) return [words];
  const inside = resolveSpelling(source, words, reading, (directory) => sessionPath(source, directory));
  return [absolute, inside];
}

function resolveSpelling(
  source: FormSource,
  words: UnitWords,
  reading: number,
  base: (directory: string) => string | null,
): Spelling {
  const resolve = (spelled: readonly WordForm[]) => resolveWords(words.tokens, spelled, source.accesses, reading, base);
  return {
    written: resolve(words.written),
    decoded: resolve(words.decoded),
    homed: words.homed === null ? null : resolve(words.homed),
  };
}

/** A directory below the session's as a relative path, so that `src/*` names what `cd src && cat a` reads. */
function sessionPath(source: FormSource, directory: string): string | null {
  const below = !directory.startsWith("/") && !directory.startsWith("~") && !directory.startsWith("..");
  return below ? directory : source.directoryPath(directory);
}

function nameForOptions(unit: BashCommand): string {
  return unit.dynamic ? "" : unit.programName;
}
