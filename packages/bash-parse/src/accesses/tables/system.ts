import type { ProgramTable } from "./program-table.ts";

/** Builtins of the shell, wrappers' own options, processes, services, users, disks. Sources: bash 5.2, util-linux 2.39, systemd 255, procps 4 manuals. */
export const system: ProgramTable = {
  "cd|pushd": "c; empty: r; reader: enter",
  "popd|dirs|pwd|exit|return|break|continue|shift|wait|jobs|fg|bg|disown|type|umask|read|mapfile|readarray|local|declare|typeset|readonly|export|unset|set|shopt|getopts|let|ulimit|times|hash|alias|unalias|bind|builtin|command|compgen|complete|compopt|eval|exec|help|kill|logout|suspend|trap|caller|:|fc|coproc|print|printenv|rehash":
    "-*",
  history: "-*; w: -a -w; r: -r -n",
  enable: "-*; x: -f",
  env: "-*; stop:; c: -C --chdir; -: -u -S -P --unset --split-string --block-signal --default-signal --ignore-signal",
  "sudo|doas":
    "-*; stop:; c: -D --chdir; r: -R --chroot; r: -C; -: -u -g -h -p -r -t -T -U -a -c --user --group --host --prompt --role --type --close-from --other-user --command-timeout",
  "su|runuser|pkexec|run0|gosu|su-exec|setpriv|newgrp|login":
    "-*; stop:; -: -c -s -g -G -w -u -l --command --shell --group --user",
  "unbuffer|rlwrap|catchsegv|linux32|linux64|setarch|systemd-inhibit|fakeroot|torsocks|torify|proxychains|proxychains4|dbus-run-session|xvfb-run|faketime|ifne|pee|entr|hyperfine|multitime|cgexec|systemd-run|cron|with-contenv|dumb-init|tini|s6-setuidgid|chpst|envdir|softlimit|setlock|uftrace|bpftrace|ftrace|trace-cmd|sysdig|lckdo|op|doppler|aws-vault|chamber|infisical|teller|dotenvx|env-cmd|dotenv-cli":
    "-*; stop:; w: -o -O --output --output-log --log-out --pidfile --export-json --export-markdown --export-csv; -: -n -s -k -p -u -e -c -P -I -L -d -D -E -j -N -t -i -w --signal --kill-after --adjustment --max-args --max-procs --delimiter --replace --interval --pid --user --warmup --runs --jobs; r: -a -f -F --arg-file --file -S -x --env-file --config",
  xargs:
    "-*; stop:; r: -a --arg-file; -: -n -P -I -L -d -E -s -R -S -J --max-args --max-procs --delimiter --max-lines --max-chars --eof-string; ~-: -e -i -l --replace --eof",
  parallel:
    "-*; stop:; reader: parallel; r: -a --arg-file --sshloginfile --slf --tf; w: --results --tmpdir --wd --workdir; w: --joblog; -: -j -n -N -I -L -d -C -S -s --jobs --delay --timeout --retries --halt --colsep --delimiter --max-args --pipe-part --block --tagstring --load --memfree --progress-fd",
  "time|gtime": "-*; stop:; w: -o --output; -: -f --format",
  "strace|ltrace|dtruss":
    "-*; stop:; w: -o --output; -: -e -p -s -u -E -P -S -a -b -I -X -O -n -l -F -A -D --trace --attach --string-limit --user --env --summary-sort-by; r: -F",
  "perf record|stat|trace|lock|kmem|mem|c2c|sched|ftrace|kvm|kwork|iostat|daemon":
    "-*; stop:; w: -o --output; r: -i --input; -: -e -F -g -p -t -C -c --event --pid --call-graph --freq --sort",
  "perf *":
    "-*; w: -o --output; r: -i --input -k --vmlinux --kallsyms; -: -e -F -g -p -t -C -c -s --sort --comms --dsos --symbols --stdio --call-graph",
  perf: "-*; stop:; w: -o --output; r: -i --input; -: -e -F -g -p -t -C -c --event --pid --call-graph --freq --sort",
  "timeout|gtimeout": "- -*; stop:; -: -k -s --kill-after --signal",
  "stdbuf|nice|ionice|chrt|taskset|setsid|nohup|choom|numactl|caffeinate|prlimit|watch|retry|chronic|ts":
    "-*; stop:; -: -i -o -e -n -c -p -t -w -d -P -u -s --input --output --error --adjustment --class --classdata --pid --cpu-list --interval --membind --cpunodebind",
  flock: "w -*; stop:; -: -w -E -c --timeout --wait --conflict-exit-code --command",
  chroot: "r -*; stop:; -: --userspec --groups",
  "unshare|nsenter":
    "-*; stop:; r: -R -w --root --wd --wdns; -: -t -S -G --target --setuid --setgid --map-user --map-group --propagation",
  script:
    "w; -: -c -O -I -B -m -E --command --echo --output-limit; w: -O -I -B -T --log-out --log-in --log-io --log-timing",
  "scriptreplay|asciinema|ttyrec|vhs|agg": "r.named w.named; w: -o --output; -: -c -t",
  "gdb|lldb|rr|cgdb|ddd":
    "r.named*; x: -x --command -s --source -S --source-before-file -ix; r: -c --core --exec --symbols -d --directory; c: -cd --cd; -: -ex -iex -p --pid --eval-command --init-eval-command -o -O; style: words; if --args -args: r.named -*",
  valgrind:
    "-*; stop:; w: --log-file --xml-file --massif-out-file --callgrind-out-file --cachegrind-out-file; r: --suppressions; -: --tool --leak-check",
  "screen|tmux|zellij|byobu": "-*; c: -c; r: -f; w: -S -L; -: -n -s -t -d -x -y -e -F -p",
  "at|batch|atq|atrm": "-*; x: -f; -: -q -t",
  crontab: "r; -: -u; if -l -e -r: -*",
  "busybox|toybox": "-*; stop:",
  "bwrap|firejail|proot":
    "-*; stop:; u,-: --bind --ro-bind --dev-bind --bind-try --ro-bind-try; -,-: --setenv --symlink; -: --unsetenv --chdir --dev --proc --tmpfs --dir --uid --gid; r: --profile -r -b",
  "ps|pgrep|pkill|killall|top|htop|btop|atop|glances|uptime|w|who|whoami|id|groups|users|free|pidof|pstree|tput|reset|clear|uname|arch|nproc|locale|getconf|which|whereis|whatis|apropos|where|tasklist|taskkill|errno|uuidgen|notify-send|renice|skill|snice":
    "-*",
  "last|lastlog|finger|vmstat|iostat|mpstat|sar|pmap|pwdx|tty|stty|lscpu|lsusb|lspci|lsmod|lshw|dmidecode|hostnamectl|localectl|loginctl|timedatectl|sw_vers|system_profiler|vm_stat|nvidia-smi|rocm-smi|sensors|acpi|man|info|tldr|cheat|help2man|w32tm|systeminfo|ipconfig|osqueryi|neofetch|fastfetch|screenfetch|say|afplay|terminal-notifier|write|mesg|cpupower|powertop|swapon|swapoff|rfkill|bluetoothctl|pactl|amixer|alsamixer|xrandr|xset|xdotool|wmctrl|setxkbmap|xprop|xwininfo|gsettings|dconf|defaults|scutil|networksetup|pmset|diskutil|tmutil|mdfind|mdls|spctl|csrutil|softwareupdate":
    "r.shaped*; u.named: -f -F",
  wall: "r.named*; -: -t -g --timeout --group",
  logger:
    "-*; r: -f --file; -: -p -t -i -n -P -u -S --priority --tag --id --server --port --socket --size --rfc5424 --msgid --sd-id --sd-param",
  date: "-*; r: -r -f --reference --file; -: -d -s --date --set",
  sysctl: "-*; r: -p --load; -: -r --pattern",
  dmesg: "-*; r: -F --file; -: -l -f -s -n --level --facility",
  "lsblk|blkid|fdisk|parted|sfdisk|gdisk|mkfs|mkfs.ext4|mkfs.xfs|mkfs.vfat|mkfs.btrfs|mkswap|fsck|e2fsck|tune2fs|resize2fs|xfs_repair|badblocks|hdparm|smartctl|wipefs|cryptsetup|losetup|dmsetup|pvcreate|vgcreate|lvcreate|mdadm|zpool|zfs|btrfs|blockdev|partprobe|eject|diskpart|newfs|newfs_apfs":
    "u.shaped*",
  "systemctl|service|rc-service|rc-update|update-rc.d|chkconfig|launchctl|sv|s6-svc|supervisorctl|initctl|invoke-rc.d|systemd-analyze|systemd-cgls|systemd-cgtop":
    "r.shaped*; w: --root; u.named: -c; -: --type --property --host --machine --state --output --lines --signal --user-unit",
  journalctl:
    "-*; r: -D --directory --file --root --cursor-file; -: -u -n -S -U -o -p -t -g -b --unit --lines --since --until --output --priority --identifier --grep --boot --facility --vacuum-size --vacuum-time",
  logrotate: "r*; w: -s --state -l --log",
  "useradd|usermod|userdel|groupadd|groupmod|groupdel|adduser|addgroup|deluser|delgroup|passwd|chpasswd|chage|gpasswd|chsh|chfn|vipw|visudo|pw|dscl|sysadminctl|newusers|pwck|faillock":
    "-*; w: -d -b -k -f -R --home --home-dir --base-dir --skel --root --file; -: -c -g -G -s -u -p -e -l --shell --uid --gid --groups --comment",
  "modprobe|insmod|rmmod|depmod|modinfo|kmod|dkms|grub-install|grub-mkconfig|update-grub|update-initramfs|dracut|mkinitcpio|efibootmgr|shutdown|reboot|halt|poweroff|init|telinit|ldconfig|locale-gen|dpkg-divert|setenforce|getenforce|semanage|restorecon|setsebool|auditctl|ausearch|aa-status|aa-enforce|apparmor_parser|fail2ban-client|certbot|acme.sh|mkcert|step|cfssl|certutil|security|keyring|pass|gopass|bw|1password|kwallet-query|secret-tool|lpass":
    "r.shaped*; r: --config --config-dir; u.named: -C -c; w: --output -cert-file -key-file --cert-path; u.named: -o; -: --email --domain",
  "dircolors|tset|infocmp|tic": "r*",
  "mkpasswd|pwgen|htpasswd|argon2|bcrypt": "w.named -*; if -n -b: -*",
};
