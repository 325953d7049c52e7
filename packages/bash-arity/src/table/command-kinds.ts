// What a suggestion must know of programs that run other programs or code of the caller's. The full table of wrappers is
// an entry of its own; here stands only where the inner command begins, and what is not listed gives the exact text.

/**
 * Programs that run the command behind their options, by kind. Options as in OPTIONS: `-n=` takes the next word, `-0` none;
 * `<1>`: that many operands stand before the inner command; `=`: assignments may.
 */
export const TRANSPARENT: Readonly<Record<string, string>> = {
  builtin: "",
  caffeinate: "-d -i -m -s -u -t=",
  chrt: "-b -f -i -o -r -a <1>",
  chronic: "",
  command: "-p",
  "cross-env": "=",
  env: "-u= --unset= -C= --chdir= -i --ignore-environment -v =",
  exec: "-a= -l -c",
  faketime: "<1>",
  gtimeout: "-k= --kill-after= -s= --signal= -v --foreground --preserve-status <1>",
  ionice: "-c= -n= -t --class= --classdata=",
  nice: "-n= --adjustment=",
  nocorrect: "",
  nohup: "",
  setarch: "-R <1>",
  setsid: "-c -f -w --wait",
  stdbuf: "-i= -o= -e= --input= --output= --error=",
  taskset: "-a -c <1>",
  time: "-p -v -a -l -f= -o= --format= --output=",
  timeout: "-k= --kill-after= -s= --signal= -v --verbose -p -f --foreground --preserve-status <1>",
  unbuffer: "-p",
  "xvfb-run": "-a -n= -e= -s= --auto-servernum --server-num= --server-args=",
};

/** As above, but the inner command gets further arguments. */
export const REPEATING: Readonly<Record<string, string>> = {
  xargs:
    "-0 -r -t -p -x -o -n= -P= -L= -I= -J= -R= -d= -s= -E= -a= --null --no-run-if-empty --verbose --interactive --exit --open-tty --max-args= --max-procs= --max-lines= --delimiter= --max-chars= --eof --replace --arg-file=",
  entr: "-a -c -d -n -p -r -z",
};

/** As above, with other rights: the pattern keeps the wrapper's words. */
export const PRIVILEGED: Readonly<Record<string, string>> = {
  sudo: "-u= --user= -g= --group= -p= --prompt= -C= -T= -h= --host= -E --preserve-env -H --set-home -n --non-interactive -S --stdin -k -b --background -A --askpass -P -B =",
  doas: "-u= -C= -n",
  pkexec: "--user= --disable-internal-agent",
};

/** Commands that look a program up by its name and run it, as prefixes; the pattern keeps their words. */
export const RUNNERS: Readonly<Record<string, string>> = {
  npx: "-y --yes --no -q --quiet --no-install -p= --package= --cache= --prefix= --registry= -w= --workspace=",
  pnpx: "",
  bunx: "--bun --silent --verbose --no-install -p= --package=",
  "bun x": "--bun --silent --verbose --no-install -p= --package=",
  "npm exec": "-y --yes --no -p= --package= -w= --workspace= --prefix=",
  "npm x": "-y --yes --no -p= --package= -w= --workspace= --prefix=",
  "pnpm exec": "-r --recursive --parallel --no-bail --resume-from= --workspace-concurrency=",
  "pnpm dlx": "-s --silent --package= --allow-build=",
  "yarn exec": "",
  "yarn dlx": "-q --quiet -p= --package=",
  uvx: "-q -v --isolated --refresh --offline --from= --with= -p= --python= --index= --index-url= --extra-index-url=",
  "uv tool run": "-q -v --isolated --refresh --offline --from= --with= -p= --python=",
  "uv run":
    "-q -v --frozen --locked --no-sync --isolated --active --offline --no-dev --dev --all-extras --all-groups --all-packages --exact --no-project --no-config --refresh --extra= --group= --only-group= --no-group= --package= -p= --python= --project= --directory= --env-file= --with= --with-requirements= --with-editable=",
  "poetry run": "",
  "pdm run": "-s --site-packages",
  "pipenv run": "",
  "hatch run": "",
  "rye run": "",
  "pixi run": "-e= --environment= --manifest-path= --frozen --locked",
  "conda run": "-n= --name= -p= --prefix= --cwd= -v --no-capture-output --live-stream",
  "mamba run": "-n= --name= -p= --prefix=",
  "pipx run": "--spec= --python= --no-cache --verbose",
  "bundle exec": "--keep-file-descriptors --gemfile=",
  "composer exec": "-l -v",
  "dune exec": "--no-build --display= --root= --profile=",
  "opam exec": "--switch= --root= --set-root --set-switch",
  "cabal exec": "-v",
  "stack exec": "--package=",
  "rustup run": "--install <1>",
  "direnv exec": "<1>",
  "doppler run": "-p= --project= -c= --config=",
  "op run": "--env-file= --no-masking --account=",
  "dotenv run": "",
  xcrun: "-sdk= --sdk= -toolchain= --toolchain= -v -l -n -k -r",
  "asdf exec": "",
  "rbenv exec": "",
  "pyenv exec": "",
};

