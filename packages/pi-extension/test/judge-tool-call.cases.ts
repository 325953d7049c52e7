export const policy = {
  permission: {
    bash: {
      "git *": "allow",
      "git push *": { action: "deny", reason: "Pushing is mine to do" },
      "make *": "ask",
    },
    read: { "*": "allow", "*.key": "deny" },
    write: { "src/**": "allow" },
  },
};

/** What becomes of a call without anybody to ask: it runs, or the agent is told something like this. */
export const calls: readonly (readonly [
  it: string,
  tool: string,
  input: Record<string, unknown>,
  told: RegExp | "runs",
])[] = [
  ["an allowed command", "bash", { command: "git status" }, "runs"],
  ["with other arguments of the tool", "bash", { command: "git status", timeout: 5 }, "runs"],
  ["a denied command", "bash", { command: "git push" }, /policy denies `git push`.*Pushing is mine to do/],
  [
    "a denied part of a chain",
    "bash",
    { command: "git status && git push -f" },
    /policy denies `git push -f`.*Nothing of the command line was run/,
  ],
  ["a denied payload", "bash", { command: "bash -c 'git push'" }, /policy denies `git push`/],
  ["a command that asks", "bash", { command: "make all" }, /has to be asked.*`make all`/],
  ["a command that no rule speaks of", "bash", { command: "npm install" }, /has to be asked.*`npm install`/],
  ["a quoted mention", "bash", { command: "git log --grep 'git push'" }, "runs"],
  ["a command that is no text", "bash", { command: ["git", "status"] }, /has to be asked/],
  ["no command", "bash", {}, /has to be asked/],
  ["a file that may be read", "read", { path: "a.txt" }, "runs"],
  ["a file that may not", "read", { path: "a.key" }, /policy denies/],
  ["a file that may be written", "write", { path: "src/a.ts", content: "" }, "runs"],
  ["a file of which no rule speaks", "write", { path: "a.ts", content: "" }, /has to be asked/],
  ["a file outside", "read", { path: "/etc/passwd" }, /has to be asked/],
  ["a tool that nobody knows", "teleport", { where: "/" }, /has to be asked/],
];
