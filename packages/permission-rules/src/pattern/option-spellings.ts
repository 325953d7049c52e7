/** Programs whose options are whole words behind one dash (`find -delete`): no clusters of letters. */
export const ONE_DASH_PROGRAMS: ReadonlySet<string> = new Set(
  "find java javac go gofmt terraform tofu terragrunt packer vault consul nomad gcc g++ cc clang openssl ffmpeg ffprobe convert magick mogrify xset xrandr ant".split(
    " ",
  ),
);

/**
 * Options that mean the same, by program or by program and subcommand. A pattern that asks for one of a row sees the
 * others. Sources: the manual pages of coreutils 9, git 2.51, docker 28, npm 11, curl 8, tar 1.35, sed 4.9.
 */
const SAME: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    rm: ["-r -R --recursive", "-f --force", "-d --dir", "-i --interactive", "-v --verbose"],
    cp: ["-r -R --recursive", "-f --force", "-a --archive"],
    mv: ["-f --force"],
    ln: ["-f --force", "-s --symbolic"],
    chmod: ["-R --recursive"],
    chown: ["-R --recursive"],
    chgrp: ["-R --recursive"],
    kill: ["-9 -KILL -SIGKILL"],
    pkill: ["-9 -KILL -SIGKILL", "-f --full"],
    killall: ["-9 -KILL -SIGKILL"],
    sed: ["-i --in-place", "-n --quiet --silent", "-e --expression", "-f --file"],
    sort: ["-o --output"],
    tar: ["-x --extract --get", "-c --create", "-t --list", "-f --file", "-C --directory"],
    curl: [
      "-X --request",
      "-d --data",
      "-o --output",
      "-O --remote-name",
      "-T --upload-file",
      "-F --form",
      "-H --header",
      "-k --insecure",
      "-u --user",
      "-K --config",
    ],
    wget: ["-O --output-document", "-P --directory-prefix", "-i --input-file"],
    "git push": ["-f --force", "-d --delete", "-n --dry-run", "-u --set-upstream"],
    "git clean": ["-f --force", "-n --dry-run"],
    "git commit": ["-a --all", "-m --message", "-n --no-verify", "-F --file"],
    "git branch": ["-d --delete", "-f --force", "-m --move", "-c --copy"],
    "git checkout": ["-f --force"],
    "git switch": ["-f --force --discard-changes", "-c --create", "-C --force-create"],
    "git add": ["-f --force", "-A --all", "-p --patch", "-u --update"],
    "git rm": ["-f --force"],
    "git mv": ["-f --force"],
    "git tag": ["-d --delete", "-f --force", "-a --annotate", "-l --list"],
    "git fetch": ["-f --force", "-p --prune"],
    "git rebase": ["-i --interactive", "-x --exec"],
    "git merge": ["-n --no-stat", "-m --message"],
    "docker container rm": ["-f --force", "-v --volumes"],
    "docker image rm": ["-f --force"],
    "docker container run": [
      "-v --volume",
      "-e --env",
      "-i --interactive",
      "-t --tty",
      "-d --detach",
      "-p --publish",
      "-u --user",
      "-w --workdir",
    ],
    "docker image prune": ["-f --force", "-a --all"],
    "docker container prune": ["-f --force"],
    "docker volume rm": ["-f --force"],
    "docker compose down": ["-v --volumes"],
    "git worktree": ["-f --force"],
    "git submodule": ["-f --force"],
    "docker system": ["-f --force", "-a --all"],
    "kubectl delete": ["-f --filename", "-l --selector"],
    "kubectl apply": ["-f --filename"],
    npm: ["-g --global --location=global", "-f --force", "-D --save-dev", "-y --yes"],
    pnpm: ["-g --global", "-r --recursive", "-D --save-dev"],
    yarn: ["-D --dev"],
    pip: ["-r --requirement", "-e --editable", "-U --upgrade", "-y --yes"],
    cargo: ["-r --release", "-p --package"],
    apt: ["-y --yes --assume-yes"],
    rsync: ["-r --recursive", "-a --archive", "-n --dry-run"],
    xargs: ["-I --replace"],
    grep: ["-r --recursive", "-f --file", "-e --regexp"],
  }),
);

/** Short options with a value, so that what is joined to them is no further letter: `-mfix` is `-m fix`. */
const VALUE_LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "git commit": "mFCct",
    "git merge": "mFsX",
    "git tag": "mFu",
    "git push": "o",
    "git log": "nSGL",
    "git checkout": "bB",
    "git switch": "cC",
    curl: "XdoTFHuKAbcemwx",
    wget: "OPioatTQU",
    sed: "efl",
    sort: "okStT",
    tar: "fCTXbI",
    grep: "efmABCdD",
    "docker container run": "veupwhlmc",
    make: "fCIoW",
    ssh: "iopFLRDlJWbceEmOQSw",
    cargo: "pFjZ",
    pip: "recifbt",
    head: "nc",
    tail: "nc",
    cut: "dfcb",
    python: "cmWX",
    python3: "cmWX",
    node: "epr",
  }),
);

/** Letters that stand for several others at once: `git branch -D` is `git branch -d -f`. */
const COMPOSED: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map(
  Object.entries({ "git branch": { D: "df", M: "mf", C: "cf" } }),
);

/** The other spellings of an option, and letters that say it with more. @param words Program and the words behind it. */
export function spellingsOf(words: readonly string[], option: string): readonly string[] {
  const keys = keysOf(words);
  const rows = keys.flatMap((key) => SAME.get(key)?.find((entry) => entry.split(" ").includes(option)) ?? []);
  const same = rows[0]?.split(" ") ?? [option];
  const wider = keys.flatMap((key) =>
    Object.entries(COMPOSED.get(key) ?? {}).flatMap(([letter, parts]) =>
      [...parts].some((part) => same.includes(`-${part}`)) ? [`-${letter}`] : [],
    ),
  );
  return [...same.filter((spelling) => spelling !== option), ...wider];
}

/** The letters that a letter stands for, else itself. */
export function partsOf(words: readonly string[], letter: string): readonly string[] {
  const parts = keysOf(words).map((key) => COMPOSED.get(key)?.[letter]);
  return [...(parts.find((found) => found !== undefined) ?? letter)];
}

/** The letters of a cluster that are options: `-rf` → `rf`, `git commit -amfix` → `am`. */
export function clusterLetters(words: readonly string[], text: string): string {
  const letters = /^-([A-Za-z0-9?@#]+)/.exec(text)?.[1] ?? "";
  const withValue = keysOf(words)
    .map((key) => VALUE_LETTERS.get(key) ?? "")
    .join("");
  const cut = [...letters].findIndex((letter) => withValue.includes(letter));
  return cut < 0 ? letters : letters.slice(0, cut + 1);
}

/** From the most particular on: `docker container rm`, `docker container`, `docker`. */
function keysOf(words: readonly string[]): readonly string[] {
  const program = words[0] ?? "";
  const [first, second] = words.slice(1).filter((word) => !word.startsWith("-"));
  if (first === undefined) return [program];
  const pair = `${program} ${first}`;
  return second === undefined ? [pair, program] : [`${pair} ${second}`, pair, program];
}
