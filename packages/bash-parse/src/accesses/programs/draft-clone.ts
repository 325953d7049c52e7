import type { AccessDraft } from "../access-draft.ts";
import { draftByRow, type ReaderInput } from "../draft-by-row.ts";
import { sliceText } from "../words/slice.ts";

/** `git clone URL`: the directory that it makes is named after the last part of the source, `.git` dropped. */
export function draftClone(input: ReaderInput): readonly AccessDraft[] {
  const drafts = draftByRow(input);
  const [source, ...others] = input.parsed.operands;
  if (source === undefined || others.length > 0) return drafts;
  const name = /([^/:]+?)(?:\.git)?\/*$/.exec(sliceText(source.slice))?.[1] ?? ".";
  const dynamic = source.slice.token.dynamic;
  const implied = dynamic ? { path: ".", unknown: null, below: null } : { path: name, unknown: null, below: null };
  const { directories } = drafts[0] ?? input.unit;
  const at = { slice: source.slice, source: "directory", basis: "meaning", directories } as const;
  return [...drafts, { ...at, use: "write", recursive: true, implied }];
}
