import type { AccessDraft } from "../access-draft.ts";
import type { ReaderInput } from "../draft-by-row.ts";
import { sqlFiles } from "../words/embedded-paths.ts";
import { isPathShaped } from "../words/path-shape.ts";
import { wholeSlice } from "../words/slice.ts";

/** What a client of a database is fed with by a heredoc or a here-string is SQL and commands of its own, which name files. */
export function aroundSqlClient(drafts: readonly AccessDraft[], { unit }: ReaderInput): readonly AccessDraft[] {
  const { program, redirects, directories } = unit;
  if (program === null) return drafts;
  const texts = redirects.flatMap(({ operator, target, heredoc }) =>
    operator === "<<<" ? (target?.text ?? []) : (heredoc?.text ?? []),
  );
  const fed = texts.flatMap((text) =>
    sqlFiles(text).map(({ start, end, as }): AccessDraft => {
      const path = text.slice(start, end);
      const isFile = as === "file" || (as === "shape" && isPathShaped(path));
      const implied = { path, unknown: null, below: null };
      const slice = wholeSlice(program);
      const basis = isFile ? "meaning" : "name";
      return { slice, use: "unknown", source: "operand", basis, recursive: false, directories, implied };
    }),
  );
  return [...drafts, ...fed.filter(({ implied }) => implied?.path !== "")];
}
