// Written by scripts/build-table.mjs; changes belong there.

/** One program a line, then groups and their options in turn: `-C` takes the next word, `--color?` only an attached value, `-c!` none. */
export const optionsText: string = `adb||--one-device -H -L -P -s -t
alembic||--config --name -c -n -x
alsactl||--config-dir --env --file --initfile --lock-state-file --nice --period --pid-file --runstate -E -O -a -e -f -i -n -p -r
amixer||--card --device -D -c
ampx||--profile
ant||-buildfile -f -file -inputhandler -l -lib -listener -logfile -logger -propertyfile
apk||--arch --cache-dir --cache-max-age --keys-dir --repositories-file --repository --root --wait -X -p
apt||--config-file --default-release --host-architecture --option --target-release -a -c -o -t
apt-cache||--config-file --option --pkg-cache --src-cache --with-source -c -o -p -s -t
apt-get||--build-profiles --config-file --default-release --error-on? --host-architecture --option --quiet? --target-release --with-source -P -a -c -o -t
aptitude||--with -F -O -S -o -q -t -w
arduino-cli||--additional-urls --config-file --format --log-file --log-format --log-level
argo||--argo-base-href --argo-server --as --as-group --as-uid --certificate-authorityk --client-certificate --client-key --cluster --context --gloglevel --header --instanceid --kubeconfig --loglevel --namespace --password --proxy-url --request-timeout --server --tls-server-name --token --user --username -H -n -s
argocd||--argocd-context --auth-token --client-crt --client-crt-key --config --controller-name --header --http-retry-max --kube-context --logformat --loglevel --port-forward-namespace --redis-name --repo-server-name --server --server-crt --server-name -H
artisan||--env
asciinema||--server-url
asr||--buffers --buffersize --csumbuffers --csumbuffersize --source
astro||--base --config --root --site
augtool||--file --include --load-file --root --transform -I -f -l -r -t
autocorrect||--config --format --threads --type -c
aws||--ca-bundle --cli-binary-format --cli-connect-timeout --cli-read-timeout --color --endpoint-url --output --profile --query --region
az||--output --query --resource-group --subscription -g -o
barnard59||--otel-debug --otel-metrics-exporter --otel-metrics-interval --otel-traces-exporter --variable
bazel||--bazelrc --connect_timeout_secs --failure_detail_out --host_jvm_args --host_jvm_debug --io_nice_level --local_startup_timeout_secs --macos_qos_class --max_idle_secs --output_base --output_user_root --server_javabase --server_jvm_out
bazelisk||--bazelrc --host_jvm_args --max_idle_secs --output_base --output_user_root --server_javabase
benthos||--config --env-file --log.level --resources --set --templates -c -e -r -s -t
biome||--colors --config-path --log-file --log-kind --log-level --max-diagnostics
bloop||--config-dir --debug -c
bluetoothctl||--agent --init-script --options --timeout -a -o -s -t
bmake||--assume-new --assume-old --debug? --directory --eval --file --include-dir --jobs? --load-average? --makefile --max-load? --new-file --old-file --output-sync? --shuffle? --what-if -C -E -I -O? -W -f -j? -l? -o
bootctl||--boot-path --esp-path --make-machine-id-directory
borg||--debug-topic --lock-wait --remote-path --rsh --umask
bosh||--ca-cert --client --client-secret --column --config --deployment --environment --parallel -e
bq||--api --bigqueryrc --dataset_id --format --job_id --location --project_id
brew||--cache --caskroom --cellar --repo --repository
brightnessctl||--class --device --exponent -c -d -e
buck2||--isolation-dir
buildah||--cgroup-manager --log-level --registries-conf --registries-conf-dir --root --runroot --short-name-alias-conf --storage-driver --storage-opt --userns-gid-map --userns-uid-map
buildctl||--addr --log-format --timeout --tlscacert --tlscert --tlsdir --tlskey --tlsservername
bun||--conditions --config --cwd --define --env-file --fetch-preconnect --filter --inspect --inspect-brk --inspect-wait --install --port --preload --shell -F -c -d -e -p -r
bundle||--retry -r
bunx||--package -p
but||--current-dir --log-file -C
bw||--session
bws||--access-token --color --config-file --output --profile --server-url -c -f -o -p -t -u
cabal||--active-repositories --config-file --project-file --store-dir
cargo||--color --config --explain -C -Z|nextest|--manifest-path --package --profile -P -p
cdk||--app --ca-bundle-path --context --output --plugin --profile --proxy --role-arn -a -c -o -p -r
cdrdao||--blank-mode --buffers --cddb-directory --cddb-servers --cddb-timeout --datafile --device --driver --paranoia-mode --read-subchan --session --source-device --source-driver --speed --tao-source-adjust --tmpdir -v
celery||--app --broker --config --loader --result-backend --workdir -A -b
certbot||--config --config-dir --logs-dir --work-dir -c
chezmoi||--cache --color --config --config-format? --cpu-profile? --destination --mode? --output? --persistent-state? --source --use-builtin-age? --use-builtin-git? --working-tree? -D -S -W? -c -o?
cilium||--context --namespace -n
circleci||--endpoint --github-api --host --token
claude||--add-dir --model --permission-mode --settings
cloudflared||--config --cred-file --credentials-file --edge-bind-address --edge-ip-version --label --logfile --loglevel --origincert --region
codex||--ask-for-approval --cd --config --model --profile --sandbox -C -a -c -m -p -s
composer||--working-dir -d
consul||-datacenter -http-addr -namespace -partition -token -token-file
coredumpctl||--debugger --debugger-arguments --directory --field --file --image --image-policy --json --output --root --since --until -A -D -F -S -U -n -o
cosign||--output-file --timeout -t
crictl||--config --image-endpoint --runtime-endpoint --timeout -c -i -r -t
croc||--connect --curve --ip --out --pass --relay --relay6 --socks5 --throttleUpload
crush||--cwd --data-dir --host --session -D -H -c -s
ctr||--address --connect-timeout --namespace --timeout -a -n
d2||--animate-interval --ascii-mode --browser --dark-theme --font-bold --font-italic --font-mono --font-mono-bold --font-mono-italic --font-mono-semibold --font-regular --font-semibold --host --layout --pad --port --salt --scale --stdout-format --target --theme --timeout -h -l -p -t
dagger||--api --mod --progress --workdir -m
dapr||--runtime-path
dasel||--csv-comma --csv-comment --csv-write-comma --file --indent --read --selector --write -f -r -s -w
dbmate||--env --env-file --migrations-dir --migrations-table --schema-file --url --wait-timeout -d -e -s -u
dbt||--defer-state --deprecated-favor-state --indirect-selection --log-format --log-format-file --log-level --log-level-file --log-path --printer-width --profile --profiles-dir --record-timing-info --state --target --warn-error-options -r -t
defaults||--host -host
deno||--log-level -L|task|--config --cwd --filter -c -f
devenv||--cores --from --max-jobs --nix-option --option --override-input --profile --secretspec-profile --secretspec-provider --shell --system --trace-to --tui -O -P -j -o -s -u
direnv||--version?
dive||--ci-config --config --highestUserWastedPercent --highestWastedBytes --json --lowestEfficiency --source -j
django-admin||--pythonpath --settings --verbosity -v
dkms||--arch --archive --config --directive --dkmsframework --dkmstree --installtree --kernelsourcedir --legacy-postinst --sourcetree --spec --templatekernel -a -c -j -k -m -v
dlv||--api-version --backend --build-flags --init --listen --log-dest --log-output --redirect --wd -l -r
dnf||--color --comment --config --disablerepo --enablerepo --exclude --forcearch --installroot --releasever --repo --repofrompath --repoid --setopt -R -c -d -e -x
dnf5||--color --comment --config --disable-plugin --disable-repo --dump-repo-config --enable-plugin --enable-repo --exclude --forcearch --installroot --releasever --releasever-major --releasever-minor --repo --repofrompath --setopt --setvar -c -x
docker||--config --context --host --log-level --tlscacert --tlscert --tlskey -H -c -l|buildx|--builder|compose|--ansi --env-file --file --parallel --profile --progress --project-directory --project-name -f -p|stack|--orchestrator
docker-buildx||--builder
docker-compose||--ansi --env-file --file --insecure-registry --parallel --profile --progress --project-directory --project-name --workdir -f -p
doctl||--access-token --api-url --config --context --http-retry-max --http-retry-wait-max --http-retry-wait-min --output -c -o -t -u
dog||--color --edns --nameserver --query --txid --type -Z -class -n -q -t
doppler||--api-host --configuration --dashboard-host --debug --dns-resolver-address --dns-resolver-proto --dns-resolver-timeout --scope --timeout --token -t
dotnet||--additional-deps --additionalprobingpath --depsfile --fx-version --roll-forward --runtimeconfig --verbosity -depsfile -v|ef|--project --startup-project -p -s
dprint||--config --log-level --plugins -L -c
dscacheutil||--a --entries --q -a -e -entries -q
dscl||-P -f -u
dua||--format --ignore-dirs --log-file --threads -f -i -t
dune||--help --root
dvc||--cd
eksctl||--color --verbose -C -v
elm-review||--compiler --config --elm-format-path --elmjson --fix-limit --ignore-dirs --ignore-files --report --rules --template
encore||--verbose -v
exercism||--timeout
faas-cli||--filter --regex --yaml -f
fastlane||--env --platform
fastly||--profile --token
firebase||--account --config --project --token -P -c
flask||--app --env-file -A -e|db|--directory -d
flatpak||--installation
flutter||--device-id -d
flux||--as --as-group --cache-dir --cluster --context --kubeconfig --namespace --server --timeout --token --user -n
fly||--access-token --app --builtinsfile --config -a -c -t
flyctl||--access-token --app --builtinsfile --config -a -c -t
fnm||--arch --fnm-dir --log-level --node-dist-mirror --resolve-engines --version-file-strategy
fury||--account --api-token -a
gcloud||--access-token-file --account --billing-project --configuration --filter --flags-file --flatten --format --impersonate-service-account --limit --project --sort-by --trace-token --verbosity|compute|--region --zone|container|--cluster --region --zone|run|--platform --region
gem||--config-file -config-file
gh||--repo -R|codespace ports|--codespace --jq --json --template -c -q -t|cs ports|--codespace --jq --json --template -c -q -t
git||--attr-source --config-env --exec-path? --git-dir --list-cmds? --namespace --super-prefix --work-tree -C -c|commit-graph|--object-dir|multi-pack-index|--object-dir|notes|--ref|subtree|--prefix -P
git-feature||--alias --from --remote --separator -a -r -s
gitleaks||--baseline-path --config --exit-code --log-level --redact? --report-format --report-path -b -c -f -l -r
glab||--repo -R
glow||--config --style --width -s -w
gmake||--assume-new --assume-old --debug? --directory --eval --file --include-dir --jobs? --load-average? --makefile --max-load? --new-file --old-file --output-sync? --shuffle? --what-if -C -E -I -O? -W -f -j? -l? -o
go||-C|run|-asmflags -buildmode -buildvcs -compiler -covermode -coverpkg -exec -gccgoflags -gcflags -installsuffix -ldflags -mod -modfile -o -overlay -p -pgo -pkgdir -tags -toolexec|tool|-modfile
golangci-lint||--color --config --cpu-profile-path --mem-profile-path --trace-path -c
gopass||--chars --revision -r
gopls||-ocagent -otel -profile.alloc -profile.block -profile.cpu -profile.mem -profile.trace -remote
gradle||--build-file --console --dependency-verification --exclude-task --gradle-user-home --include-build --init-script --max-workers --priority --project-cache-dir --project-dir --project-prop --settings-file --system-prop --tests --warning-mode --write-verification-metadata -D -F -I -M -P -b -c -g -p -x
gradlew||--build-file --console --dependency-verification --exclude-task --gradle-user-home --include-build --init-script --max-workers --priority --project-cache-dir --project-dir --project-prop --settings-file --system-prop --tests --warning-mode --write-verification-metadata -D -F -I -M -P -b -c -g -p -x
grit||--filter
grype||--config --distro --exclude --fail-on --file --ignore-states --name --output --platform --scope --template --vex -c -f -o -s -t
gsettings||--schemadir
gsutil||-h -i -o -u
hasura||--envfile --log-level --project
hatch||--cache-dir --config --data-dir --env --project -e -p
hb-service||--gid --plugin-path --port --service-name --uid --user --user-storage-path -P -S -U
hcloud||--config --context --debug-file --endpoint --poll-interval
helm||--burst-limit --color --content-cache --kube-apiserver --kube-as-group --kube-as-user --kube-ca-file --kube-context --kube-tls-server-name --kube-token --kubeconfig --log-backtrace-at --log-dir --log-file --log-file-max-size --namespace --qps --registry-config --repository-cache --repository-config --stderrthreshold --v --vmodule -n -v
helmfile||--chart --environment --file --helm-binary --kube-context --log-level --namespace --selector --state-values-file --state-values-set -b -c -e -f -l -n
herdr||--remote --remote-keybindings --session
heroku||--app --remote --team -a -r -t
hexo||--config --cwd
hg||--color --config --cwd --encoding --encodingmode --pager --repository -R
himalaya||--color --config --output -C -c -o
hledger||--alias --begin --color --colour --commodity-style --debug --depth --end --exchange --file --forecast --period --pivot --pretty --rules-file --today --value -X -b -c -e -f -p
home-manager||--flake --option -A -I -b -f
hostnamectl||--host --json --machine -H -M
hub||--git-dir --namespace --work-tree -C -c
hugo||--baseURL --cacheDir --config --configDir --contentDir --destination --disableKinds --environment --ignoreVendorPaths --layoutDir --logFile --logLevel --poll --source --theme --themesDir --trace -b -c -d -e -l -s -t|new|--editor --kind -k
idea||--column --line
inshellisense||--shell -s
ip||--family --netns -b -batch -f -family -l -loops -n -netns -rc -rcvbuf
ipatool||--format
ipset||-o
istioctl||--as --as-group --context --istioNamespace --kubeconfig --namespace --vklog -c -i -n
jj||--at-op --at-operation --color --config --config-file --config-toml --repository -R
just||--chooser --color --dotenv-filename --dotenv-path --justfile --list-heading --list-prefix --set --shell --shell-arg --tempdir --working-directory -d -f
k||--as --as-group --as-uid --as-user-extra --cache-dir --certificate-authority --client-certificate --client-key --cluster --context --kubeconfig --kuberc --log-flush-frequency --namespace --password --profile --profile-output --request-timeout --server --tls-server-name --token --user --username --v --vmodule -n -s -v
k6||--address --config --log-format --log-output --no-color -a -c
k9s||--as --as-group --as-uid --as-user-extra --cache-dir --certificate-authority --client-certificate --client-key --cluster --context --kubeconfig --kuberc --log-flush-frequency --namespace --password --profile --profile-output --request-timeout --server --tls-server-name --token --user --username --v --vmodule -n -s -v
kafkactl||--config-file -C
keytool||-conf
kind||--verbosity -v
kitty||--config --directory --instance-group --listen-on --session --start-as --title --working-directory -C -T -d
knex||--client --connection --cwd --debug --env --esm --help --knexfile --knexpath --migrations-directory --migrations-table-name --specific --timestamp-filename-prefix --version
kompose||--file --provider -f
kops||--config --name --state --v -v
kubeadm||--rootfs --v --vmodule -v
kubecolor||--as --as-group --as-uid --as-user-extra --cache-dir --certificate-authority --client-certificate --client-key --cluster --context --kubeconfig --kuberc --log-flush-frequency --namespace --password --profile --profile-output --request-timeout --server --tls-server-name --token --user --username --v --vmodule -n -s -v
kubectl||--as --as-group --as-uid --as-user-extra --cache-dir --certificate-authority --client-certificate --client-key --cluster --context --kubeconfig --kuberc --log-flush-frequency --namespace --password --profile --profile-output --request-timeout --server --tls-server-name --token --user --username --v --vmodule -n -s -v|create|--dry-run? --field-manager --filename --kustomize --output --raw --selector --template --validate? -f -k -l -o
launchctl||--domain -D
lerna||--concurrency --ignore --loglevel --max-buffer --scope --since?
linkerd||--api-addr --context --kubeconfig --linkerd-namespace -L
localectl||--host --machine -H -M
loginctl||--host --kill-who --kill-whom --lines --machine --output --property --signal -H -M -P -n -o -p -s
luarocks||--lua-dir --lua-version --namespace --only-server --only-sources --server --timeout --tree
lynis||--plugindir --profile --slow-warning
machinectl||--host --kill-who --lines --machine --max-addresses --output --property --setenv --signal --uid --verify -E -H -M -n -o -p -s
mage||-C -d -t -w
make||--assume-new --assume-old --debug? --directory --eval --file --include-dir --jobs? --load-average? --makefile --max-load? --new-file --old-file --output-sync? --shuffle? --what-if -C -E -I -O? -W -f -j? -l? -o
melt||--language -l
minectl||--log-encoding --verbose
minikube||--bootstrapper --log_backtrace_at --log_dir --log_file --log_file_max_size --profile --stderrthreshold --user --v --vmodule -b -p -v|service|--interval --namespace --wait
mise||--cd --env --jobs --output --profile -C -E -j|run|--shell --tool -o -s -t
molecule||--base-config --env-file -c -e
moon||--cache --concurrency --log --log-file --theme -c
mpc||--format --host --password --port --range -P -f -h -p -r
mvn||--activate-profiles --builder --define --encrypt-master-password --encrypt-password --file --global-settings --global-toolchains --log-file --projects --resume-from --settings --threads --toolchains -D -P -T -b -emp -ep -f -gs -gt -l -pl -rf -s -t
mvnw||--activate-profiles --builder --define --encrypt-master-password --encrypt-password --file --global-settings --global-toolchains --log-file --projects --resume-from --settings --threads --toolchains -D -P -T -b -emp -ep -f -gs -gt -l -pl -rf -s -t
navi||--cheatsh --finder --fzf-overrides --fzf-overrides-var --path --query --tag-rules --tldr -p -q
nerdctl||--address --cgroup-manager --cni-netconfpath --cni-path --data-root --host --hosts-dir --namespace --snapshotter -H -a -n|compose|--ansi --env-file --file --parallel --profile --progress --project-directory --project-name -f -p
netlify||--auth --filter --http-proxy --http-proxy-certificate-filename
networkctl||--drop-in --json --lines -n
newrelic||--accountId --format --profile -a
nextest||--color --config-file --manifest-path --tool-config-file
nextflow||-C -D -c -config
ngrok||--config --log --log-format --log-level
nh||--elevation-strategy -e
nhost||--data-folder --dot-nhost-folder --nhost-folder --project-name --root-folder
ninja||-C -d -f -j -k -l -t -w
nix||--arg --argstr --builders --cores --eval-store --experimental-features --expr --extra-experimental-features --file --include --log-format --max-jobs --option --store -E -I -f -j
nixops||--cores --deployment --max-jobs --option --state -d -s
nixos-container||--log-format --option
nixos-rebuild||--build-host --builders --flake --log-format --max-jobs --no-flake --option --profile-name --specialisation --target-host -I -c -j -p
nixpacks||--apt --build-cmd --config --env --install-cmd --json-plan --libs --pkgs --start-cmd -a -b -c -e -i -p -s
nmcli||--colors --escape --fields --get-values --mode --wait -c -e -f -g -m -w
nomad||-address -ca-cert -ca-path -client-cert -client-key -namespace -region -tls-server-name -token
npm||--access --cache --cafile --globalconfig --https-proxy --include --loglevel --node-options --omit --otp --prefix --proxy --registry --script-shell --tag --userconfig --workspace -C -w|exec|--call --package -c -p|x|--call --package -c -p
npx||--cache --call --loglevel --node-options --package --prefix --registry --userconfig --workspace -c -p -w
nx||--project
oc||--as --as-group --as-uid --as-user-extra --cache-dir --certificate-authority --client-certificate --client-key --cluster --context --kubeconfig --kuberc --log-flush-frequency --namespace --password --profile --profile-output --request-timeout --server --tls-server-name --token --user --username --v --vmodule -n -s -v
oci||--auth --config-file --key-file --max-wait-seconds --output --output-format --profile --region --wait-for-state --wait-interval-seconds -p
okteto||--loglevel --output -l -o
op||--account --config --encoding --format --session --vault
opam||--cli --color --confirm-level --criteria --cudf --debug-level --help --json --root --solver --switch
opkg||--add-arch --add-dest --cache --conf --dest --offline-root --verbosity --verify-program -V -d -f -o
ouch||--format -f
pactl||--client-name --format --server -f -n -s
pamac||--help -h
pastel||--color-mode --color-picker -m
pdfcpu||-c -conf -config -k -key -m -mode -opw -p -pages -perm -stats -u -unit -upw
pdm||--config -c
perf||--debug
pip||--cache-dir --cert --client-cert --exists-action --keyring-provider --log --proxy --python --resume-retries --retries --timeout --trusted-host --use-deprecated --use-feature
pip3||--cache-dir --cert --client-cert --exists-action --keyring-provider --log --proxy --python --resume-retries --retries --timeout --trusted-host --use-deprecated --use-feature
pipenv||--clear --pypi-mirror --python
pixi||--color
pkg||-C -R -c -j -o -r
playwright||--browser --config -b -c
pm2||--cron --cwd --env --error --gid --hp --instances --interpreter --interpreter-args --kill-timeout --listen-timeout --log --log-date-format --log-type --max-memory-restart --max-restarts --name --namespace --output --parallel --pid --restart-delay --service-name --uid --user -c -e -i -k -l -n -o -p -u
pmset||--get -g
pnpm||--changed-files-ignore-pattern --dir --filter --filter-prod --loglevel --modules-dir --prefix --reporter --resume-from --store-dir --test-pattern --virtual-store-dir --workspace-concurrency -C -F|dlx|--allow-build --package
pnpx||--cache --call --node-arg --npm --package --shell --shell-auto-fallback --userconfig -c -n -p -s
pocketbase||--dir --encryptionEnv --hooksDir --hooksPool --migrationsDir --publicDir --queryTimeout
podman||--cgroup-manager --config --conmon --connection --events-backend --hooks-dir --identity --imagestore --log-level --module --namespace --network-cmd-path --network-config-dir --out --root --runroot --runtime --runtime-flag --ssh --storage-driver --storage-opt --tmpdir --url --volumepath -c|compose|--ansi --env-file --file --parallel --profile --progress --project-directory --project-name -f -p
poetry||--directory --project -C -P
port||--location -D -F
pre-commit||--color
preset||--path --tag -p -t
pscale||--api-token --api-url --config --format --service-token --service-token-name -f
pueue||--color --config --profile -c -p
pulumi||--color --cwd --memprofilerate --profiling --tracing --tracing-header --verbose -C -v|config|--config-file --stack -s|stack|--stack -s
py||-W -X -c|-m pip|--cache-dir --cert --client-cert --exists-action --keyring-provider --log --proxy --python --resume-retries --retries --timeout --trusted-host --use-deprecated --use-feature
python||--check-hash-based-pycs -W -X -c|-m pip|--cache-dir --cert --client-cert --exists-action --keyring-provider --log --proxy --python --resume-retries --retries --timeout --trusted-host --use-deprecated --use-feature
python3||--check-hash-based-pycs -W -X -c|-m pip|--cache-dir --cert --client-cert --exists-action --keyring-provider --log --proxy --python --resume-retries --retries --timeout --trusted-host --use-deprecated --use-feature
qemu-img||--trace -T
qmk||--config-file --datetime-fmt --log-file --log-file-fmt --log-file-level --log-fmt
quilt||--quiltrc
rake||--directory --rakefile --require --trace? -C -I -f -j -r -t?
rancher||--config -c
rar||-ag- -e- -hp- -ht- -id- -ieml- -ilog- -log- -m- -ma- -mc- -md- -ms- -mt- -n- -o- -oi- -p- -qo- -ri- -rr- -rv- -sc- -sfx- -si- -sl- -sm- -ta- -tb- -tn- -to- -ts- -v- -ver- -w- -x- -z-
rclone||--bwlimit --checkers --config --exclude --filter --filter-from --include --log-file --log-level --transfers
replibyte||--config -c
resolvectl||--cache --class --cname --interface --json --legend --network --protocol --raw --search --service-address --service-txt --synthesize --trust-anchor --type --validate --zone -c -i -p -t
restic||--cacert --cache-dir --compression --http-user-agent --key-hint --limit-download --limit-upload --option --pack-size --password-command --password-file --repo --repository-file --retry-lock --tls-client-cert --verbose? -o -p -r
resume||--dir --format --port --resume --schema --theme -d -f -p -r -t
rfkill||-o
rojo||--color
rome||--colors --files-max-size
route||-A -host -net
rtx||--cd -C
ruff||--color --config
rust-analyzer||--log-file
rye||--env-file
saw||--endpoint-url --profile --region
sbt||--color --ivy --java-home --jvm-debug --mem --sbt-boot --sbt-cache --sbt-dir --sbt-jar --sbt-version --supershell -D -Dkey -java-home -mem
scons||-C -f -j
security||--prompt -p
serverless||--app --aws-profile --config --org --region --stage -c -r -s
sg||--after --before --color --context --debug-query --heading --json --lang --no-ignore --pattern --rewrite --selector --strictness -A -B -C -l -p -r
simctl||--profiles --set
skaffold||--color --verbosity -v
skopeo||--command-timeout --override-arch --override-os --override-variant --policy --registries.d --tmpdir
splash||--collection --colorspace --id --orientation --query --rotate --scale --screen --set --user -u
sqlmesh||--config --gateway --log-file-dir --paths
stack||--arch --color --colour --compiler --custom-preprocessor-extensions --docker --extra-lib-dirs --ghc-build --ghc-variant --jobs --local-bin-path --lock-file --nix --resolver --setup-info-yaml --snapshot --snapshot-location-base --stack-colors --stack-colours --stack-root --stack-yaml --terminal-width --verbosity --with-gcc --with-hpack --work-dir -j
streamlit||--log_level
stripe||--api-key --color --config --device-name --log-level --project-name -p
supabase||--dns-resolver --network-id --output --profile --workdir -o
supervisorctl||--configuration --history-file --password --serverurl --username -c -p -r -s -u
svn||--config-dir --config-option --password --username
swift||-D -F -Fsystem -I -L -Rpass -Rpass-missed -Xcc -Xlinker -access-notes-path -assert-config -clang-target -coverage-prefix-map -debug-info-format -debug-prefix-map -diagnostic-style -embed-tbd-for-module -enforce-exclusivity -file-compilation-dir -file-prefix-map -framework -index-store-path -index-unit-output-path -j -l -libc -locale -localization-path -module-abi-name -module-alias -module-cache-path -module-link-name -module-name -num-threads -runtime-compatibility-version -save-optimization-record -save-optimization-record-passes -save-optimization-record-path -sdk -serialize-diagnostics-path -strict-concurrency -swift-isa-ptrauth-mode -swift-ptrauth-mode -swift-version -target -target-cpu -target-min-inlining-version -target-variant -use-ld -user-module-version -vfsoverlay -working-directory|package|--cache-path --configuration --jobs --package-path --scratch-path -c
syft||--base-path --config --exclude --file --from --output --override-default-catalogers --platform --scope --select-catalogers --source-name --source-version --template -c -o -s -t
symfony||--dir
systemctl||--boot-loader-entry --boot-loader-menu --capsule --check-inhibitors --drop-in --host --image --image-policy --job-mode --kill-value --kill-who --kill-whom --legend --lines --machine --message --output --preset-mode --property --reboot-argument --root --signal --state --timestamp --type --what --when -C -H -M -P -n -o -p -s -t
systemd-analyze||--base-time --debugger --debugger-arguments --drm-device --from-pattern --fuzz --host --image --image-policy --instance --iterations --json --machine --offline --profile --recursive-errors --root --scale-svg --security-policy --threshold --to-pattern --unit -A -H -M
tailscale||--socket
taplo||--colors
task||--concurrency --dir --interval --output --taskfile -C -I -d -o -t
tb||--gcp-project-id --gcs-bucket --google-application-credentials --host --sf-account --sf-database --sf-password --sf-role --sf-schema --sf-stage --sf-storage-integration --sf-user --sf-warehouse --token
terraform||-chdir?
terragrunt||--config --log-format --log-level --terragrunt-config --terragrunt-download-dir --terragrunt-exclude-dir --terragrunt-hclfmt-file --terragrunt-iam-assume-role-duration --terragrunt-iam-assume-role-session-name --terragrunt-iam-role --terragrunt-include-dir --terragrunt-json-out --terragrunt-modules-that-include --terragrunt-override-attr --terragrunt-parallelism --terragrunt-source --terragrunt-tfpath --terragrunt-working-dir --working-dir
terramate||--chdir --git-change-base --log-destination --log-fmt --log-level --no-tags --tags --verbose -B -C -v
timedatectl||--host --machine --property -H -M -P -p
tinygo||-baudrate -cpuprofile -gc -interp-timeout -ldflags -llvm-features -o -ocd-commands -opt -p -panic -port -print-allocs -programmer -scheduler -serial -size -stack-size -tags -target -timeout -wasm-abi
tmux||-L -S -T -c -f
tofu||-chdir?
toit.lsp||--cpuprofile --memprofile --sdk --toitc
toit.pkg||--project-root
trex||--custom -c
trivy||--cache-dir --config --timeout -c
trunk||--action_timeout --color --config --log --monitor --output -m -o
tsh||--add-keys-to-agent --auth --bind-addr --cert-format --identity --jumphost --login --proxy --ttl --user -J -i -k -l
turbo||--anon-profile --api --cache-dir --cache-workers --concurrency --continue? --cpuprofile --cwd --dry-run --dry? --env-mode --filter --force? --framework-inference --global-deps --graph --heap --log-order --log-prefix --login --output-logs --profile --remote-cache-read-only --remote-cache-timeout --remote-only --summarize --team --token --trace --ui --verbosity? -F
twilio||--cli-log-level --cli-output-format --profile -l -o -p
typst||--cert --color
update-alternatives||--admindir --altdir --instdir --log --root
uv||--allow-insecure-host --cache-dir --color --config-file --directory --project --python-preference
uvx||--cache-dir --config-file --constraints --default-index --directory --env-file --extra-index-url --find-links --from --index --index-url --project --python --with --with-editable --with-requirements -c -f -i -p
vale||--config --ext --filter --glob --output
vapor||--help -h
vault||--help? -address -ca-cert -ca-path -client-cert -client-key -h? -namespace -ns -tls-server-name
vcpkg||--host-triplet --overlay-ports --overlay-triplets --triplet --vcpkg-root
vegeta||-cpus -profile
velero||--kubeconfig --kubecontext --namespace -n
vercel||--build-env --cwd --env --global-config --local-config --meta --regions --scope --team --token -A -Q -S -T -b -e -m -t
vhs||--output -o
virsh||--connect --debug --escape --keepalive-count --keepalive-interval --log -K -c -d -e -k -l
vite||--base --config --debug --filter --host --logLevel --mode --open --port -c -d -f -l -m
vitest||--config --dir --project --reporter --root --testNamePattern -c -r -t
vivid||--color-mode --database -d -m
wasm-pack||--log-level -l
wasmedge||--dir --env --forbidden-plugin --gas-limit --memory-page-limit --time-limit
wasmer||--color --log-format
watchman||--logfile --named-pipe-path --output-encoding --pidfile --server-encoding --sockname --statefile --unix-listener-path -U -o -u
wd||--config -c
webpack-cli||--config --config-name --devtool --entry --env --extends --help --json --mode --name --node-env --output-path --progress --stats --target -c -d -e -h -j -o -t
wezterm||--config --config-file|cli|--class
winetricks||--country --gui
winget||--proxy
wishlist||--config -c
wp||--context --debug? --exec --http --path --require --skip-plugins? --skip-themes? --ssh --url --user
wpa_cli||-G -P -a -g -i -p
wrangler||--config --cwd --env --env-file -c -e
wsl||--cd --distribution --exec --export --set-default --set-default-version --set-version --terminate --unregister --user -d -e -s -t -u
wt||--config --config-set -C
xbps-uhelper||--config --rootdir -C -r
xcrun||--sdk --toolchain -sdk -toolchain
yarn||--cache-folder --cafile --cwd --emoji --global-folder --https-proxy --link-folder --modules-folder --mutex --network-concurrency --network-timeout --otp --preferred-cache-folder --prefix --prod --production --proxy --registry --scripts-prepend-node-path --use-yarnrc|dlx|--package -p|workspaces|--exclude --from --include --jobs --since? -j
yum||--advisories --advisory --bz --bzs --color --comment --config --cve --cves --debuglevel --destdir --disableexcludepkgs --disableexcludes --disableplugin --disablerepo --downloaddir --enableplugin --enablerepo --errorlevel --exclude --excludepkgs --forcearch --installroot --randomwait --releasever --repo --repofrompath --repoid --rpmverbosity --sec-severity --secseverity --setopt -R -c -d -e -x
zellij||--config --config-dir --data-dir --layout --max-panes --new-session-with-layout --session -c -d -l -n -s
zig||--color
zk||--notebook-dir --working-dir -W
zola||--config --root -c -r
zypper||--cache-dir --config --installroot --pkg-cache-dir --plus-content --plus-repo --raw-cache-dir --reposd-dir --root --solv-cache-dir --table-style --userdata -C -D -R -c -p -s`;
