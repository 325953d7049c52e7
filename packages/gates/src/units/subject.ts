import type { CommandSubject } from "@bashgate/permission-rules";
import { formWords } from "../forms/form-words.ts";
import { globWords } from "../forms/glob-words.ts";
import { directoryOf, hasRelativeWords } from "../forms/resolved-words.ts";
import { structuredCommand } from "../forms/structured-command.ts";
import { nameInTrustedDirectory } from "../forms/trusted-directory.ts";
import { type FormSource, unitForms } from "../forms/unit-forms.ts";
import { unitWords } from "../forms/unit-words.ts";
import { wordRoles } from "../forms/word-roles.ts";
import { directoryPath } from "../paths/place.ts";
import { readingsOf } from "../paths/readings.ts";
import { runsCodeOfDirectory } from "./adds-code.ts";
import { runsForeignCode } from "./foreign-code.ts";
import { isDiscarded, type UnitFacts } from "./unit-facts.ts";
import type { UnitScope } from "./unit-scope.ts";

export interface SubjectOptions {
  /** `null`, or the names of which a rule must name one to count. */
  readonly onlyNaming: readonly string[] | null;
}

/**
 * One unit as the rules on `bash` see it: once for each directory that it may run in, and once more where it has forms that
 * may only tighten. The strictest answer counts.
 */
export function subjectsFor(facts: UnitFacts, scope: UnitScope, options: SubjectOptions): readonly CommandSubject[] {
  const { unit, accesses } = facts;
  const differ =
    unit.directories.alternatives.length > 0 && (hasRelativeWords(unit, accesses) || runsCodeOfDirectory(unit));
  const readings = differ ? readingsOf(unit.directories, scope.place) : [0];
  return readings.flatMap((reading) => subjectsIn(facts, scope, options, reading));
}

/** @param reading Which directory is taken to be in force: 0 is the one that the text means. */
function subjectsIn(
  facts: UnitFacts,
  { place }: UnitScope,
  { onlyNaming }: SubjectOptions,
  reading: number,
): readonly CommandSubject[] {
  const { unit } = facts;
  const roles = wordRoles(unit);
  const source: FormSource = {
    unit,
    accesses: facts.accesses,
    isValue: (at) => roles[at]?.role === "value",
    cwd: place.cwd,
    home: place.view.home,
    foldsCase: place.view.platform !== "linux",
    wrappers: unit.via.map(({ name }) => name),
    directoryPath: (directory) => directoryPath(directory, place),
  };
  const words = unitWords(unit, source.isValue, source.home);
  const name = facts.certainName ?? unit.programName;
  const globs = globWords(unit, directoryOf(unit.directories, reading), place);
  const forms = unitForms(source, words, reading);
  const subject: CommandSubject = {
    exact: forms.exact,
    loose: forms.loose,
    onlyNaming,
    neverAllow: runsForeignCode(facts, reading, place),
    variables: facts.variables,
    words: formWords(unit, name, words, roles, globs),
    command: unit.program === null ? null : structuredCommand(unit, name, roles, globs, forms.aliased),
    readsOnly: readsOnly(facts),
  };
  if (forms.tightening.length === 0) return [subject];
  return [subject, { ...subject, loose: [...forms.loose, ...forms.tightening] }];
}

/** Nothing that the unit does to files is more than a read, also by the redirects of what is around it. */
function readsOnly({ accesses, writtenAround }: UnitFacts): boolean {
  if (writtenAround) return false;
  return accesses.every((access) => {
    if (access.source === "program") return nameInTrustedDirectory(access.path) !== null;
    return access.access === "read" || isDiscarded(access);
  });
}
