/**
 * Options that take the next word as their value, by program and subcommand, for everyday commands. An option that is not
 * listed may or may not: what follows it is then still taken for a possible option.
 *
 * Facts from the programs' manual pages. Options of a program hold for its subcommands too.
 */
export const VALUE_OPTIONS: Readonly<Record<string, string>> = {
  "git commit":
    "-m --message -F --file -C --reuse-message -c --reedit-message --author --date -t --template --cleanup --trailer",
  "git log": "-n --max-count --since --after --until --before --author --committer --grep --format -G -S -L --skip",
  "git tag": "-m --message -F --file -u --local-user --sort --format",
  "git checkout": "-b -B --orphan",
  "git switch": "-c -C --create --force-create --orphan",
  "git merge": "-m -F --file -s --strategy -X --strategy-option --into-name",
  "git stash push": "-m --message",
  "git notes add": "-m --message -F --file",
  "git push": "-o --push-option --repo",
  "git clone": "-b --branch --depth -o --origin --reference",
  "git branch": "-u --set-upstream-to --sort --format",
  "git grep": "-e -f -m --max-count -A -B -C",
  "git config": "-f --file --blob --default",
  "gh pr create":
    "-t --title -b --body -F --body-file -B --base -H --head -l --label -a --assignee -r --reviewer -m --milestone -p --project",
  "gh pr edit":
    "-t --title -b --body -F --body-file -B --base --add-label --remove-label --add-reviewer --add-assignee",
  "gh pr comment": "-b --body -F --body-file",
  "gh pr merge": "-b --body -F --body-file -t --subject --match-head-commit",
  "gh pr review": "-b --body -F --body-file",
  "gh pr list":
    "-s --state -l --label -L --limit -A --author -a --assignee -B --base -H --head -S --search --json -q --jq -t --template",
  "gh pr view": "--json -q --jq -t --template",
  "gh issue create": "-t --title -b --body -F --body-file -l --label -a --assignee -m --milestone -p --project",
  "gh issue comment": "-b --body -F --body-file",
  "gh issue list":
    "-s --state -l --label -L --limit -A --author -a --assignee -S --search --json -q --jq -t --template",
  "gh issue view": "--json -q --jq -t --template",
  "gh release create": "-t --title -n --notes -F --notes-file --target",
  "gh api":
    "-X --method -f --raw-field -F --field -H --header -q --jq -t --template --input --hostname --cache -p --preview",
  "docker build": "-t --tag -f --file --build-arg --target --platform --network --label --cache-from --progress",
  "docker run": "--name -w --workdir -u --user -h --hostname --network --memory --cpus --platform --label --entrypoint",
  "kubectl get": "-o --output -l --selector --field-selector --sort-by",
  "kubectl logs": "-c --container --tail --since -l --selector",
  grep: "-e --regexp -m --max-count -A --after-context -B --before-context -C --context --include --exclude --exclude-dir",
  rg: "-e --regexp -g --glob -t --type -T --type-not -m --max-count -A -B -C --context -M --max-columns --max-depth -d -r --replace",
  find: "-name -iname -path -ipath -type -mtime -mmin -size -maxdepth -mindepth -user -group -perm -newer",
  head: "-n --lines -c --bytes",
  tail: "-n --lines -c --bytes",
  cut: "-d --delimiter -f --fields -c --characters -b --bytes",
  sort: "-k --key -t --field-separator",
  sed: "-e --expression -l --line-length",
  jq: "--indent",
  awk: "-F -v",
  curl: "-H --header -d --data --data-raw -X --request -u --user -A --user-agent -e --referer -m --max-time --connect-timeout --retry -b",
  "npm publish": "--tag --access --otp",
  pytest: "-k -m --maxfail -n --tb --durations",
  "cargo test": "-p --package --test --bench --example --features --target -j --jobs --profile",
  "cargo build": "-p --package --bin --example --features --target -j --jobs --profile",
  "cargo run": "-p --package --bin --example --features --target --profile",
  "go test": "-run -bench -count -timeout -tags -cpu -parallel",
  make: "-f --file --makefile -W -o",
  psql: "-c --command -h --host -p --port -U --username -d --dbname",
  tar: "-f --file -C --directory -X --exclude-from --exclude -T --files-from",
  mkdir: "-m --mode",
  xargs: "-n --max-args -P --max-procs -L --max-lines -s --max-chars -I -d --delimiter",
};