/** Programs and commands, as prefixes, that run code of the caller's or what a suggestion cannot see: only the exact text. */
export const RUNS_CODE: ReadonlySet<string> = new Set(
  (
    "bash|sh|dash|zsh|ksh|ash|fish|csh|tcsh|mksh|rbash|busybox|toybox|pwsh|powershell|cmd|nu|elvish|xonsh|python|python2|python3|py|pypy|pypy3|ipython|ipython3|bpython|" +
    "node|nodejs|nodemon|tsx|ts-node|ts-node-dev|vite-node|zx|electron|qjs|deno run|deno eval|deno repl|deno x|deno serve|bun repl|bun exec|perl|perl5|ruby|irb|php|lua|luajit|tclsh|wish|expect|Rscript|rscript|r|julia|octave|" +
    "osascript|jshell|java|groovy|scala|kotlin|ghci|runghc|runhaskell|elixir|iex|erl|escript|racket|guile|sbcl|clisp|clojure|clj|ocaml|swipl|gdb|lldb|awk|gawk|mawk|nawk|ed|ex|m4|" +
    "eval|source|.|trap|alias|enable|hash|complete|bind|su|chroot|nsenter|unshare|runuser|setpriv|run0|systemd-run|machinectl shell|at|batch|crontab|watch|parallel|script|strace|ltrace|gtimeout|" +
    "ssh|mosh|docker run|docker exec|docker create|docker compose run|docker compose exec|docker container run|docker container exec|docker container create|docker-compose run|docker-compose exec|" +
    "podman run|podman exec|podman create|podman container run|podman container exec|podman compose run|podman compose exec|nerdctl run|nerdctl exec|crictl exec|ctr run|ctr task exec|lxc exec|multipass exec|" +
    "kubectl exec|kubectl run|kubectl debug|kubectl attach|oc exec|oc run|oc rsh|oc debug|k exec|k run|kubecolor exec|kubecolor run|fly ssh|fly console|flyctl ssh|flyctl console|heroku run|vagrant ssh|" +
    "gcloud compute ssh|aws ssm send-command|aws ssm start-session|aws ecs execute-command|az vm run-command|az vmss run-command|az aks command|adb shell|adb exec-out|railway run|railway ssh|" +
    "git bisect run|git submodule foreach|git filter-branch|git difftool|git mergetool|nix run|nix shell|nix develop|nix-shell|nix eval|nix repl|devbox run|devbox shell|flatpak run|snap run|mise exec|mise x|concurrently|" +
    "tmux new|tmux new-session|tmux neww|tmux new-window|tmux splitw|tmux split-window|tmux send|tmux send-keys|tmux respawn-pane|tmux respawnp|tmux respawn-window|tmux respawnw|tmux run|tmux run-shell|tmux if|tmux if-shell|tmux pipe-pane|tmux pipep|tmux source|tmux source-file|screen|" +
    // wrappers whose options are not read here
    "gtime|genv|gnice|gnohup|gstdbuf|gxargs|gparallel|prlimit|linux64|linux32|i386|x86_64|uname26|choom|uclampset|numactl|cpulimit|trickle|softlimit|s6-softlimit|pgrphack|fghack|setlock|flock|lckdo|with-lock-ex|" +
    "eatmydata|nocache|fakeroot|fakeroot-ng|fakechroot|torsocks|torify|tsocks|proxychains|proxychains4|authbind|dbus-run-session|dbus-launch|catchsegv|catatonit|arch|tini|docker-init|dumb-init|daemonize|daemon|rlwrap|ifne|pee|mispipe|" +
    "dtruss|valgrind|perf stat|perf trace|perf record|rr record|heaptrack|uftrace record|apitrace trace|multitime|cross-env-shell|pipesz|systemd-cat|systemd-inhibit|niceload|logsave|grc|ccache|sccache|distcc|ssh-agent|gum spin|c8|nyc|bear|" +
    "sg|newgrp|please|gosu|su-exec|setuidgid|s6-setuidgid|envuidgid|capsh|runcon|chpst|sandbox-exec|flatpak-spawn|proot|schroot|ip netns exec|ip vrf exec|aa-exec|ksu|openvt|start-stop-daemon|cgexec|" +
    "sem|viddy|hwatch|watchexec|chokidar|onchange|cargo watch|reflex|hyperfine|autossh|sshpass|dbclient|rsh|pdsh|pssh|parallel-ssh|clush|ansible|ddev exec|podman container create|nerdctl create|nerdctl container run|nerdctl container exec|nerdctl container create|nerdctl compose exec|" +
    "nerdctl compose run|buildah run|runc|ctr tasks exec|ctr t exec|kubectl create job|kubectl create cronjob|incus exec|lxc-attach|systemd-nspawn|distrobox enter|distrobox-enter|toolbox run|apptainer exec|apptainer run|apptainer shell|singularity exec|singularity run|singularity shell|limactl shell|lima|colima ssh|orb|minikube ssh|" +
    "tsh ssh|gh codespace ssh|gh cs ssh|devcontainer exec|mpirun|mpiexec|orterun|srun|sbatch|npm explore|nx exec|volta run|nvm exec|fnm exec|n exec|n run|dotenv|dotenvx|env-cmd|envdir|jenv exec|nodenv exec|goenv exec|gem exec|rtx exec|rtx x|" +
    "tox exec|guix shell|devenv shell|flox activate|chamber|teller run|vercel env run|infisical run|envchain|scan-build|honcho|foreman|py-spy record|terramate run|dapr run|qemu-x86_64|qemu-aarch64|qemu-arm|qemu-i386|box64|box86|rosetta|fex|" +
    "ld.so|ld-linux.so.2|ld-linux-x86-64.so.2|ld-linux-aarch64.so.1|xterm|urxvt|rxvt|st|konsole|alacritty|ghostty|x-terminal-emulator|terminator|tilix|foot|kitty|gnome-terminal|wezterm start|dtach|abduco|zellij run|tmux display-popup|tmux popup|tmate|" +
    "pm2 start|ttyd|asciinema rec|execlineb|jj util exec|gh extension exec|ksh93|oksh|yash|osh|pythonw|graalpy|iojs|ts-node-esm|swc-node|jruby|truffleruby|texlua|littler|jimsh|bb|guile3.0|chez|chibi-scheme|ecl|utop|prolog|gprolog|jrunscript|" +
    "dotnet fsi|dotnet exec|dotnet script|fsi|csi|original-awk|goawk|frawk|bwk|red|gm4|matlab|heroku run:detached|heroku run:inside|heroku ps:exec|heroku local|" +
    "npm create|npm init|npm innit|pnpm create|yarn create|bun create|micromamba run|bundler exec|cmake env|cmake time|cmake chdir|" +
    "go tool|rails runner|rails r|rails console|rails c|mix run|mix eval|mix cmd|sbt console|cargo script|coverage run|django-admin shell|lerna exec|aws-vault exec|sops exec-env|sops exec-file|firejail|bwrap|wine|wsl|vercel exec|terraform console|just --command"
  ).split("|"),
);

