import type { AccessDraft } from "../access-draft.ts";
import type { ReaderInput } from "../draft-by-row.ts";
import { aroundGit } from "./around-git.ts";
import { aroundSqlClient } from "./around-sql-client.ts";
import { aroundSshKeygen } from "./around-ssh-keygen.ts";
import { draftAwk } from "./draft-awk.ts";
import { draftClone } from "./draft-clone.ts";
import { draftDownloads } from "./draft-downloads.ts";
import { draftEnter } from "./draft-enter.ts";
import { draftFind } from "./draft-find.ts";
import { draftLink } from "./draft-link.ts";
import { draftParallel } from "./draft-parallel.ts";
import { draftPythonModule } from "./draft-python-module.ts";
import { draftSed } from "./draft-sed.ts";
import { draftTar } from "./draft-tar.ts";

export type OperandReader = (input: ReaderInput) => readonly AccessDraft[];

/** Readers of programs whose words follow no common pattern, by the name that rows give them. */
const READERS: Readonly<Record<string, OperandReader>> = {
  awk: draftAwk,
  clone: draftClone,
  downloads: draftDownloads,
  enter: draftEnter,
  find: draftFind,
  link: draftLink,
  parallel: draftParallel,
  python: draftPythonModule,
  sed: draftSed,
  tar: draftTar,
};

/**
 * @returns `null` where the row names no reader.
 * @throws {Error} It names one that is not there: a bug in a table.
 */
export function specialReader(name: string | null): OperandReader | null {
  if (name === null) return null;
  const reader = READERS[name];
  if (reader === undefined) throw new Error(`no reader: ${name}`);
  return reader;
}

/** Changes and adds to what was found in the words of a program, whatever its subcommand. */
export type Surroundings = (drafts: readonly AccessDraft[], input: ReaderInput) => readonly AccessDraft[];

const SURROUNDINGS: Readonly<Record<string, Surroundings>> = {
  git: aroundGit,
  "sql-client": aroundSqlClient,
  "ssh-keygen": aroundSshKeygen,
};

/**
 * @returns `null` where the row names nothing that surrounds its subcommands.
 * @throws {Error} It names something that is not there: a bug in a table.
 */
export function surroundings(name: string | null): Surroundings | null {
  if (name === null) return null;
  const found = SURROUNDINGS[name];
  if (found === undefined) throw new Error(`no surroundings: ${name}`);
  return found;
}
