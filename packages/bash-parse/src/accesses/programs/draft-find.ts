import type { ShellToken } from "../../facts/shell-token.ts";
import type { AccessDraft } from "../access-draft.ts";
import type { ReaderInput } from "../draft-by-row.ts";
import { draftsOfSlice } from "../draft-values.ts";
import type { PathUse } from "../rows/role.ts";
import { sliceText, wholeSlice } from "../words/slice.ts";
import { findNames, WITH_VALUE } from "./find-names.ts";

const WITH_FILE: Readonly<Record<string, PathUse>> = {
  "-newer": "read",
  "-anewer": "read",
  "-cnewer": "read",
  "-samefile": "read",
  "-files0-from": "read",
  "-fprint": "write",
  "-fprint0": "write",
  "-fls": "write",
  "-fprintf": "write",
};

/**
 * `find`: the roots in front are walked; of the expression, `-fprint` and its like write, `-newer` reads, `-delete` removes.
 *
 * @see find(1), GNU findutils 4.9
 */
export function draftFind(input: ReaderInput): readonly AccessDraft[] {
  const { unit, words } = input;
  const { directories } = unit;
  const drafts: AccessDraft[] = [];
  let at = 0;
  while (/^-(?:[HLPEXdsx]+|O\d*|D|f|-)$/.test(words[at]?.text ?? "")) at += words[at]?.text === "-D" ? 2 : 1;
  const rootsStart = at;
  while (at < words.length && !/^(?:-.|[(!),]$)/.test(words[at]?.text ?? "")) at++;
  const roots = words.slice(rootsStart, at);
  const removes = expression(words.slice(at).map(({ text }) => text)).has("-delete");
  const walk = { use: removes ? "both" : "read", recursive: true, form: "plain" } as const;
  const narrowed = narrowing(input, words.slice(at));
  for (const root of roots) {
    const found = draftsOfSlice(input, wholeSlice(root), walk, "operand", directories);
    drafts.push(...found.map((draft) => ({ ...draft, ...narrowed })));
  }
  if (roots.length === 0 && unit.program !== null) {
    const implied = { path: ".", unknown: null, below: null };
    const slice = wholeSlice(unit.program);
    const common = { slice, source: "directory", basis: "meaning", recursive: true, directories, implied } as const;
    drafts.push({ ...common, use: walk.use, ...narrowed });
  }
  const [first] = drafts;
  if (first !== undefined && followsLinks(words) && acts(words)) {
    drafts.push(anywhere(first, "links are followed out of it"));
  }
  if (first !== undefined && words.some(({ text }) => text === "-files0-from") && acts(words)) {
    drafts.push(anywhere(first, "where it begins stands in a file"));
  }
  for (; at < words.length; at++) {
    const name = words[at]?.text ?? "";
    const use = WITH_FILE[name] ?? (/^-newer[aBcm]{1}[aBcm]$/.test(name) ? "read" : undefined);
    const file = words[at + 1];
    if (use === undefined) at += WITH_VALUE.has(name) ? 1 : 0;
    else if (file !== undefined) {
      at++;
      const role = { use, recursive: false, form: "plain" } as const;
      drafts.push(...draftsOfSlice(input, wholeSlice(file), role, "option", directories));
    }
  }
  return drafts;
}

/** Links below the roots are followed, out of them too. */
function followsLinks(words: readonly ShellToken[]): boolean {
  return words.some(({ text }) => /^-(?:[HPE]*L|follow)$/.test(text));
}

function acts(words: readonly ShellToken[]): boolean {
  return words.some(({ text }) => /^-(?:delete|exec|execdir|ok|okdir)$/.test(text));
}

function anywhere(draft: AccessDraft, unknown: string): AccessDraft {
  const implied = { path: sliceText(draft.slice), unknown, below: null };
  return { ...draft, use: "write", source: "directory", recursive: false, implied };
}

/** What it touches of all that lies below: some names; or nothing, where it only shows the names of directories. */
function narrowing({ unit }: ReaderInput, expression: readonly ShellToken[]): Pick<AccessDraft, "names"> {
  if (unit.extraArgs !== null) return {};
  const shows = !unit.context.some((one) => one !== "condition" && one !== "negation" && one !== "time");
  const texts = expression.map(({ text }) => text);
  if (
    shows &&
    /^(?: -(?:type d|empty|(?:max|min)depth \d+|print))+$/.test(` ${texts.join(" ")}`) &&
    texts.includes("d")
  ) {
    return { names: [] };
  }
  const names = findNames(expression);
  return names === null ? {} : { names };
}

/** The primaries of the expression; values of `-name` and its like are none. */
function expression(words: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    found.add(word);
    if (WITH_VALUE.has(word)) at++;
  }
  return found;
}