/** Modules of `python -m` that run code of the caller's. */
export const CODE_MODULES: ReadonlySet<string> = new Set(
  "pdb code cProfile profile trace timeit runpy doctest idlelib asyncio IPython ipdb debugpy coverage kernprof viztracer line_profiler memory_profiler".split(
    " ",
  ),
);

/**
 * What does harm that cannot be undone, or reaches far, with the right operands: a person should see the exact text first.
 */
export const RISKY: ReadonlySet<string> = new Set(
  (
    "rm|rmdir|chmod|chown|chgrp|chattr|setfacl|dd|mkfs|fdisk|sfdisk|gdisk|parted|wipefs|mkswap|shred|truncate|unlink|srm|trash|kill|pkill|killall|shutdown|reboot|poweroff|halt|mount|umount|" +
    "mv|ln|find|fd|sed|tee|curl|wget|nc|ncat|socat|telnet|ftp|sftp|scp|rsync|psql|mysql|mariadb|sqlite3|redis-cli|mongosh|mongo|clickhouse-client|vim|vi|nvim|emacs|tar|" +
    "iptables|nft|ufw|sysctl|useradd|userdel|usermod|passwd|visudo|insmod|rmmod|modprobe|launchctl|defaults|" +
    "git push|git reset|git clean|git filter-repo|git gc|git reflog expire|git update-ref|git rebase|git stash drop|git stash clear|git config|gh api|gh repo delete|gh secret|npm publish|npm unpublish|pnpm publish|yarn publish|cargo publish|gem push|twine upload|" +
    "terraform apply|terraform destroy|terraform state|tofu apply|tofu destroy|tofu state|pulumi up|pulumi destroy|cdk deploy|cdk destroy|kubectl delete|kubectl apply|kubectl drain|kubectl patch|kubectl replace|helm uninstall|helm upgrade|helm install|" +
    "docker rm|docker rmi|docker system prune|docker volume rm|docker volume prune|systemctl stop|systemctl disable|systemctl mask|aws s3 rm|aws s3 rb|aws s3 sync|aws iam|gsutil rm|gcloud projects delete|az group delete|" +
    "dropdb|mysqladmin|rails db:drop|rails db:reset|supabase db reset|prisma migrate reset|prisma db push|heroku pg:reset|zfs destroy|zpool destroy|diskutil"
  ).split("|"),
);

