import type { AnsweredQuestion, ApprovalQuestion, CommandSubject, RuleOrigin } from "../../src/index.ts";

export interface ApprovalCase {
  readonly it: string;
  readonly surface?: string;
  readonly pattern?: string;
  readonly exact?: string;
  readonly answers?: AnsweredQuestion;
  readonly until?: string;
  /** What is asked. */
  readonly command?: string;
  readonly more?: Partial<CommandSubject>;
  readonly path?: string;
  readonly names?: readonly string[];
  readonly text?: string;
  readonly asking?: ApprovalQuestion["asking"];
  readonly want: boolean;
}

const rule = (pattern: string, layer: RuleOrigin["layer"] = "user"): RuleOrigin => ({
  surface: "bash",
  pattern,
  action: "ask",
  layer,
  file: null,
  line: null,
  column: null,
  reason: null,
  structural: false,
});
const toRule: AnsweredQuestion = { kind: "rule", layer: "user", pattern: "git push *" };

export const cases: readonly ApprovalCase[] = [
  { it: "answers the default", pattern: "git push *", command: "git push origin", want: true },
  { it: "not another command", pattern: "git push *", command: "git pull", want: false },
  { it: "not a rule's ask", pattern: "git push *", command: "git push", asking: rule("git push *"), want: false },
  { it: "not a floor's ask", pattern: "git push *", command: "git push", asking: "<dynamic-argument>", want: false },
  {
    it: "answers that very rule",
    pattern: "git push *",
    answers: toRule,
    command: "git push",
    asking: rule("git push *"),
    want: true,
  },
  {
    it: "not another rule",
    pattern: "git push *",
    answers: toRule,
    command: "git push",
    asking: rule("git *"),
    want: false,
  },
  {
    it: "not the same rule of another layer",
    pattern: "git push *",
    answers: toRule,
    command: "git push",
    asking: rule("git push *", "project"),
    want: false,
  },
  {
    it: "not the default, where it answers a rule",
    pattern: "git push *",
    answers: toRule,
    command: "git push",
    want: false,
  },
  { it: "not another surface", surface: "mcp", pattern: "git push *", command: "git push", want: false },
  { it: "only exact forms", pattern: "git push *", command: "x", more: { loose: [["git push"]] }, want: false },
  { it: "no options in other places", pattern: "rm -rf *", command: "rm -r -f x", want: false },
  { it: "no unknown word that may be more", pattern: "git push", command: "git push $X", want: false },
  {
    it: "variables have to be named",
    pattern: "git push *",
    command: "git push",
    more: { variables: ["PATH"] },
    want: false,
  },
  { it: "not where no allow counts", pattern: "npm *", command: "npm test", more: { neverAllow: true }, want: false },
  { it: "the exact text", exact: "python - <<E\n1\nE", command: "python -", text: "python - <<E\n1\nE", want: true },
  {
    it: "not another heredoc",
    exact: "python - <<E\n1\nE",
    command: "python -",
    text: "python - <<E\n2\nE",
    want: false,
  },
  {
    it: "a floor for the exact line",
    exact: "eval $x",
    answers: { kind: "floor", name: "<opaque-bash-wrapper>" },
    text: "eval $x",
    asking: "<opaque-bash-wrapper>",
    want: true,
  },
  {
    it: "not another floor",
    exact: "eval $x",
    answers: { kind: "floor", name: "<opaque-bash-wrapper>" },
    text: "eval $x",
    asking: "<dynamic-command>",
    want: false,
  },
  {
    it: "a floor never by pattern",
    pattern: "*",
    answers: { kind: "floor", name: "<opaque-bash-wrapper>" },
    command: "eval x",
    asking: "<opaque-bash-wrapper>",
    want: false,
  },
  { it: "before its end", pattern: "git push *", until: "2026-01-02T00:00:00Z", command: "git push", want: true },
  { it: "not at its end", pattern: "git push *", until: "2026-01-01T00:00:00Z", command: "git push", want: false },
  { it: "a directory", surface: "external_directory", pattern: "/srv/data", path: "/srv/data/a/b", want: true },
  { it: "not a neighbour", surface: "external_directory", pattern: "/srv/data", path: "/srv/database", want: false },
  { it: "a tool of a server", surface: "mcp", pattern: "github:*", names: ["github", "github:issues"], want: true },
  { it: "not another server", surface: "mcp", pattern: "github:*", names: ["gitlab:issues"], want: false },
];
