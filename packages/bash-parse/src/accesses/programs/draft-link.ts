import type { Directories } from "../../facts/directory.ts";
import type { AccessDraft } from "../access-draft.ts";
import { draftByRow, type ReaderInput } from "../draft-by-row.ts";
import { enterDirectory } from "../symbolic-path.ts";
import { readPathValue } from "../words/path-value.ts";
import { subSlice, wholeSlice } from "../words/slice.ts";

/**
 * `ln`: a symbolic link's target counts from where the link lies; a link without a name of its own goes into the directory
 * that it is made in.
 *
 * @see ln(1), GNU coreutils 9.4
 */
export function draftLink(input: ReaderInput): readonly AccessDraft[] {
  const { parsed } = input;
  const drafts = parsed.operands.length === 1 ? alone(draftByRow(input)) : draftByRow(input);
  const symbolic = parsed.flags.has("-s") || parsed.flags.has("--symbolic");
  const operands = drafts.filter(({ source }) => source === "operand");
  const place = operands.find(({ use }) => use === "write");
  return drafts.flatMap((draft): readonly AccessDraft[] => {
    if (draft.use !== "read" || draft.source !== "operand") return [draft];
    const own = parsed.operands.length === 1 ? [linkHere(draft)] : [];
    if (!symbolic || place === undefined) return [draft, ...own];
    return [{ ...draft, directories: directoryOf(place) }, ...own];
  });
}

/** A single operand is the target, whatever its place says. */
function alone(drafts: readonly AccessDraft[]): readonly AccessDraft[] {
  return drafts.map((draft) => (draft.source === "operand" ? { ...draft, use: "read" } : draft));
}

/** The directory that a link lies in. */
function directoryOf({ slice, directories }: AccessDraft): Directories {
  const { text } = slice.token;
  const value = readPathValue(subSlice(wholeSlice(slice.token), 0, Math.max(0, text.lastIndexOf("/") + 1)));
  return value === null || value.path === "" ? directories : enterDirectory(directories, value);
}

function linkHere(target: AccessDraft): AccessDraft {
  const name = target.slice.token.text.replace(/\/+$/, "").split("/").at(-1) ?? ".";
  return { ...target, use: "write", implied: { path: name === "" ? "." : name, unknown: null, below: null } };
}
