/**
 * Subcommands with several names, by program: one row for each command, its usual name first. Sources: `npm help`, pnpm 10,
 * yarn 4, cargo 1.90, brew 4, docker 28, kubectl 1.34, git 2.51.
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
  gem: ["install i"],
  conda: ["remove uninstall", "update upgrade"],
  winget: ["install add", "uninstall remove rm"],
};

const TABLE: ReadonlyMap<string, string> = new Map(
  Object.entries(SYNONYMS).flatMap(([program, rows]) =>
    rows.flatMap((row) => {
      const names = row.split(" ");
      return names.map((name): [string, string] => [`${program} ${name}`, names[0] ?? name]);
    }),
  ),
);

/** The usual name of a subcommand, or `null` where the table does not know the word. */
export function subcommandOf(program: string, word: string): string | null {
  return TABLE.get(`${program} ${word}`) ?? null;
}
