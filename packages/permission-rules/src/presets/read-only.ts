import type { Preset } from "./presets.ts";

/** One allow of the preset: what runs, and the conditions under which it only reads. */
type Entry = Readonly<Record<string, unknown>>;

const reads = (program: string, conditions: Entry = {}): Entry => ({
  program: program.split(" "),
  ...conditions,
  accesses: "read",
  action: "allow",
});
const sub = (program: string, subcommands: readonly string[], conditions: Entry = {}): Entry =>
  reads(program, { subcommands: subcommands.map((step) => step.split(" ")), ...conditions });
const without = (flags: string): Entry => ({ flags: { none: flags.split(" ") } });
const only = (flags: string): Entry => ({ flags: { only: flags.split(" ").filter((flag) => flag !== "") } });
const bare: Entry = { args: { max: 0 } };

/** No option and no operand of these writes, runs or sends anything. Source: manual pages of coreutils 9, util-linux 2.40, procps 4. */
const TEXT_AND_FILES: readonly Entry[] = [
  reads(
    "cat head tail wc nl tac rev cut paste join comm fold fmt expand unexpand tr seq factor numfmt expr echo sleep",
  ),
  reads("ls dir vdir stat basename dirname realpath readlink du df pwd cmp diff od hexdump strings column"),
  reads("cksum sum md5sum sha1sum sha224sum sha256sum sha384sum sha512sum b2sum base32 shasum md5"),
  reads("grep egrep fgrep zgrep zcat jq"),
  reads("printf", without("-v")),
  reads("base64", without("-o --output")),
  reads("file", without("-C --compile -z -Z --uncompress --uncompress-noreport")),
  reads("rg", without("--pre --hostname-bin -z --search-zip")),
  reads("ag", without("--pager -z --search-zip")),
  reads("fd fdfind", without("-x --exec -X --exec-batch -l --list-details")),
  reads("find", without("-exec -execdir -ok -okdir -delete -fprint -fprint0 -fprintf -fls")),
  reads(
    "sort",
    only(
      "-b -d -f -g -h -i -M -n -R -r -V -k= -m -s -t= -u -z -c -C --key= --field-separator= --reverse --unique --numeric-sort --human-numeric-sort --version-sort --ignore-case --check --stable --zero-terminated --general-numeric-sort --month-sort --dictionary-order --ignore-leading-blanks",
    ),
  ),
  reads("uniq", { args: { max: 1 } }),
  reads("xxd", { args: { max: 1 }, ...without("-r -revert") }),
  reads("tree", without("-o -R")),
  reads("yq", without("-i --inplace --in-place -s --split-exp --split-exp-file --from-file")),
  reads(
    "bat batcat",
    only(
      "-n -p -A -P -l= -r= -H= -f --plain --number --show-all --paging=never --paging= --color= --style= --language= --line-range= --theme= --decorations=",
    ),
  ),
  reads("sed", {
    script: "sed",
    ...only("-n -E -r -s -u -z --quiet --silent --regexp-extended --posix --null-data --separate --debug"),
  }),
  reads("awk gawk mawk nawk", { script: "awk", ...only("-F= -v= --field-separator= --assign= --posix --re-interval") }),
];

const ARCHIVES: readonly Entry[] = [
  reads("tar", {
    flags: {
      any: ["-t", "--list"],
      only: "-t --list -v --verbose -f= --file= -z -j -J -a --gzip --bzip2 --xz --wildcards --exclude=".split(" "),
    },
  }),
  sub("tar", ["tf tvf tzf tvzf tzvf ztf ztvf tjf tvjf tjvf tJf tvJf tJvf tfv"], only("--wildcards --exclude=")),
  reads("unzip", { flags: { any: ["-l", "-v", "-Z"], only: "-l -v -Z -q -1 -2 -s -m -h -t".split(" ") } }),
  reads("zipinfo"),
  reads("gzip", { flags: { any: ["-l", "--list"], only: "-l --list -v --verbose".split(" ") } }),
];

