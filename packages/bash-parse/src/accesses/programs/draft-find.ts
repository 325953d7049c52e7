import type { AccessDraft } from "../access-draft.ts";
import type { ReaderInput } from "../draft-by-row.ts";
import { draftsOfSlice } from "../draft-values.ts";
import type { PathUse } from "../rows/role.ts";
import { wholeSlice } from "../words/slice.ts";

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

const WITH_VALUE: ReadonlySet<string> = new Set(
  (
    "-name -iname -path -ipath -wholename -iwholename -regex -iregex -lname -ilname -type -xtype -size -mtime -atime -ctime " +
    "-mmin -amin -cmin -Btime -Bmin -user -group -uid -gid -perm -maxdepth -mindepth -printf -fstype -inum -links -used " +
    "-context -regextype -newermt -newerat -newerct -newerBt -flags -depth-n"
  ).split(" "),
);

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
  for (const root of roots) drafts.push(...draftsOfSlice(input, wholeSlice(root), walk, "operand", directories));
  if (roots.length === 0 && unit.program !== null) {
    const implied = { path: ".", unknown: null, below: null };
    const slice = wholeSlice(unit.program);
    drafts.push({ slice, use: walk.use, source: "directory", basis: "meaning", recursive: true, directories, implied });
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
