import type { ProgramTable } from "./program-table.ts";

const DIFF_OPTIONS =
  "w: --output; -: -S -G -U -l -O --diff-filter --since --until --after --before --author --committer --grep -n --max-count --skip --anchored --src-prefix --dst-prefix --inter-hunk-context --find-object --date; ~-: --pretty --format --abbrev --color --word-diff-regex --unified --decorate-refs; flags: --cached --staged --name-only --name-status --stat --oneline --graph --all --no-color --word-diff --numstat --shortstat --summary --patch --no-patch --follow --reverse --merge-base --exit-code --quiet --check --decorate --first-parent --no-merges --merges --raw --ignore-all-space --no-ext-diff --no-index --branches --tags --remotes --left-right --cherry-pick";

/** Version control. A word that may be a ref or a file counts for rules that name it. Source: git 2.51 and Mercurial 6 manuals. */
export const versionControl: ProgramTable = {
  git: "-*; c: -C; r: --exec-path; b: --git-dir; B: --work-tree; front:; around: git; r.gitconfig: -c; -: --namespace --config-env --super-prefix --attr-source --list-cmds",
  "git add|stage": "R.pathspec*; r: --pathspec-from-file; -: --chmod",
  "git rm": "W.pathspec*; r: --pathspec-from-file; all: -r",
  "git mv": "B* w; into: -; makes: below",
  "git clean": "W.pathspec*; -: -e --exclude; all: -d; empty -f --force: W",
  "git restore":
    "W.pathspec*; r: --pathspec-from-file; -: -s --source --conflict; flags: --staged --worktree --ours --theirs --merge --patch --quiet",
  "git checkout":
    "W.ref*; r: --pathspec-from-file; -: -b -B --orphan --conflict; flags: --ours --theirs --track --no-track --force --quiet --detach --merge --patch --guess --progress",
  "git switch": "-*; -: -c -C --create --force-create --orphan --conflict",
  "git show|diff|log|whatchanged|shortlog|difftool|range-diff|format-patch|diff-tree|diff-index|diff-files|rev-list": `R.ref*; ${DIFF_OPTIONS}; w: -o --output-directory; r: --cover-letter-file --ignore-revs-file`,
  "git blame|annotate": "r.ref*; -: -L -S -C -M --since --date; r: --contents --ignore-revs-file",
  "git grep": "- R.ref*; if -e -f: R.ref*; -: -e -A -B -C -m --max-depth --threads; r: -f; w: -O --open-files-in-pager",
  "git apply":
    "r*; here !--check !--stat !--numstat !--summary: f; -: -p -C --exclude --include --whitespace --directory",
  "git am": "r*; here: f; -: -p -C --exclude --include --whitespace --directory --patch-format",
  "git archive": "R.ref*; w: -o --output; -: --format --prefix --remote --exec; r: --add-file; -: --add-virtual-file",
  "git bundle create": "w -*",
  "git bundle verify|list-heads|unbundle": "r -*",
  "git clone":
    "r.shaped w; makes: below; reader: clone; r: --reference --reference-if-able --template --bundle-uri; w: --separate-git-dir; -: -b -c -j -o -u --branch --config --jobs --origin --depth --filter --upload-pack --shallow-since --shallow-exclude --recurse-submodules --server-option --revision",
  "git init":
    "w; empty: w; r: --template; w: --separate-git-dir; -: -b --initial-branch --object-format --shared --ref-format",
  "git worktree": "-*",
  "git submodule": "-*",
  "git bundle": "-*",
  "git worktree add": "w -*; -: -b -B --reason",
  "git worktree remove|repair|lock|unlock": "w*; -: --reason",
  "git worktree move": "w w",
  "git worktree list|prune": "-*; -: --expire",
  "git submodule add": "- w; -: -b --branch --name --reference --depth",
  "git submodule update|status|init|deinit|sync|foreach|summary": "r.named*; -: --reference --depth --jobs -j",
  "git commit":
    "R.pathspec*; r: -F -t --file --template --pathspec-from-file; -: -m -C -c -S --message --author --date --reuse-message --reedit-message --fixup --squash --cleanup --trailer; flags: --amend --no-edit --all --no-verify --quiet --allow-empty --signoff --dry-run --verbose",
  "git tag": "-*; r: -F --file; -: -m -u --message --sort --format --points-at --contains --merged",
  "git notes": "-*; r: -F --file; -: -m -C -c --ref",
  "git merge": "-*; r: -F --file; -: -m -s -X --message --strategy --strategy-option --into-name",
  "git stash": "-*; -: -m --message; r: --pathspec-from-file",
  "git stash push": "B.pathspec*; -: -m --message; r: --pathspec-from-file",
  "git stash pop|apply|drop|show|list|clear|branch|create|store|save": "-*; -: -m",
  "git reset": "R.ref*; r: --pathspec-from-file; flags: --hard --soft --mixed --keep --merge --quiet",
  "git ls-files": "r*; r: -X --exclude-from; -: -x --exclude --format --with-tree --exclude-per-directory",
  "git ls-tree": "-.ref r*; -: --format",
  "git check-ignore|check-attr|status": "r*; -: --ignored --column --porcelain --untracked-files",
  "git cat-file": "R.ref*; -: --filter --format",
  "git hash-object": "r*; -: -t --path",
  "git config":
    "-*; w: -f --file; -: --type --default --comment --value --get-color --blob; flags: --global --local --system --worktree --get --get-all --list --unset --add --unset-all --show-origin",
  "git push": "w.shaped -*; -: -o --push-option --receive-pack --exec --repo",
  "git fetch|pull|ls-remote":
    "r.shaped -*; -: -o -s -X -j --depth --upload-pack --server-option --sort --strategy --shallow-since --refmap",
  "git lfs": "-*",
  "git merge-file": "b r r; -: -L",
  "git interpret-trailers": "b.named*; -: --trailer --where",
  "git send-email": "r.named*; -: --to --from --cc --bcc --subject --smtp-server",
  "git bugreport|diagnose": "-*; w: -o --output-directory; -: -s --suffix --mode; here !-o !--output-directory: w",
  "git bisect|remote|branch|rebase|cherry-pick|revert|rev-parse|describe|reflog|merge-base|symbolic-ref|gc|fsck|prune|count-objects|for-each-ref|update-ref|show-ref|name-rev|version|help|verify-commit|verify-tag|credential|maintenance|repack|pack-refs|var|cherry|request-pull|show-branch|read-tree|write-tree|commit-tree|mktree|rerere|svn|flow|hook|filter-branch|filter-repo|subtree|instaweb|gui|citool|gitk|daemon|mailsplit|mailinfo|stripspace|column|fmt-merge-msg|check-ref-format|for-each-repo|merge-tree|mergetool|pack-objects|unpack-objects|index-pack|verify-pack|replace|show-index|multi-pack-index|commit-graph|backfill|fast-export|fast-import":
    "r.shaped*; r: --file; u.named: -F; -: --onto --format --sort --contains --merged --depth --exec --match --exclude",
  "git update-index": "R.pathspec*; -: --cacheinfo --chmod --index-version",
  "git checkout-index": "W.pathspec*; w: --prefix; -: --stage",
  "git sparse-checkout": "-*",
  "gitk|tig|lazygit|gitui": "r.ref*",
  "gh|hub|glab":
    "-*; -: -R --repo --hostname -t -b -q -f -F -H -X --title --body --jq --template --json --field --raw-field --header --method --label --assignee --reviewer --milestone --base --head --limit --state --search --author; r: --body-file --input --notes-file",
  "gh pr":
    "-*; r: -F --body-file; -: -t -b -R -q -B -H -l -a -r -m -L -s -S --title --body --repo --jq --json --base --head",
  "gh issue": "-*; r: -F --body-file; -: -t -b -R -q -l -a -m -L -s -S --title --body --repo --jq --json",
  "gh api":
    "-*; r: --input; -: -f -X -H -q -t -p --raw-field --method --header --jq --template --preview --hostname --cache; r.form: -F --field",
  "gh gist": "-*",
  "gh gist create": "r*; -: -d --desc -f --filename",
  "gh gist *": "-*; -: -d --desc; r: -a --add",
  "gh release": "-*",
  "gh release create|upload":
    "- r*; r: -F --notes-file; -: -t -n -R --title --notes --repo --target --discussion-category --notes-start-tag",
  "gh release download":
    "-*; w: -D --dir; w: -O --output; here !-D !--dir !-O !--output: w; -: -p -R --pattern --repo -A --archive",
  "gh run": "-*; f: -D --dir; -: -n -p -R -L -w -q -j --name --pattern --repo --jq --json --job --branch --workflow",
  "gh repo": "-*; -: -d --description -R --repo --json -q --jq -l -L --visibility; r: -s --source",
  "gh repo clone": "r.shaped w; makes: below; reader: clone; -: -u --upstream-remote-name",
  "gh secret|variable":
    "-*; r: -f --env-file; -: -b -R -e -o -r -a -v --body --repo --env --org --repos --app --visibility",
  "gh *": "-*; r: -F --body-file; -: -t -b -R -q -f --jq --json --repo",
  "hg|sl|chg":
    "r.named*; c: --cwd; r: -R --repository; -: --config -r --rev -m --message -u --user -d --date -T --template -b --branch; w: -o --output; r: -l --logfile -I -X",
  svn: "r.named*; -: -r -m -c --revision --message --username --password; r: -F --file --targets; r: --config-dir",
  jj: "-*; c: -R --repository; -: -r -m -T -d -s -f -b --config",
  "jj file|diff|restore|commit|split|squash|st|status": "r.named*; -: -r -m -f -t --from --to --message",
  "jj *": "-*; -: -r -m -T -d -s -b",
  "fossil|bzr|darcs|pijul|cvs|p4": "r.named*",
};
