export const policies = {
  ".config/bashgate/policy.jsonc": `{
  // what this person allows
  "permission": {
    "bash": {
      "git *": "allow",
      "git push *": { "action": "deny", "reason": "Pushing is mine to do" },
      "make *": "ask"
    },
    "read": "allow"
  }
}
`,
  "other.jsonc": `{ "permission": { "bash": { "make *": "allow" } } }\n`,
  "broken.jsonc": `{\n  "permission": {\n    "bash": { "git *": "allow" },\n    "bash": { "make *": "alow" }\n  }\n}\n`,
  "not-json.jsonc": `{ "permission": `,
  "list.jsonc": "[]\n",
};

export interface Check {
  readonly it: string;
  /** `HOME` stands for the home directory, in words and output. */
  readonly words: readonly string[];
  readonly status: number;
  readonly out: RegExp;
  readonly err?: RegExp;
}

export const checks: readonly Check[] = [
  { it: "allow", words: ["git status"], status: 0, out: /^allow: [^\n]+\n$/ },
  {
    it: "deny, with the part, the rule and its reason",
    words: ["git status && git push -f"],
    status: 4,
    out: /^deny: `git push -f` [^\n]*rule `git push \*` on bash[^\n]*HOME\/\.config\/bashgate\/policy\.jsonc:6\): Pushing is mine to do\n\n {2}git status && git push -f\n {16}\^{11}\n$/,
  },
  {
    it: "ask by a rule, with what could be approved",
    words: ["make all"],
    status: 3,
    out: /^ask: `make all` [^\n]*rule `make \*`[^\n]*\n\n {2}make all\n {2}\^{8}\n\n {2}could be approved {2}bash: make all/,
  },
  {
    it: "ask by default",
    words: ["npm install left-pad"],
    status: 3,
    out: /^ask: [^\n]*npm install left-pad[\s\S]*could be approved {2}bash: npm install/,
  },
  { it: "ask for a path outside", words: ["cat /etc/passwd"], status: 3, out: /^ask: / },
  { it: "another policy instead", words: ["--policy", "HOME/other.jsonc", "make all"], status: 0, out: /^allow: / },
  { it: "which is used alone", words: ["--policy", "HOME/other.jsonc", "git status"], status: 3, out: /^ask: / },
  {
    it: "another directory",
    words: ["--cwd", "HOME", "git -C project status"],
    status: 0,
    out: /^allow: /,
  },
  {
    it: "a broken policy: file, line and column, at least ask, and 2",
    words: ["--policy", "HOME/broken.jsonc", "git status"],
    status: 2,
    out: /^ask: /,
    err: /HOME\/broken\.jsonc:4:5: /,
  },
  {
    it: "no JSON",
    words: ["--policy", "HOME/not-json.jsonc", "true"],
    status: 2,
    out: /^ask: /,
    err: /HOME\/not-json\.jsonc:1:\d+: /,
  },
  {
    it: "not a policy",
    words: ["--policy", "HOME/list.jsonc", "true"],
    status: 2,
    out: /^ask: /,
    err: /HOME\/list\.jsonc:1:1: /,
  },
  {
    it: "a policy that is not there decides nothing",
    words: ["--policy", "HOME/missing.jsonc", "true"],
    status: 2,
    out: /^$/,
    err: /^HOME\/missing\.jsonc: there is no such file\n$/,
  },
  {
    it: "a directory is no policy",
    words: ["--policy", "HOME/project", "true"],
    status: 2,
    out: /^$/,
    err: /^HOME\/project: a directory, not a file\n$/,
  },
  {
    it: "what a terminal would act on is shown",
    words: ["git push \x1b[2K\r\u202e"],
    status: 4,
    out: /git push \\x1b\[2K\\r\\u\{202e\}/,
  },
  { it: "wrong use", words: ["--cwd"], status: 2, out: /^$/, err: /^bashgate: [^\n]+\n\nusage: bashgate check / },
  { it: "an unquoted command line", words: ["git", "push"], status: 2, out: /^$/, err: /quote the command line/ },
];
