/**
 * Long options that exist by themselves although longer ones begin with them and a dash: `npm --save` beside `--save-dev`.
 * They abbreviate nothing.
 */
const FULL_OPTIONS: ReadonlySet<string> = new Set(
  `--all --allow --api --app --auto --base --branch --build --cache --check --color --commit --config --context --cluster --data --debug
  --delete --depth --diff --dir --env --exclude --exec --file --filter --fix --follow --force --format --from --global --group --header --host
  --id --ignore --image --include --input --inspect --interactive --key --label --limit --line --list --local --log --max --merge --message
  --mode --name --namespace --network --node --only --order --output --package --parallel --password --patch --path --platform --plugin
  --port --prefix --profile --project --prune --pull --push --quiet --raw --rebase --recursive --ref --region --remote --repo --reset --resource
  --role --root --save --service --set --show --size --skip --sort --source --stat --state --status --stop --sync --tag --tags --target
  --test --text --time --token --type --update --url --user --username --value --verbose --verify --version --watch --with --word --workspace
  --write --yes`
    .split(/\s+/)
    .filter(Boolean),
);

export function isFullOption(name: string): boolean {
  return FULL_OPTIONS.has(name);
}
