import type { CommandQuery } from "../../src/index.ts";

export interface FlagCase {
  readonly command: string;
  readonly spellings: readonly string[];
  readonly has: boolean;
}

export const flags: readonly FlagCase[] = [
  { command: "rm -r x", spellings: ["-r"], has: true },
  { command: "rm -rf x", spellings: ["-r"], has: true },
  { command: "rm -fr x", spellings: ["-r"], has: true },
  { command: "rm x -r", spellings: ["-r"], has: true },
  { command: "rm -R x", spellings: ["-r", "-R", "--recursive"], has: true },
  { command: "rm --recursive x", spellings: ["-r", "--recursive"], has: true },
  { command: "rm -f x", spellings: ["-r"], has: false },
  { command: "rm -- -r", spellings: ["-r"], has: false },
  { command: "rm 'x -r'", spellings: ["-r"], has: false },
  { command: 'rm "-"r x', spellings: ["-r"], has: true },
  { command: "git push --force", spellings: ["--force"], has: true },
  { command: "git push --force=x", spellings: ["--force"], has: true },
  { command: "git push --force-with-lease", spellings: ["--force"], has: false },
  { command: "git push --forc", spellings: ["--force"], has: false },
  { command: "git push 2>/dev/null --force", spellings: ["--force"], has: true },
  { command: "find . -regex x", spellings: ["-r"], has: false },
  { command: "find . -regex x", spellings: ["-regex"], has: true },
  { command: "ls --reverse", spellings: ["-r"], has: false },
  { command: "ls -", spellings: ["-"], has: true },
  { command: "head -5", spellings: ["-5"], has: true },
];

export interface PositionalCase {
  readonly command: string;
  readonly valueFlags?: readonly string[];
  readonly positionals: readonly string[];
}

export const positionals: readonly PositionalCase[] = [
  { command: "git status", positionals: ["status"] },
  { command: "git -C x status -s y", valueFlags: ["-C"], positionals: ["status", "y"] },
  { command: "git -C x status", positionals: ["x", "status"] },
  { command: "git --git-dir=x status", valueFlags: ["--git-dir"], positionals: ["status"] },
  { command: "git --git-dir x status", valueFlags: ["--git-dir"], positionals: ["status"] },
  { command: "rm -f -- -x y", positionals: ["-x", "y"] },
  { command: "cat - x", positionals: ["-", "x"] },
  { command: "cat -n", positionals: [] },
  { command: "cat 'a b' > out c", positionals: ["a b", "c"] },
];

export interface QueryCase {
  readonly it: string;
  readonly command: string;
  readonly query: CommandQuery;
  /** The text of each span. */
  readonly found: readonly string[];
}

const commit: CommandQuery = { program: "git", subcommands: ["commit"], valueFlags: ["-C", "-c"] };

export const queries: readonly QueryCase[] = [
  { it: "a program", command: "ls; rm x; rm y", query: { program: "rm" }, found: ["rm", "rm"] },
  { it: "several programs", command: "ls; rm x", query: { program: ["rm", "ls"] }, found: ["ls", "rm"] },
  { it: "by its basename", command: "/bin/rm x", query: { program: "rm" }, found: ["/bin/rm"] },
  { it: "not in a string", command: "echo 'rm x'", query: { program: "rm" }, found: [] },
  { it: "not in an argument", command: "echo rm", query: { program: "rm" }, found: [] },
  { it: "behind a wrapper", command: "sudo rm x", query: { program: "rm" }, found: ["rm"] },
  { it: "in code in a word", command: "bash -c 'rm x'", query: { program: "rm" }, found: ["rm"] },
  { it: "in a substitution", command: "echo $(rm x)", query: { program: "rm" }, found: ["rm"] },
  { it: "through a variable", command: "X=rm; $X y", query: { program: "rm" }, found: ["$X"] },
  { it: "a subcommand", command: "git commit -m x", query: commit, found: ["git", "commit"] },
  { it: "behind an option with a value", command: "git -C commit status", query: commit, found: [] },
  { it: "behind such an option", command: "git -C x commit", query: commit, found: ["git", "commit"] },
  { it: "not a later word", command: "git log commit", query: commit, found: [] },
  {
    it: "any later word",
    command: "git log commit",
    query: { ...commit, subcommandPosition: "any" },
    found: ["git", "commit"],
  },
  {
    it: "a subcommand of two words",
    command: "git stash drop x",
    query: { program: "git", subcommands: ["stash drop"] },
    found: ["git", "stash", "drop"],
  },
  { it: "half of it", command: "git stash list", query: { program: "git", subcommands: ["stash drop"] }, found: [] },
  { it: "no subcommands", command: "git status", query: { program: "git", subcommands: [] }, found: [] },
  {
    it: "a condition",
    command: "rm x; rm -f y",
    query: { program: "rm", where: (command) => command.hasFlag("-f") },
    found: ["rm"],
  },
];

export interface PathCase {
  readonly command: string;
  readonly tokens: readonly string[];
  /** Outside `/work`, with `/home/u` as home. */
  readonly external: readonly string[];
}

export const paths: readonly PathCase[] = [
  { command: "cat a.txt", tokens: ["a.txt"], external: [] },
  { command: "cat /etc/x .env", tokens: ["/etc/x", ".env"], external: ["/etc/x"] },
  { command: "cat ../x", tokens: ["../x"], external: ["/x"] },
  { command: "cat ~/x", tokens: ["~/x"], external: ["/home/u/x"] },
  { command: "cat ./a /work/b", tokens: ["./a", "/work/b"], external: [] },
  { command: "cd /srv && cat x", tokens: ["/srv", "x"], external: ["/srv", "/srv/x"] },
  { command: "cd sub && cat ../x", tokens: ["sub", "../x"], external: [] },
  { command: "(cd /srv); cat x", tokens: ["/srv", "x"], external: ["/srv"] },
  { command: "echo /etc/x", tokens: [], external: [] },
  { command: "echo x > /etc/x", tokens: ["/etc/x"], external: ["/etc/x"] },
  { command: "cat x > /dev/null 2>&1", tokens: ["x", "/dev/null"], external: [] },
  { command: "grep /etc/x a", tokens: ["a"], external: [] },
  { command: "cat $(echo /etc/x)", tokens: ["$(echo /etc/x)", "/etc/x"], external: ["/etc/x"] },
];
