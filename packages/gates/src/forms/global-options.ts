/**
 * Options that stand between a program and its subcommand. What is harmless is left out of the exact forms
 * (semantics 2.2), so that `git --no-pager log` is `git log`; all of them are left out of the loose forms.
 */
export interface GlobalOptions {
  /** The program, or a program and a subcommand whose own options these are (`docker compose`). */
  readonly of: string;
  /** Harmless, no value. */
  readonly flags?: string;
  /** Harmless, with a value: as the next word, after `=`, or attached to a short option. */
  readonly values?: string;
  /** Harmless, with a value that only ever is attached (`-j8`). */
  readonly attached?: string;
  /** Changes the directory like `cd`; with a value. */
  readonly directory?: string;
  /** Changes the directory to the one that holds the named file. */
  readonly fileInDirectory?: string;
  /** Sets `key=value`; harmless for the keys of `harmlessSettings` only. */
  readonly settings?: string;
  /** Keys, families of keys (`color.*`) and keys with one harmless value (`core.pager=cat`). Case does not count in them. */
  readonly harmlessSettings?: string;
  /** Changes what the command does; no value. */
  readonly riskyFlags?: string;
  /** Changes what the command does; with a value. */
  readonly riskyValues?: string;
  /** The options may stand anywhere before `--`, not only in front of the subcommand. */
  readonly anywhere?: boolean;
}

