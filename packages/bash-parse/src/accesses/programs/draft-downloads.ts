import type { Directories } from "../../facts/directory.ts";
import type { AccessDraft } from "../access-draft.ts";
import { draftByRow, type ReaderInput } from "../draft-by-row.ts";
import { enter } from "../draft-values.ts";
import type { Slice } from "../words/slice.ts";
import { sliceText } from "../words/slice.ts";

/**
 * `curl -O` and `wget`: what is fetched is written under the last part of its address, in the directory that an option
 * names or in the one in force.
 *
 * @see curl(1) 8.5, wget(1) 1.21
 */
export function draftDownloads(input: ReaderInput): readonly AccessDraft[] {
  const { parsed, unit } = input;
  const drafts = draftByRow(input);
  if (!writesRemoteNames(unit.programName, parsed.flags)) return drafts;
  const option = parsed.values.find(({ option: name }) => /^(?:--output-dir|-P|--directory-prefix)$/.test(name));
  const directories = option === undefined ? unit.directories : enter(unit.directories, option.slice);
  const nested = option !== undefined || NESTING.some((flag) => parsed.flags.has(flag));
  return [...drafts, ...parsed.operands.map(({ slice }) => remoteName(slice, directories, nested))];
}

function writesRemoteNames(program: string, flags: ReadonlySet<string>): boolean {
  const has = (...names: readonly string[]) => names.some((name) => flags.has(name));
  if (program === "curl") return has("-O", "--remote-name", "--remote-name-all", "-J", "--remote-header-name");
  return !has("-O", "--output-document", "--spider", "--version", "-h", "--help");
}

/** Options of `wget` with which it makes directories of its own. */
const NESTING = [
  "-r",
  "--recursive",
  "-m",
  "--mirror",
  "-x",
  "--force-directories",
  "-p",
  "--page-requisites",
] as const;

/** A name that is not known may be any in the directory: that counts as all of it where it is not the one in force. */
function remoteName(slice: Slice, directories: Directories, nested: boolean): AccessDraft {
  const address = sliceText(slice)
    .replace(/^[A-Za-z]+:\/\//, "")
    .replace(/[?#].*$/, "");
  const name = slice.token.dynamic ? "" : (/\/([^/]+)$/.exec(address)?.[1] ?? "");
  const safe = name === "" || name === ".." ? "." : name;
  return {
    slice,
    use: "write",
    source: "operand",
    basis: "meaning",
    recursive: nested && safe === ".",
    directories,
    implied: { path: safe, unknown: null, below: null },
  };
}
