import type { ModuleAnswer, ToolCall } from "./match-tool.ts";

/** What a permission module is handed: the place to say what it watches. */
export interface PermissionsAPI {
  /** Registers a rule. It is asked about every tool call, in the order of registration. */
  onToolUse(rule: ModuleRule): void;
}

/** One rule of a module. */
export interface ModuleRule {
  /** Unique among the rules of its module; shown where it decides. */
  readonly name: string;
  readonly description: string;
  handler(input: ModuleInput): ModuleAnswer;
}

export interface ModuleInput {
  readonly tool: ToolCall;
  /** The session's directory. */
  readonly cwd: string;
}

/** A module: its default export. */
export type PermissionModule = (api: PermissionsAPI) => void | Promise<void>;

/** Where a module came from. Project modules are asked first, then the person's, then those of packages. */
export type ModuleSource = "project" | "user" | "package";