const MACHINE: readonly Entry[] = [
  reads(
    "id whoami who w groups logname users tty uname arch nproc free uptime vmstat lscpu lsblk lsusb lspci lsmod findmnt getent",
  ),
  reads("ps pgrep pstree last lastlog locale getconf printenv which whereis cal ncal netstat"),
  reads("hostname", {
    args: { max: 0 },
    ...only("-f -s -i -I -d -A --fqdn --short --all-ip-addresses --ip-address --domain"),
  }),
  reads("date", { args: { all: ["+*"] }, ...without("-s --set -n") }),
  reads("top", { flags: { all: ["-b"], only: "-b -n= -o= -p= -u= -w= -c -H -i -1".split(" ") } }),
  reads("ss", without("-K --kill -D --diag -F --filter")),
  reads("lsof", without("-D -r")),
  reads("sysctl", { args: { none: ["*=*"] }, ...only("-a -n -e -N -b --all --values --names") }),
  reads("mount", { args: { max: 0 }, ...only("-l -v --show-labels") }),
  reads("crontab", { flags: { all: ["-l"], only: ["-l", "-u="] } }),
  sub("ip", ["a addr address l link r route n neigh neighbour", "show list ls"], only("")),
  sub("ip", ["a addr address l link r route n neigh neighbour"], { args: { max: 0 }, ...only("") }),
  sub(
    "systemctl",
    [
      "status show cat is-active is-enabled is-failed list-units list-unit-files list-timers list-sockets list-dependencies get-default show-environment",
    ],
    without("-H --host -M --machine"),
  ),
  reads(
    "journalctl",
    without(
      "--vacuum-size --vacuum-time --vacuum-files --rotate --flush --sync --relinquish-var --smart-relinquish-var --setup-keys --update-catalog --cursor-file -M --machine --root --image",
    ),
  ),
  sub("dpkg", [], {
    flags: {
      any: ["-l", "-s", "-L", "-S", "--list", "--status", "--listfiles", "--search"],
      only: "-l -s -L -S --list --status --listfiles --search".split(" "),
    },
  }),
  reads("dpkg-query", without("--root --admindir --instdir --load-avail")),
  sub(
    "apt",
    ["list show search policy depends rdepends"],
    only("--installed --upgradable --all-versions -a --names-only -n"),
  ),
  sub(
    "apt-cache",
    ["show search policy depends rdepends showpkg madison stats pkgnames"],
    without("-c --config-file -o --option -g --generate"),
  ),
  sub("rpm", [], {
    flags: {
      any: ["-q", "--query"],
      only: "-q -a -i -l -f -c -d -R --query --all --info --list --file --configfiles --docfiles --requires --whatrequires --changelog".split(
        " ",
      ),
    },
  }),
  sub(
    "brew",
    ["list ls info desc deps uses outdated leaves --version config"],
    only("--versions --cask --formula --json --json= --installed --tree -1 -l -v --verbose --full-name"),
  ),
];

