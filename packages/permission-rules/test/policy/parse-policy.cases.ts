export interface ProblemCase {
  readonly text: string;
  /** The problems as they are shown, help left out. */
  readonly problems: readonly string[];
  readonly help?: string;
}

export const cases: readonly ProblemCase[] = [
  { text: '{ "permission": { "bash": { "git *": "allow" } } }', problems: [] },
  { text: '// a comment\n{ /* b */ "permission": { "*": "ask", }, }', problems: [] },
  { text: '\uFEFF{ "permission": {} }', problems: [] },
  { text: "{}", problems: [] },
  {
    text: '{ "permission": { "path": { ".env": { "read": "allow", "write": "deny", "reason": "x" } } } }',
    problems: [],
  },
  { text: '{ "permission": { "external_directory": { "read": "allow", "write": "ask" } } }', problems: [] },
  { text: '{ "permission": { "bash": { "action": "deny", "reason": "none here" } } }', problems: [] },
  { text: '{ "permission": { "fetch": "deny", "patch": "ask", "mytool": { "a*": "allow" } } }', problems: [] },
  { text: '{ "permission": { "bash": { "constructor": "deny", "__proto__": "allow" } } }', problems: [] },
  {
    text: '{\n  "permision": {}\n}',
    problems: ["p.jsonc:2:3: unknown key `permision` [policy/unknown-key]"],
    help: "did you mean `permission`?",
  },
  {
    text: '{ "permission": { "bahs": { "rm *": "deny" } } }',
    problems: ["p.jsonc:1:19: unknown surface `bahs` [policy/unknown-surface]"],
    help: "did you mean `bash`?",
  },
  {
    text: '{ "permission": { "Bash": "deny" } }',
    problems: ["p.jsonc:1:19: unknown surface `Bash` [policy/unknown-surface]"],
    help: "did you mean `bash`?",
  },
  {
    text: '{ "permission": { "external_directry": "deny" } }',
    problems: ["p.jsonc:1:19: unknown surface `external_directry` [policy/unknown-surface]"],
    help: "did you mean `external_directory`?",
  },
  {
    text: '{ "permission": { "bash": {\n  "rm *": "denied" } } }',
    problems: [
      "p.jsonc:2:3: `permission.bash.rm *` must be `allow`, `ask` or `deny`, not `denied` [policy/wrong-value]",
    ],
  },
  {
    text: '{ "permission": { "bash": { "a": "ask",\n "a": "deny" } } }',
    problems: ["p.jsonc:2:2: duplicate key `a` [policy/duplicate-key]"],
    help: "the first one is on line 1; keep one of them, order decides",
  },
  {
    text: '{ "permission": { "bash": { "a": { "read": "allow" } } } }',
    problems: [
      "p.jsonc:1:29: `permission.bash.a` must not have `read` or `write`: off the path surfaces it is `action` [policy/wrong-value]",
    ],
  },
  {
    text: '{ "permission": { "path": { "a": { "reason": "x" } } } }',
    problems: ["p.jsonc:1:29: `permission.path.a` needs `action`, `read` or `write` [policy/wrong-value]"],
  },
  {
    text: '{ "permission": { "path": { "a": { "action": "ask", "raeson": "x" } } } }',
    problems: ["p.jsonc:1:53: unknown key `raeson` in `permission.path.a` [policy/unknown-key]"],
    help: "did you mean `reason`?",
  },
  {
    text: '{ "commands": [ { "program": "git", "acton": "deny" } ] }',
    problems: [
      "p.jsonc:1:17: `action` is missing in `commands.0` [policy/wrong-value]",
      "p.jsonc:1:37: unknown key `acton` in `commands.0` [policy/unknown-key]",
    ],
  },
  {
    text: '{ "commands": [ { "program": "git", "flags": { "any": "-f" }, "action": "deny" } ] }',
    problems: ["p.jsonc:1:48: `commands.0.flags.any` must be a list, not `-f` [policy/wrong-value]"],
  },
  {
    text: '{ "approvals": [ { "surface": "bash", "pattern": "a", "exact": "a", "answers": "default" } ] }',
    problems: ["p.jsonc:1:18: `approvals.0` needs `pattern` or `exact`, not both [policy/wrong-value]"],
  },
  {
    text: '{ "wrappers": { "rtk": { "kind": "transparant" } } }',
    problems: [
      "p.jsonc:1:26: `wrappers.rtk.kind` must be `transparent`, `privileged`, `repeating`, `elsewhere` or `runner`, not `transparant` [policy/wrong-value]",
    ],
  },
  {
    text: '{ "arity": { "rtk git": 0 } }',
    problems: ["p.jsonc:1:14: `arity.rtk git` must be at least 1 [policy/wrong-value]"],
  },
  {
    text: '{ "permission": { "path": { "/x/{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}": "deny", "/y/{1..1001}": "deny" } } }',
    problems: [
      "p.jsonc:1:29: `permission.path./x/{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}` must stand for at most 1000 alternatives, not `/x/{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}` [policy/wrong-value]",
      "p.jsonc:1:94: `permission.path./y/{1..1001}` must stand for at most 1000 alternatives, not `/y/{1..1001}` [policy/wrong-value]",
    ],
  },
  {
    text: '{ "permission": { "path": { "/y/{1..1000}": "deny" }, "bash": { "echo {1..9999}": "ask" } } }',
    problems: [],
  },
  { text: "[]", problems: ["p.jsonc:1:1: a policy is an object [policy/not-an-object]"] },
  { text: "", problems: ["p.jsonc:1:1: a policy is an object [policy/not-an-object]"] },
  {
    text: '{ "permission": ',
    problems: ["p.jsonc:1:17: value expected [policy/syntax]", "p.jsonc:1:17: close brace expected [policy/syntax]"],
  },
  { text: '{ "permission": {} }}', problems: ["p.jsonc:1:21: end of file expected [policy/syntax]"] },
];
