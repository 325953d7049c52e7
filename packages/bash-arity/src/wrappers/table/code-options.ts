import type { WrapperEntry } from "./wrapper-entry.ts";

const compressors =
  /^(pigz|gzip|zstd|xz|lz4|bzip2|pbzip2|lbzip2|lzip|plzip|lzop|lzma|brotli|pixz|zstdmt|unzstd|gunzip|unxz)( -?-[\w=]+)*$/;
const remoteShell =
  /^ssh( -[46AaCqTvx]+| -p ?\d+| -l ?[\w.-]+| -i ?[\w./~-]+| -o ?(StrictHostKeyChecking|BatchMode|ConnectTimeout|UserKnownHostsFile|ServerAliveInterval|LogLevel|Port|User)=[\w./-]+)*$/;
const sshKeys = "ProxyCommand= LocalCommand= KnownHostsCommand=";
/** Settings of git whose value is a command. */
const gitKeys =
  "core.pager= core.editor= core.sshCommand= core.fsmonitor= core.gitProxy= core.askPass= core.alternateRefsCommand= sequence.editor= diff.external= gpg.program= gpg.*.program= gpg.*.defaultKeyCommand= credential.helper=! credential.*.helper=! interactive.diffFilter= uploadpack.packObjectsHook= pager.*= diff.*.command= diff.*.textconv= filter.*.clean= filter.*.smudge= filter.*.process= merge.*.driver= mergetool.*.cmd= difftool.*.cmd= guitool.*.cmd= browser.*.cmd= man.*.cmd= remote.*.uploadpack= remote.*.receivepack= submodule.*.update=! trailer.*.command= trailer.*.cmd= tar.*.command= sendemail.*cmd= web.browser= help.browser=";
const gitHarmless = /^((cat|less|more|most|true|false|:|0|1|yes|no|on|off|gpg2?)( -[A-Za-z]+)*)?$/;
const paging = /^(cat|less|more|most|true|:)( -[A-Za-z]+)*$/;

/**
 * Programs with a task of their own that run code from some of their options. They are units of their own as well, and
 * wrappers only where such an option is there.
 */
