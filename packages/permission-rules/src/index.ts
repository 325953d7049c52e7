// Policies

// Approvals
export type { AnsweredQuestion, Approval } from "./approvals/approval.ts";
export { type ApprovalBook, type ApprovalQuestion, compileApprovals } from "./approvals/find-approval.ts";
// Evaluation
export { type CompiledPolicy, compilePolicies } from "./compile/compile-policies.ts";
export type { PolicyLayer } from "./compile/policy-layer.ts";
// Writing
export { type EditedPolicy, type NewRule, withApproval, withoutApprovals, withRule } from "./edit/edit-policy.ts";
export type { UnknownPathSubject } from "./evaluate/judge-unknown-path.ts";
export type { CommandSubject, Form, FormWord, Hole, PathSubject, StructuredCommand } from "./evaluate/subject.ts";
export type { Action, LayerName, RuleOrigin, Verdict } from "./evaluate/verdict.ts";
// Patterns
export {
  type CommandPattern,
  compileCommandPattern,
  couldMatch,
  matches,
  matchesLoosely,
} from "./pattern/command-pattern.ts";
export { literalReach, nameOf, namesProgram, ruleNames } from "./pattern/names.ts";
export { compilePathPattern, type PathPattern, type PathSetting } from "./pattern/path-pattern.ts";
export { type PreparedForm, prepareForm } from "./pattern/wildcard.ts";
export { type ParsedPolicy, parsePolicy, readPolicyObject } from "./policy/parse-policy.ts";
export type { Place, Policy, PolicyRule, PolicyTest, RuleAction, ShellTool, WrapperEntry } from "./policy/policy.ts";
export { formatProblem, type PolicyProblem, type ProblemCode } from "./policy/policy-problem.ts";
export { PRESETS, type Preset } from "./presets/presets.ts";
export type { ArgConditions, FlagConditions, StructuralRule } from "./structure/structural-rule.ts";