const GIT: readonly Entry[] = [
  sub(
    "git",
    [
      "status log show diff shortlog whatchanged blame annotate describe rev-parse rev-list ls-files ls-tree name-rev merge-base count-objects for-each-ref show-ref cherry range-diff diff-tree diff-index diff-files check-ignore check-attr check-mailmap version",
    ],
    without("--output --ext-diff --output-directory --exec --upload-pack --textconv"),
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
      any: ["--list", "-l"],
      only: "-a -r -v --all --remotes --verbose --list -l --sort= --format= --color= --no-color --contains= --no-contains= --merged= --no-merged= -i --ignore-case".split(
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
    only(
      "--all --global --system --local --worktree --show-origin --show-scope --name-only --null -z --type= --default= --regexp --includes --no-includes",
    ),
  ),
  sub("git", ["config"], {
    flags: {
      any: ["--get", "--get-all", "--get-regexp", "--get-urlmatch", "-l", "--list"],
      only: "--get --get-all --get-regexp --get-urlmatch -l --list --global --system --local --worktree --show-origin --show-scope --name-only --null -z --type= --default= --bool --int --path --includes --no-includes".split(
        " ",
      ),
    },
  }),
  sub("git", ["reflog"], { args: { max: 0 }, ...without("--output --ext-diff --textconv") }),
  sub("git", ["reflog", "show"], without("--output --ext-diff --textconv")),
  sub("git", ["worktree", "list"], only("-v --verbose --porcelain -z")),
  sub("git", ["notes", "list show"], only("")),
  sub("git", ["submodule", "status summary"], only("--recursive --cached --quiet -q")),
  sub("git", ["bisect", "log"], only("")),
];

const TOOLS: readonly Entry[] = [
  sub("gh", ["pr", "view list diff status checks"], without("-w --web")),
  sub("gh", ["issue", "view list status"], without("-w --web")),
  sub("gh", ["run", "view list"], without("-w --web")),
  sub("gh", ["release repo workflow label", "view list"], without("-w --web")),
  sub(
    "docker podman",
    ["ps images logs inspect version info port top diff history"],
    without("-H --host --config --tls --tlscacert"),
  ),
  sub(
    "docker podman",
    ["image container volume network context", "ls list inspect history logs port top diff"],
    without("-H --host --config"),
  ),
  sub("docker", ["system", "df info"], only("-v --verbose --format=")),
  sub("docker", ["compose", "ps logs ls images top port version"], without("-f --file --env-file --project-directory")),
  sub(
    "kubectl",
    ["get describe logs top explain version api-resources api-versions"],
    without(
      "--kubeconfig -s --server --token --as --cache-dir --client-certificate --client-key --certificate-authority --profile-output --log-file --vmodule",
    ),
  ),
  sub(
    "kubectl",
    ["config", "view get-contexts current-context get-clusters"],
    without("--kubeconfig --cache-dir --profile-output"),
  ),
  sub(
    "kubectl",
    ["rollout", "status history"],
    without("--kubeconfig -s --server --token --cache-dir --profile-output"),
  ),
  sub("kubectl", ["auth", "can-i whoami"], without("--kubeconfig -s --server --token --cache-dir --profile-output")),
  sub(
    "helm",
    ["list ls status history version"],
    without("--kubeconfig --kube-apiserver --kube-token --registry-config --repository-cache"),
  ),
  sub(
    "npm",
    ["ls list ll la outdated view info show why explain root prefix ping"],
    only("-g --global --json --all --depth= --long -l --parseable -p --prod --omit= --include= --workspaces -ws"),
  ),
  sub(
    "pnpm",
    ["ls list ll la outdated why root"],
    only("-g --global --json --depth= --long -r --recursive --prod -P --dev -D --parseable"),
  ),
  sub("yarn", ["list why info outdated"], only("--json --depth= --pattern= -A -R --all --recursive")),
  sub(
    "pip pip3",
    ["list show freeze check"],
    only("-f --files --format= -o --outdated -u --uptodate -e --editable --local -l --user -v --verbose --all"),
  ),
  sub("uv", ["pip", "list show freeze check tree"], only("--format= --outdated")),
  sub("go", ["version doc"], only("-m -v -all -src -u -c -short -cmd")),
  sub("go", ["env"], only("-json -changed")),
  reads(
    "node nodejs deno bun npm pnpm yarn tsc python python3 pip pip3 uv ruff mypy pytest ruby gem bundle perl php composer cargo rustc rustup gcc g++ clang cmake make ninja docker kubectl helm terraform git gh java javac gradle mvn dotnet swift bash zsh jq rg curl wget ssh openssl",
    {
      args: { max: 0 },
      flags: { any: ["--version"], only: ["--version"] },
    },
  ),
  reads("node nodejs npm pnpm yarn tsc", { args: { max: 0 }, flags: { any: ["-v"], only: ["-v"] } }),
  reads("python python3 pip pip3 cargo rustc", { args: { max: 0 }, flags: { any: ["-V"], only: ["-V"] } }),
];

/** Commands that only read or report, with the options and operands left out that make them write, run or send. */
export const readOnly: Preset = {
  summary: "Allows commands that only read files or report on the machine.",
  policy: { commands: [...TEXT_AND_FILES, ...ARCHIVES, ...MACHINE, ...GIT, ...TOOLS] },
};