/** Options before a subcommand that change what is run or where it acts: the pattern keeps them, as written. */
export const KEPT_OPTIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    git: "-c --git-dir --work-tree --exec-path --config-env --namespace",
    docker: "-H --host -c --context --config --tlscacert --tlscert --tlskey",
    podman: "-c --connection --url --identity --runtime --config --root --runroot --module",
    nerdctl: "-a --address -H --host",
    kubectl: "--kubeconfig --context --cluster --user -s --server --token --as --as-group --client-key --kuberc",
    oc: "--kubeconfig --context --cluster --user -s --server --token --as",
    helm: "--kubeconfig --kube-context --kube-apiserver --kube-token --kube-as-user",
    npm: "--script-shell --node-options --userconfig --globalconfig",
    npx: "-p --package",
    systemctl: "-H --host -M --machine -C --capsule --root --image",
    flyctl: "-t --access-token",
    fly: "-t --access-token",
    argocd: "--server --core --argocd-context",
    make: "-f --file --makefile -E --eval -I --include-dir",
    gmake: "-f --file --makefile -E --eval -I --include-dir",
    just: "-f --justfile --shell --shell-arg",
    cargo: "--config -Z",
    gradle: "-I --init-script -b --build-file -c --settings-file -D -P",
    gradlew: "-I --init-script -b --build-file -c --settings-file -D -P",
    mvn: "-f --file -s --settings -gs -D",
    mvnw: "-f --file -s --settings -gs -D",
    bazel: "--bazelrc --host_jvm_args",
    bun: "-r --preload -c --config --env-file",
    ip: "-b -batch",
    "apt-get": "-o --option -c --config-file",
    apt: "-o --option -c --config-file",
    aws: "--endpoint-url --ca-bundle",
  }),
);

/** What `git -c` may set without changing what is done. */
export const HARMLESS_SETTING: RegExp =
  /^(?:color\.[\w.-]+|user\.(?:name|email)|advice\.\w+|core\.quotepath|log\.\w+)=|^core\.pager=cat$/i;

/** Programs whose further operands are targets or goals of the same rank: the pattern keeps all of them. */
export const TARGETS: ReadonlySet<string> = new Set(
  "make gmake bmake mvn mvnw gradle gradlew ninja ant sbt rake".split(" "),
);

/** Programs that take a script's path where others take a subcommand. */
export const TAKES_SCRIPTS: ReadonlySet<string> = new Set(["bun", "deno", "dotnet", "dart", "swift"]);

/** Builtins that have no effect of their own; a suggestion is about what stands behind them. */
export const EFFECT_FREE: ReadonlySet<string> = new Set(
  ": true false cd pushd popd dirs pwd exit return export unset local declare readonly typeset set shopt umask wait".split(
    " ",
  ),
);
