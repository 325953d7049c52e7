import type { AccessDraft } from "../access-draft.ts";
import { draftByRow, type ReaderInput } from "../draft-by-row.ts";
import { enterDirectory } from "../symbolic-path.ts";

/**
 * `ln`: a symbolic link's target counts from where the link lies; a link without a name of its own goes into the directory
 * that it is made in.
 *
 * @see ln(1), GNU coreutils 9.4
 */
export function draftLink(input: ReaderInput): readonly AccessDraft[] {
  const { parsed } = input;
  const drafts = draftByRow(input);
  const symbolic = parsed.flags.has("-s") || parsed.flags.has("--symbolic");
  const operands = drafts.filter(({ source }) => source === "operand");
  const place = operands.find(({ use }) => use === "write");
  const directory = place === undefined ? undefined : directoryOf(place.slice.token.text);
  return drafts.flatMap((draft): readonly AccessDraft[] => {
    if (draft.use !== "read" || draft.source !== "operand") return [draft];
    const own = parsed.operands.length === 1 ? [linkHere(draft)] : [];
    if (!symbolic || directory === undefined) return [draft, ...own];
    return [{ ...draft, directories: enterDirectory(draft.directories, directory) }, ...own];
  });
}

function directoryOf(link: string): string {
  const cut = link.lastIndexOf("/");
  return cut < 0 ? "." : link.slice(0, cut + 1);
}

function linkHere(target: AccessDraft): AccessDraft {
  const name = target.slice.token.text.replace(/\/+$/, "").split("/").at(-1) ?? ".";
  return { ...target, use: "write", implied: { path: name === "" ? "." : name, unknown: null, below: null } };
}
