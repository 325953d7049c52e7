/**
 * Subcommands with several names, by program: one row for each command, its usual name first. Sources: `npm help`, pnpm 10,
 * yarn 4, cargo 1.90, brew 4, docker 28, podman 5, helm 3, git 2.51.
 */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  npm: [
    "install i in ins inst insta instal isnt isnta isntal isntall add",
    "uninstall un unlink remove rm r",
    "test t tst",
    "run run-script rum urn",
    "exec x",
    "ci clean-install ic install-clean isntall-clean",
    "update up upgrade udpate",
    "init create innit",
    "link ln",
    "view info show v",
    "list ls ll la",
  ],
  pnpm: [
    "install i",
    "remove rm uninstall un",
    "test t",
    "update up upgrade",
    "list ls ll la",
    "run run-script",
    "link ln",
  ],
  yarn: ["upgrade up"],
  bun: ["install i", "add a", "remove rm", "update up"],
  cargo: ["build b", "run r", "test t", "check c", "doc d", "remove rm"],
  brew: ["uninstall remove rm", "list ls", "update up"],
  git: ["add stage"],
  "git remote": ["remove rm"],
  helm: ["uninstall un del delete", "list ls", "dependency dep dependencies"],
  gem: ["install i"],
  conda: ["remove uninstall", "update upgrade"],
  winget: ["install add", "uninstall remove rm"],
};

/** Container engines: the short names of what stands below `container`, `image` and `system`. */
const CONTAINER =
  `attach commit cp create diff exec export kill logs pause port rename restart rm run start stats stop top unpause update
  wait`.split(/\s+/);
const IMAGE = "build history import load pull push save tag".split(" ");
const ENGINE_ROWS: readonly (readonly [path: string, row: readonly string[]])[] = [
  ...CONTAINER.map((name) => ["", [`container ${name}`, name]] as const),
  ...IMAGE.map((name) => ["", [`image ${name}`, name]] as const),
  ["", ["container ls", "ps"]],
  ["", ["image ls", "images"]],
  ["", ["image rm", "rmi"]],
  // Groups, so that they are known behind an option that may take a value.
  ...["container", "image", "volume", "network", "system", "compose"].map((name) => ["", [name, name]] as const),
  ["", ["system info", "info"]],
  ["", ["system events", "events"]],
  [" container", ["ls", "list", "ps"]],
  ...[" container", " image", " volume", " network"].map((path) => [path, ["rm", "remove"]] as const),
  ...[" image", " volume", " network"].map((path) => [path, ["ls", "list"]] as const),
];
const ENGINES = ["docker", "podman", "nerdctl"];

const OF_ENGINES = ENGINES.flatMap((engine) =>
  ENGINE_ROWS.flatMap(([path, [usual = "", ...others]]) =>
    others.map((name): [string, string] => [`${engine}${path} ${name}`, usual]),
  ),
);

const TABLE: ReadonlyMap<string, string> = new Map([
  ...OF_ENGINES,
  ...Object.entries(SYNONYMS).flatMap(([program, rows]) =>
    rows.flatMap((row) => {
      const names = row.split(" ");
      return names.map((name): [string, string] => [`${program} ${name}`, names[0] ?? name]);
    }),
  ),
]);

/**
 * The usual name of a subcommand, or `null` where the table does not know the word. Two words where the usual name has two:
 * `docker rm` is `docker container rm`.
 *
 * @param path The program, or the program and the subcommand above.
 */
export function subcommandOf(path: string, word: string): string | null {
  return TABLE.get(`${path} ${word}`) ?? null;
}
