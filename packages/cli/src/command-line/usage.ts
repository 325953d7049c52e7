/** The verbs, in the order in which help lists them. */
export const verbs = ["check", "explain", "parse", "suggest"] as const;

export type Verb = (typeof verbs)[number];

/** Help for the program as a whole. */
export const generalUsage = `bashgate decides what a coding agent may run: allow, ask or deny, with the reason

usage: bashgate <verb> [options] COMMAND

  check    print the decision, the part and the rule that decided, and what could be approved
  explain  print the whole trace as a tree
  parse    print what was read, with no policy
  suggest  print the approval pattern

COMMAND is one argument: quote it. After \`--\` it may begin with a dash.

  bashgate <verb> --help   more on one verb
  bashgate --version       the version
`;

/** Help for one verb. */
export const verbUsage: Readonly<Record<Verb, string>> = {
  check: `usage: bashgate check [--cwd DIR] [--policy FILE] [--json] COMMAND
       bashgate check [--cwd DIR] [--policy FILE] --jsonl

  --cwd DIR      the directory that the command line would run in; this one if not given
  --policy FILE  the policy, used instead of the user's and the project's
  --json         print the decision as one JSON object
  --jsonl        one {"id"?, "command", "cwd"?, "policy"?} a line on standard input, one answer a line

exit status: 0 allow, 3 ask, 4 deny, 2 wrong use or a broken policy;
with --jsonl 0 every line was answered, 1 some were not, 2 wrong use or a broken policy
`,
  explain: `usage: bashgate explain [--cwd DIR] [--policy FILE] COMMAND

  --cwd DIR      the directory that the command line would run in; this one if not given
  --policy FILE  the policy, used instead of the user's and the project's

exit status: 0, or 2 for wrong use or a broken policy
`,
  parse: `usage: bashgate parse [--json] COMMAND
       bashgate parse --jsonl

  --json   print what was read as one JSON object
  --jsonl  one {"id"?, "command"} a line on standard input, one answer a line

exit status: 0, or 2 for wrong use; with --jsonl 1 if some lines were not answered
`,
  suggest: `usage: bashgate suggest [--json] COMMAND
       bashgate suggest --jsonl

  --json   print the words of the prefix and the pattern as one JSON object
  --jsonl  one {"id"?, "command"} a line on standard input, one answer a line

exit status: 0, 1 if there is nothing to suggest, 2 for wrong use; with --jsonl 1 if some lines were not answered
`,
};
