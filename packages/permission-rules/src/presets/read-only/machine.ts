import { type Entry, only, reads, sub, without } from "./entry.ts";

export const machine: readonly Entry[] = [
  reads(
    "id whoami who w groups logname users tty uname arch nproc free uptime vmstat lscpu lsblk lsusb lsmod findmnt getent",
  ),
  reads("ps pgrep pstree last lastlog locale getconf printenv which whereis cal ncal netstat"),
  reads("lspci", without("-q -Q")),
  reads("hostname", {
    args: { max: 0 },
    ...only("-f -s -i -I -d -A --fqdn --short --all-ip-addresses --ip-address --domain"),
  }),
  reads("date", { args: { all: ["+*"] }, ...without("-s --set -n") }),
  // With -d an operand can only be a format: the clock is not set.
  reads("date", {
    flags: {
      any: ["-d", "--date"],
      only: "-d= --date= -u --utc --universal -I -R --rfc-email --iso-8601 --iso-8601= --rfc-3339=".split(" "),
    },
  }),
  reads("top", { flags: { all: ["-b"], only: "-b -n= -o= -p= -u= -w= -c -H -i -1".split(" ") } }),
  reads("ss", without("-K --kill -D --diag -F --filter")),
  reads("lsof", without("-D -r")),
  reads("sysctl", { args: { none: ["*=*"] }, ...only("-a -n -e -N -b --all --values --names") }),
  reads("mount", { args: { max: 0 }, ...only("-l -v --show-labels") }),
  reads("crontab", { args: { max: 0 }, flags: { all: ["-l"], only: ["-l", "-u="] } }),
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
  sub("brew", ["list ls info desc deps uses leaves config"], {
    // A formula that is named by its file or its address is code.
    args: { none: ["*/*", "*.rb", "*:*"] },
    ...only("--versions --cask --formula --json --json= --installed --tree -1 -l -v --verbose --full-name"),
  }),
];