export const CODE_OPTIONS: readonly WrapperEntry[] = [
  {
    names: "git",
    kind: "repeating",
    form: "globals",
    rests: "manual",
    ownUnit: true,
    value: "-C -c --git-dir --work-tree --namespace --config-env --super-prefix --attr-source --list-cmds",
    none: "-p --paginate -P --no-pager --bare --no-replace-objects --literal-pathspecs --glob-pathspecs --noglob-pathspecs --icase-pathspecs --no-optional-locks --no-lazy-fetch --no-advice --html-path --man-path --info-path",
    attached: "--exec-path",
    keys: { "-c": gitKeys },
    harmless: gitHarmless,
    extra: "any",
  },
  {
    names: "git bisect run",
    kind: "repeating",
    form: "argv",
    rests: "executed",
    ownUnit: true,
    directoryUnknown: true,
  },
  row("git rebase", "executed", {
    directoryUnknown: true,
    value: "-s --strategy -X --strategy-option --onto --root -C --empty --whitespace",
    code: "-x --exec",
  }),
  {
    names: "git submodule foreach",
    kind: "repeating",
    form: "joined",
    rests: "executed",
    ownUnit: true,
    directoryUnknown: true,
    none: "--recursive --quiet -q",
  },
  row("git filter-branch", "executed", {
    directoryUnknown: true,
    value: "-d --original --subdirectory-filter --state-branch",
    code: "--setup --env-filter --tree-filter --index-filter --parent-filter --msg-filter --commit-filter --tag-name-filter",
  }),
  row("git difftool", "executed", { code: "-x --extcmd", value: "-t --tool", extra: "any" }),
  row("git grep", "executed", {
    attached: "-O --open-files-in-pager",
    program: "-O --open-files-in-pager",
    value: "-e -f -A -B -C -m --max-depth --threads --max-count",
    none: "-i -l -n -w -v -h -H -E -G -P -F -L -z -o -c -p -W -q -a -I -r",
    harmless: paging,
  }),
  row("git clone", "executed", {
    value:
      "-o --origin -b --branch --reference --depth --shallow-since --shallow-exclude --separate-git-dir -j --jobs --filter --bundle-uri --server-option",
    none: "-l --local -s --shared -q --quiet -v --verbose -n --no-checkout",
    code: "-u --upload-pack",
    loads: "-c --config --template",
    keys: {
      "-c": "core.sshCommand= core.fsmonitor= core.pager= core.editor= core.gitProxy= core.askPass= credential.helper=!",
      "--config":
        "core.sshCommand= core.fsmonitor= core.pager= core.editor= core.gitProxy= core.askPass= credential.helper=!",
      "": "ext::",
    },
  }),
  row("git fetch|git pull|git ls-remote|git fetch-pack", "executed", {
    code: "--upload-pack --exec",
    value: "-o --server-option",
    keys: { "": "ext::" },
  }),
  row("git push|git send-pack", "manual", {
    code: "--receive-pack --exec",
    value: "-o --push-option",
    none: "-f -u -n -v -q -d -4 -6",
    keys: { "": "ext::" },
  }),
  row("git archive", "executed", { code: "--exec", value: "--format --prefix -o --output --add-file --remote" }),
  row("git send-email", "manual", {
    code: "--to-cmd --cc-cmd --header-cmd --sendmail-cmd --smtp-server",
    harmless: /^[^/!]/,
  }),
  row("gh alias set|glab alias set", "knowledge", { none: "-s --shell --clobber", keys: { "": "!" } }),
  row("svn", "knowledge", { program: "--diff-cmd --editor-cmd --diff3-cmd" }),
  row("hg", "knowledge", {
    keys: { "--config": "alias. hooks. extensions. ui.ssh= ui.editor= pager.pager= merge-tools." },
    loads: "--config",
  }),
  {
    names: "tar|gtar|bsdtar",
    kind: "repeating",
    form: "options",
    rests: "executed",
    ownUnit: true,
    oldBundle: true,
    value:
      "-f --file -T --files-from -X --exclude-from -b --blocking-factor -L --tape-length -g --listed-incremental -N --newer -K --starting-file -V --label --exclude --transform --xform --strip-components --owner --group --mode --mtime -H --format -C --directory",
    none: "-c -x -t -r -u -A -d -z -j -J -Z -a -v -w -p -P -m -k -O -h -l -n -s -S -W -U -B -G -i -o -R",
    code: "--to-command -F --info-script --new-volume-script",
    program: "-I --use-compress-program --rsh-command --rmt-command",
    keys: { "--checkpoint-action": "exec=" },
    harmless: compressors,
  },
  row("cpio", "knowledge", { program: "--rsh-command" }),
  row("rsync", "executed", {
    value:
      "-B --block-size -f --filter -T --temp-dir --exclude --include --exclude-from --include-from --files-from --log-file --log-file-format --out-format --partial-dir --password-file --port --bwlimit --chmod --chown --backup-dir --suffix --compare-dest --copy-dest --link-dest --timeout --contimeout --max-size --min-size -M --remote-option --rsync-path",
    none: "-a -v -z -r -l -p -t -g -o -D -n -h -P -u -c -x -H -A -X -S -W -L -k -K -R -O -J -m -i -I -d -b -y -q -C -F -0 -8 -4 -6 -s -N -U -E",
    program: "-e --rsh",
    harmless: remoteShell,
  }),
  row("scp", "executed", {
    value: "-c -F -i -J -l -o -P -X",
    none: "-3 -4 -6 -A -a -C -O -p -q -R -r -s -T -v -N -f",
    program: "-S -D",
    keys: { "-o": sshKeys },
    harmless: /^(none|ssh)$/i,
  }),
  row("sftp", "executed", {
    value: "-c -F -i -J -l -o -P -X -B -b -R",
    none: "-3 -4 -6 -A -a -C -O -p -q -r -s -T -v -N -f",
    program: "-S -D",
    keys: { "-o": sshKeys },
    harmless: /^(none|ssh)$/i,
  }),
  row("sshfs", "knowledge", { keys: { "-o": "ssh_command= ProxyCommand=" }, harmless: remoteShell }),
  row("sshuttle", "knowledge", {
    value: "-r --remote -x --exclude -l --listen",
    program: "-e --ssh-cmd",
    harmless: remoteShell,
  }),
  row("rg", "executed", { program: "--pre --hostname-bin", value: "-e -f -g -t -T -A -B -C -m -M -j -r -d -E" }),
  row("fzf|sk", "knowledge", { code: "--preview -c --cmd", binds: "--bind" }),
  row("split|gsplit", "executed", { code: "--filter", value: "-a -b -C -l -n -t" }),
  row("sort|gsort", "executed", { program: "--compress-program", value: "-k -t -o -S -T", harmless: compressors }),
  row("zip", "knowledge", { code: "-TT --unzip-command" }),
  row("man", "executed", {
    value: "-C -R -L -m -M -S -s -e -r -E -p",
    none: "-f -k -K -l -w -W -c -d -D -i -I -a -u -t -Z -h -V",
    code: "-P --pager",
    attached: "-H --html",
    program: "-H --html",
    harmless: paging,
  }),
  row("bat|batcat|delta", "knowledge", { code: "--pager", harmless: paging }),
  row("vim|vi|nvim|view|gvim|vimdiff|ex|rvim", "executed", {
    value: "-u -S -s -w -W -i -T -t -q --listen --startuptime",
    keys: { "-c": "! :!", "--cmd": "! :!", "": "+! +:!" },
  }),
  row("less", "executed", { keys: { "": "+!" } }),
  {
    names: "make|gmake|remake",
    kind: "repeating",
    form: "options",
    rests: "executed",
    ownUnit: true,
    value: "-f --file --makefile -I --include-dir -o --old-file -W --what-if -C --directory",
    none: "-k -s -n -B -i -e -r -R -q -t -w -d -p -b -m -S",
    attached: "-j --jobs -l --load-average -O --output-sync --debug",
    loads: "--eval -E",
    keys: { "": "SHELL=" },
    harmless: /^(\/(usr\/(local\/)?)?bin\/)?(ba|da|z|k)?sh$/,
  },
  row("just", "knowledge", {
    rest: "-c --command",
    attachesRest: true,
    loads: "--shell --shell-arg --shell-command",
    value: "-f --justfile -d --working-directory --set",
  }),
  row("go run|go test|go build|go vet|go install", "knowledge", {
    longDash: "single",
    program: "-exec --exec -toolexec --toolexec -vettool",
  }),
  row("socat", "executed", { keys: { "": "EXEC: SYSTEM: SHELL:" } }),
  row("nc|ncat|netcat", "knowledge", {
    value: "-I -i -M -m -O -P -p -q -s -T -V -W -w -X -x -g -G",
    none: "-4 -6 -d -D -h -k -l -N -n -r -S -t -U -u -v -z -b -C -F -L",
    code: "-c --sh-exec",
    program: "-e --exec",
  }),
  row("wget", "knowledge", { program: "--use-askpass", keys: { "-e": "use_askpass=", "--execute": "use_askpass=" } }),
  row("aria2c", "knowledge", {
    program:
      "--on-download-complete --on-bt-download-complete --on-download-start --on-download-error --on-download-stop --on-download-pause",
  }),
  row("yt-dlp|youtube-dl", "knowledge", {
    code: "--exec --exec-before-download --netrc-cmd",
    program: "--downloader --external-downloader",
    harmless: /^(aria2c|curl|ffmpeg|native|wget)$/,
  }),
  row("tcpdump", "knowledge", {
    program: "-z",
    value: "-B -c -C -E -F -G -i -j -m -M -r -s -T -V -w -W -y -Z",
    harmless: compressors,
  }),
  row("openvpn", "knowledge", {
    code: "--up --down --route-up --route-pre-down --tls-verify --auth-user-pass-verify --client-connect --client-disconnect --learn-address --ipchange",
  }),
  row("agetty|getty", "knowledge", { program: "-l --login-program" }),
  row("helm", "knowledge", { program: "--post-renderer" }),
  row("restic|rclone|borg", "knowledge", {
    code: "--password-command --metadata-mapper",
    program: "--rsh --remote-path",
    keys: { "-o": "sftp.command= sftp.args= rclone.program=" },
  }),
  row("certbot", "knowledge", {
    code: "--pre-hook --post-hook --deploy-hook --renew-hook --manual-auth-hook --manual-cleanup-hook",
  }),
  row("dpkg|apt-get|apt", "knowledge", {
    code: "--pre-invoke --post-invoke",
    keys: { "-o": "APT::Update::Pre-Invoke DPkg::Pre-Invoke DPkg::Post-Invoke APT::Update::Post-Invoke" },
  }),
  row("rpm", "knowledge", { code: "--pipe" }),
  row("emacsclient", "knowledge", { code: "-a --alternate-editor", harmless: /^$/ }),
  row("pandoc", "knowledge", {
    program: "-F --filter --pdf-engine",
    loads: "-L --lua-filter",
    harmless: /^(pdflatex|xelatex|lualatex|tectonic|wkhtmltopdf|weasyprint|typst|pandoc-crossref|pandoc-citeproc)$/,
  }),
  row("gcc|g++|cc|c++|clang|clang++", "knowledge", {
    loads: "-wrapper -B",
    longDash: "single",
    attached: "-fplugin -specs -fpass-plugin",
  }),
  row("psql", "manual", {
    value:
      "-d --dbname -h --host -p --port -U --username -o --output -L --log-file -F -P -R -T -v --set --variable -f --file",
    keys: { "-c": "\\!", "--command": "\\!" },
  }),
  row("mysql|mariadb", "manual", {
    value: "-h --host -u --user -P --port -D --database -S --socket",
    attached: "-p --password",
    keys: { "-e": "\\! system", "--execute": "\\! system" },
  }),
  row("bpftrace", "knowledge", { code: "-c" }),
  row("sqlite3", "executed", {
    keys: { "": ".shell .system" },
    value: "-cmd -init -separator -newline -nullvalue",
    longDash: "single",
  }),
];

type Options = Omit<WrapperEntry, "names" | "kind" | "form" | "rests">;

function row(names: string, rests: WrapperEntry["rests"], options: Options): WrapperEntry {
  return { names, kind: "repeating", form: "options", rests, ownUnit: true, ...options };
}