/** Facts from the programs' manual pages and `--help` texts. Options are separated by blanks. */
export const GLOBAL_OPTIONS: readonly GlobalOptions[] = [
  {
    of: "git",
    flags:
      "--no-pager -P --no-optional-locks --literal-pathspecs --glob-pathspecs --noglob-pathspecs --icase-pathspecs --no-replace-objects --no-lazy-fetch --no-advice",
    directory: "-C",
    settings: "-c",
    harmlessSettings: "color.* user.* advice.* core.quotepath core.pager=cat log.*",
    riskyFlags: "-p --paginate --bare",
    riskyValues: "--git-dir --work-tree --namespace --exec-path --config-env --super-prefix --attr-source --list-cmds",
  },
  {
    of: "kubectl",
    flags: "--warnings-as-errors",
    values: "-n --namespace --request-timeout -v --v --vmodule",
    riskyFlags: "--insecure-skip-tls-verify --match-server-version",
    riskyValues:
      "--context --cluster --kubeconfig --user --token --server -s --as --as-group --as-uid --certificate-authority --client-certificate --client-key --tls-server-name --cache-dir --username --password --profile --profile-output",
  },
  {
    of: "oc",
    values: "-n --namespace --request-timeout -v --v",
    riskyFlags: "--insecure-skip-tls-verify",
    riskyValues: "--context --cluster --kubeconfig --config --user --token --server -s --as --as-group",
  },
  {
    of: "helm",
    flags: "--debug",
    values: "-n --namespace --burst-limit --qps",
    riskyFlags: "--kube-insecure-skip-tls-verify",
    riskyValues:
      "--kube-context --kubeconfig --kube-apiserver --kube-as-user --kube-as-group --kube-ca-file --kube-token --registry-config --repository-cache --repository-config",
  },
  {
    of: "docker",
    flags: "-D --debug",
    values: "-l --log-level",
    riskyFlags: "--tls --tlsverify",
    riskyValues: "-H --host -c --context --config --tlscacert --tlscert --tlskey",
  },
  {
    of: "docker compose",
    flags: "--compatibility --dry-run",
    values: "--ansi --progress --parallel",
    directory: "--project-directory",
    riskyFlags: "--all-resources",
    riskyValues: "-f --file -p --project-name --profile --env-file",
  },
  {
    of: "docker-compose",
    flags: "--compatibility --verbose --no-ansi",
    values: "--ansi --progress --parallel --log-level",
    directory: "--project-directory",
    riskyFlags: "--tls --tlsverify",
    riskyValues:
      "-f --file -p --project-name --profile --env-file -H --host -c --context --tlscacert --tlscert --tlskey",
  },
  {
    of: "podman",
    values: "--log-level",
    riskyFlags: "--remote -r --syslog",
    riskyValues:
      "-c --connection --url --identity --root --runroot --runtime --config --hooks-dir --module --storage-driver --storage-opt --tmpdir --volumepath",
  },
  {
    of: "npm",
    flags: "-s --silent -q --quiet -d --no-progress --no-color --no-fund --no-update-notifier --verbose",
    values: "--loglevel",
    directory: "--prefix -C",
    riskyFlags: "-g --global -ws --workspaces --include-workspace-root",
    riskyValues: "-w --workspace --userconfig --globalconfig --registry --cache --script-shell",
    anywhere: true,
  },
  {
    of: "pnpm",
    flags: "-s --silent --color --no-color --stream --aggregate-output",
    values: "--loglevel --reporter",
    directory: "-C --dir",
    riskyFlags: "-r --recursive -w --workspace-root --include-workspace-root",
    riskyValues: "-F --filter --filter-prod --store-dir --virtual-store-dir",
  },
  { of: "yarn", flags: "-s --silent --verbose --no-progress", directory: "--cwd", anywhere: true },
  { of: "bun", flags: "--silent", directory: "--cwd", riskyValues: "-c --config -r --preload --env-file" },
  {
    of: "make",
    flags:
      "-s --silent --quiet -k --keep-going -w --print-directory --no-print-directory -n --dry-run --just-print --recon -B --always-make --no-builtin-rules -r -R --no-builtin-variables --trace -O --output-sync -j --jobs",
    attached: "-j --jobs -l --load-average -O --output-sync",
    directory: "-C --directory",
    riskyFlags: "-e --environment-overrides -i --ignore-errors -t --touch",
    fileInDirectory: "-f --file --makefile",
    riskyValues: "-I --include-dir -o --old-file -W --what-if --eval -E",
    anywhere: true,
  },
  {
    of: "ninja",
    flags: "-v --verbose --quiet -n",
    values: "-j -k -l",
    directory: "-C",
    fileInDirectory: "-f",
    riskyValues: "-t -d -w",
    anywhere: true,
  },
  {
    of: "just",
    flags: "-q --quiet -v --verbose --no-color --no-highlight --highlight -n --dry-run --unstable",
    values: "--color --dump-format",
    directory: "-d --working-directory",
    fileInDirectory: "-f --justfile",
    riskyFlags: "--shell-command --clear-shell-args -g --global-justfile",
    riskyValues: "--shell --shell-arg --set --dotenv-filename --dotenv-path -E",
  },
  {
    of: "task",
    flags: "-s --silent -v --verbose -p --parallel -n --dry -c --color",
    values: "-C --concurrency -o --output",
    directory: "-d --dir",
    fileInDirectory: "-t --taskfile",
    riskyFlags: "-g --global -f --force -y --yes",
  },
  {
    of: "cargo",
    flags: "-q --quiet -v -vv --verbose --locked --offline --frozen",
    values: "--color",
    directory: "-C",
    fileInDirectory: "--manifest-path",
    riskyValues: "--config -Z",
    anywhere: true,
  },
  { of: "go", directory: "-C", anywhere: true },
  {
    of: "gradle",
    flags:
      "-q --quiet -i --info -d --debug -s --stacktrace --no-daemon --daemon --offline --parallel --no-parallel --build-cache --no-build-cache --no-scan",
    values: "--console --max-workers --warning-mode",
    directory: "-p --project-dir",
    fileInDirectory: "-b --build-file -c --settings-file",
    riskyValues: "-I --init-script -g --gradle-user-home --include-build -P -D --project-prop --system-prop",
    anywhere: true,
  },
  {
    of: "mvn",
    flags:
      "-q --quiet -B --batch-mode -ntp --no-transfer-progress -o --offline -e --errors -X --debug -V --show-version",
    values: "--color -T --threads",
    fileInDirectory: "-f --file",
    riskyValues: "-s --settings -gs --global-settings -t --toolchains -P --activate-profiles -pl --projects",
    anywhere: true,
  },
  {
    of: "uv",
    flags: "-q --quiet -v --verbose --offline --no-progress --no-config -n --no-cache",
    values: "--color",
    directory: "--directory --project",
    riskyValues: "--config-file --cache-dir --allow-insecure-host",
  },
  {
    of: "poetry",
    flags: "-q --quiet -v -vv -vvv --verbose -n --no-interaction --ansi --no-ansi --no-cache",
    directory: "-C --directory -P --project",
    riskyFlags: "--no-plugins",
  },
  { of: "terraform", directory: "-chdir" },
  { of: "tofu", directory: "-chdir" },
  { of: "terragrunt", directory: "--terragrunt-working-dir --working-dir" },
  {
    of: "gh",
    riskyValues: "-R --repo --hostname",
  },
  {
    of: "glab",
    riskyValues: "-R --repo -g --group",
  },
  {
    of: "aws",
    flags: "--no-cli-pager --no-cli-auto-prompt --no-paginate --debug",
    values: "--output --color --cli-read-timeout --cli-connect-timeout",
    riskyFlags: "--no-verify-ssl --no-sign-request",
    riskyValues: "--profile --region --endpoint-url --ca-bundle --query",
  },
  {
    of: "gcloud",
    flags: "--no-user-output-enabled",
    values: "--verbosity --format",
    riskyFlags: "-q --quiet",
    riskyValues:
      "--project --account --configuration --impersonate-service-account --access-token-file --billing-project --flags-file",
  },
  {
    of: "az",
    flags: "--only-show-errors --verbose --debug",
    values: "-o --output",
    riskyValues: "--subscription --query",
  },
  {
    of: "systemctl",
    flags: "--no-pager -q --quiet -l --full --no-legend --plain",
    values: "-n --lines -o --output",
    riskyFlags: "--user --system --global --runtime --now -f --force --root",
    riskyValues: "-H --host -M --machine --root --image",
  },
  {
    of: "jj",
    flags: "--no-pager --quiet --ignore-working-copy --debug",
    values: "--color",
    riskyValues: "-R --repository --at-operation --at-op --config --config-toml --config-file",
  },
  {
    of: "hg",
    flags: "-q --quiet -v --verbose --debug -y --noninteractive",
    values: "--color --pager --encoding",
    directory: "--cwd",
    riskyValues: "-R --repository --config",
  },
  {
    of: "pip",
    flags: "-q -qq --quiet -v --verbose --no-color --no-input --disable-pip-version-check",
    values: "--timeout --retries",
    riskyFlags: "--isolated --require-virtualenv",
    riskyValues: "--python --proxy --cert --client-cert --cache-dir --log --trusted-host",
  },
  { of: "pip3", flags: "-q -qq --quiet -v --verbose --no-color --no-input --disable-pip-version-check" },
  { of: "brew", flags: "-q --quiet -v --verbose -d --debug" },
  {
    of: "apt",
    flags: "-q -qq --quiet",
    riskyFlags: "-y --yes --assume-yes -f --allow-downgrades --no-install-recommends",
    riskyValues: "-o --option -c --config-file -t --target-release",
  },
  {
    of: "apt-get",
    flags: "-q -qq --quiet",
    riskyFlags: "-y --yes --assume-yes -f --allow-downgrades --no-install-recommends",
    riskyValues: "-o --option -c --config-file -t --target-release",
  },
  { of: "dotnet", flags: "-d --diagnostics", riskyValues: "--roll-forward --additionalprobingpath" },
  {
    of: "bundle",
    flags: "--no-color --verbose",
    riskyValues: "-r --retry",
  },
  { of: "turbo", flags: "--no-color --color --no-update-notifier", values: "--verbosity", directory: "--cwd" },
  { of: "deno", flags: "-q --quiet --no-color", values: "-L --log-level" },
];
