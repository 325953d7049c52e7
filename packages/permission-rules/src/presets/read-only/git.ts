import { type Entry, only, onlyAhead, sub, without } from "./entry.ts";

export const git: readonly Entry[] = [
  sub(
    "git",
    [
      "status log show diff shortlog whatchanged blame annotate describe rev-parse rev-list ls-files ls-tree name-rev merge-base count-objects for-each-ref show-ref cherry range-diff diff-tree diff-index diff-files check-ignore check-attr check-mailmap version",
    ],
    without("--output --ext-diff --output-directory --exec --upload-pack --textconv --show-signature --help"),
  ),
  sub("git", ["grep"], without("-O --open-files-in-pager --textconv --ext-grep")),
  sub("git", ["cat-file"], without("--textconv --filters --batch-command")),
  sub("git", ["branch"], {
    args: { max: 0 },
    ...only(
      "-a -r -v --all --remotes --verbose --list -l --show-current --sort= --format= --color --no-color --color= --column --no-column --contains --merged --no-merged --points-at= -i --ignore-case --abbrev= --no-abbrev",
    ),
  }),
  sub("git", ["branch"], {
    flags: {
      any: ["--list"],
      only: "-a -r -v --all --remotes --verbose --list --sort= --format= --color= --no-color --contains= --no-contains= --merged= --no-merged= -i --ignore-case".split(
        " ",
      ),
    },
  }),
  sub("git", ["branch"], {
    flags: {
      any: ["--contains", "--no-contains", "--merged", "--no-merged", "--points-at"],
      only: "-a -r -v --all --remotes --verbose --contains= --no-contains= --merged= --no-merged= --points-at= --sort= --format=".split(
        " ",
      ),
    },
    args: { max: 1 },
  }),
  sub("git", ["tag"], {
    args: { max: 0 },
    ...only(
      "-l --list -n -i --ignore-case --sort= --format= --color= --column --no-column --contains --merged --no-merged",
    ),
  }),
  sub("git", ["tag"], {
    flags: {
      any: ["-l", "--list"],
      only: "-l --list -n -i --ignore-case --sort= --format= --contains= --no-contains= --merged= --no-merged= --points-at= --color=".split(
        " ",
      ),
    },
  }),
  sub("git", ["remote"], { args: { max: 0 }, ...only("-v --verbose") }),
  sub("git", ["remote", "get-url"], only("--all --push")),
  sub("git", ["stash", "list show"], without("--output --ext-diff --textconv")),
  sub(
    "git",
    ["config", "get list"],
    onlyAhead(
      "--all --global --system --local --worktree --show-origin --show-scope --name-only --null -z --type= --default= --regexp --includes --no-includes",
    ),
  ),
  sub("git", ["config"], {
    flags: {
      any: ["--get", "--get-all", "--get-regexp", "--get-urlmatch", "-l", "--list"],
      ahead: true,
      only: "--get --get-all --get-regexp --get-urlmatch -l --list --global --system --local --worktree --show-origin --show-scope --name-only --null -z --type= --default= --bool --int --path --includes --no-includes".split(
        " ",
      ),
    },
  }),
  // One name and no value reads.
  sub("git", ["config"], {
    args: { min: 1, max: 1 },
    ...onlyAhead(
      "--global --system --local --worktree --show-origin --show-scope --null -z --type= --bool --int --path",
    ),
  }),
  sub("git", ["reflog"], { args: { max: 0 }, ...without("--output --ext-diff --textconv") }),
  sub("git", ["reflog", "show"], without("--output --ext-diff --textconv")),
  sub("git", ["worktree", "list"], only("-v --verbose --porcelain -z")),
  sub("git", ["notes", "list show"], only("")),
  sub("git", ["submodule", "status summary"], only("--recursive --cached --quiet -q")),
  sub("git", ["symbolic-ref"], { args: { min: 1, max: 1 }, ...only("--short -q --quiet") }),
  sub("git", ["bisect", "log"], only("")),
];
