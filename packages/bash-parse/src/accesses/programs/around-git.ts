import type { EnvironmentVariable } from "../../facts/bash-command.ts";
import type { Directories } from "../../facts/directory.ts";
import type { AccessDraft } from "../access-draft.ts";
import type { ReaderInput } from "../draft-by-row.ts";
import { draftsOfValues } from "../draft-values.ts";
import type { PathUse } from "../rows/role.ts";
import { commandWords } from "../words/embedded-paths.ts";
import { sliceText, wholeSlice } from "../words/slice.ts";

/** Subcommands that change neither the repository nor the files in it. */
const READS: ReadonlySet<string> = new Set(
  (
    "annotate archive blame cat-file check-attr check-ignore check-ref-format cherry count-objects describe diff diff-files " +
    "diff-index diff-tree difftool for-each-ref grep help log ls-files ls-remote ls-tree merge-base merge-tree name-rev range-diff " +
    "rev-list rev-parse shortlog show show-branch show-index show-ref status var verify-commit verify-pack verify-tag version whatchanged"
  ).split(" "),
);

/**
 * What every `git` command adds: the repository and the files that it works on where they lie elsewhere, by an option or a
 * variable, and keys in variables that hold commands.
 *
 * @see git(1) 2.51, "Environment variables"
 */
export function aroundGit(drafts: readonly AccessDraft[], input: ReaderInput): readonly AccessDraft[] {
  const { unit, parsed } = input;
  if (unit.program === null) return drafts;
  const reads = READS.has(parsed.row?.name.split(" ")[1] ?? "");
  const places = new Set(
    parsed.values.flatMap(({ option, slice }) =>
      /^--(?:git-dir|work-tree)$/.test(option) || /^core\.worktree=/i.test(sliceText(slice)) ? [slice.token] : [],
    ),
  );
  const own = drafts.map((draft): AccessDraft => {
    if (places.has(draft.slice.token) && draft.source === "option") return { ...draft, use: reads ? "read" : "both" };
    return isAllOfSession(draft) && !parsed.flags.has("-f") && !parsed.flags.has("--force")
      ? { ...draft, recursive: false }
      : draft;
  });
  const { directories } = draftsOfValues(input);
  const at = { slice: wholeSlice(unit.program), source: "directory", basis: "meaning", recursive: false } as const;
  const moved: readonly AccessDraft[] =
    reads || parsed.row?.name === "git" || liesBelowSession(directories)
      ? []
      : [{ ...at, use: "write", directories, implied: { path: ".", unknown: null, below: null } }];
  const variables = unit.environment.flatMap((variable) =>
    placesOfVariable(variable, reads).map(({ path, use, recursive }): AccessDraft => {
      const unknown = path === null ? `\`${variable.raw}\` is not known before it runs` : null;
      const implied = { path: path ?? variable.raw, unknown, below: null };
      return { ...at, use, recursive, source: "option", directories, implied };
    }),
  );
  return [...own, ...moved, ...variables];
}

/** All that is tracked in the session's directory, as the command without a path would read it too. */
function isAllOfSession({ slice, use, implied, directories }: AccessDraft): boolean {
  return use === "read" && implied === undefined && directories.main === "." && /^\.?\/?$/.test(sliceText(slice));
}

function liesBelowSession({ main }: Directories): boolean {
  return main !== null && !/^(?:\/|~|\.\.)/.test(main);
}

interface VariablePlace {
  /** `null`: the value is not known. */
  readonly path: string | null;
  readonly use: PathUse;
  readonly recursive: boolean;
}

function placesOfVariable({ name, value }: EnvironmentVariable, reads: boolean): readonly VariablePlace[] {
  const use = reads ? "read" : "both";
  switch (name) {
    case "GIT_WORK_TREE":
      return [{ path: value, use, recursive: true }];
    case "GIT_DIR":
    case "GIT_COMMON_DIR":
    case "GIT_OBJECT_DIRECTORY":
    case "GIT_INDEX_FILE":
      return [{ path: value, use, recursive: false }];
    case "GIT_CONFIG":
    case "GIT_CONFIG_GLOBAL":
    case "GIT_CONFIG_SYSTEM":
      return value === null ? [] : [{ path: value, use: "read", recursive: false }];
    case "GIT_SSH_COMMAND":
      return commandWords(value ?? "").map(({ start, end }) => ({
        path: (value ?? "").slice(start, end),
        use: "read",
        recursive: false,
      }));
    default:
      return /^GIT_TRACE/.test(name) && value?.startsWith("/") === true
        ? [{ path: value, use: "write", recursive: false }]
        : [];
  }
}
