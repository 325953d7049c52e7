// Asking

// Of the packages below, what a consumer needs
export { prefix, suggest, suggestBashPattern, suggestBashPatterns } from "@bashgate/bash-arity";
export {
  type BashCommand,
  BashProgram,
  type CommandContext,
  type CommandQuery,
  findCommands,
  getWarmBashParser,
  gitValueFlags,
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
// Permission modules
export { type Highlight, highlightedSpans } from "./modules/highlight.ts";
export { type CommandMatch, type MatchedCommands, matchCommand } from "./modules/match-command.ts";
export {
  type BashToolCall,
  type FileToolCall,
  type ModuleAnswer,
  matchTool,
  type ToolCall,
  type ToolHandlers,
} from "./modules/match-tool.ts";
export {
  block,
  type ModuleBlock,
  type ModuleDecision,
  type ModuleRequest,
  type RequestDetails,
  request,
} from "./modules/module-decision.ts";
export { createModuleHost, type ModuleHost, type ModuleVerdict, type Wait } from "./modules/module-host.ts";
export type {
  ModuleInput,
  ModuleRule,
  ModuleSource,
  PermissionModule,
  PermissionsAPI,
} from "./modules/permissions-api.ts";
export { findProjectRoot } from "./paths/project-root.ts";
export {
  type BashIntent,
  resolveBashAdvisoryCheck,
  resolveBashCommandCheck,
  type ScopedPermissionResolver,
} from "./service/bash-check.ts";
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
