// Asking

// Of the packages below, what a consumer needs
export { prefix, suggest, suggestBashPattern, suggestBashPatterns } from "@bashgate/bash-arity";
export {
  type BashCommand,
  BashProgram,
  type CommandContext,
  getWarmBashParser,
  type PathAccess,
  parseBashCommandsSync,
  parseShellCommand,
  resetWarmBashParser,
  type ShellToken,
  type SimpleCommand,
  type Span,
  warmBashParser,
} from "@bashgate/bash-parse";
export {
  type Action,
  type Approval,
  formatProblem,
  type LayerName,
  type Policy,
  type PolicyLayer,
  type PolicyProblem,
  parsePolicy,
  type RuleOrigin,
  readPolicyObject,
} from "@bashgate/permission-rules";
// Approving
export { ApprovalBook } from "./approvals/approval-book.ts";
// The answer
export type {
  AccessVerdict,
  Deciding,
  Decision,
  FloorName,
  FloorVerdict,
  LineVerdict,
  Suggestion,
  UnitVerdict,
} from "./decision/decision.ts";
export { pickMostRestrictive } from "./decision/pick-most-restrictive.ts";
// The machine
export type { FileView } from "./files/file-view.ts";
export { createMemoryView, type MemoryFiles } from "./files/memory-view.ts";
export { findProjectRoot } from "./paths/project-root.ts";
export type { PermissionCheckResult } from "./service/check-result.ts";
export type { ToolDecision } from "./service/judge-tool.ts";
export type { CheckOptions, Permissions, PermissionsOptions, PermissionsService } from "./service/permissions.ts";
export { createPermissions } from "./service/permissions.ts";
export { suggestSessionPattern } from "./suggest/suggest-session-pattern.ts";
export {
  escapeText,
  type PromptOptions,
  type RenderOptions,
  renderDecision,
  renderForAgent,
  renderForPrompt,
  renderProblem,
  renderSummary,
  type UnderlineOptions,
  underlineSpan,
} from "./trace/index.ts";
