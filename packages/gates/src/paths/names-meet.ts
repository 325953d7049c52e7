import type { PathAccess } from "@bashgate/bash-parse";
import { compileCommandPattern, couldMatch, type Form, prepareForm, type RuleOrigin } from "@bashgate/permission-rules";

/**
 * Whether a rule for any depth may be about a file with one of these names: `*.pem` is not about `*.md`, `secret*` may be. Only
 * patterns that are one name are told apart; any other may be about anything.
 */
export function meetsNames({ pattern }: RuleOrigin, names: NonNullable<PathAccess["names"]>): boolean {
  const name = pattern.toLowerCase().replace(/^(?:\*\*\/)+/, "");
  if (/[/[\]{}()]/.test(name)) return true;
  const compiled = compileCommandPattern(name, null);
  return names.some((glob) => couldMatch(compiled, prepareForm(formOf(glob.toLowerCase()))));
}

/** A glob as a text with holes where anything may stand. */
function formOf(glob: string): Form {
  const hole = { raw: "*", words: false, mayBeOption: true };
  const parts = glob.replace(/\[[^\]]*\]/g, "*").split(/[*?]+/);
  return parts.flatMap((part, at): Form => (at === 0 ? [part] : [hole, part])).filter((part) => part !== "");
}
