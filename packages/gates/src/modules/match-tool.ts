import type { ModuleDecision } from "./module-decision.ts";

/** A tool call as a module sees it. Its input is a copy: changing it changes nothing. */
export interface ToolCall {
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** A call of a shell. */
export interface BashToolCall extends ToolCall {
  readonly command: string;
}

/** A call of a tool for one file. */
export interface FileToolCall extends ToolCall {
  /** As the agent wrote it; empty where it wrote none. */
  readonly path: string;
}

export type ModuleAnswer = ModuleDecision | undefined | Promise<ModuleDecision | undefined>;

/** What to do for which tool. Any other name of a tool may stand as a key too. */
export interface ToolHandlers {
  readonly bash?: (tool: BashToolCall) => ModuleAnswer;
  readonly read?: (tool: FileToolCall) => ModuleAnswer;
  readonly write?: (tool: FileToolCall) => ModuleAnswer;
  readonly edit?: (tool: FileToolCall) => ModuleAnswer;
  readonly grep?: (tool: FileToolCall) => ModuleAnswer;
  readonly find?: (tool: FileToolCall) => ModuleAnswer;
  readonly ls?: (tool: FileToolCall) => ModuleAnswer;
  /** For every tool that has no handler of its own here. */
  readonly other?: (tool: ToolCall) => ModuleAnswer;
}

const FILE_TOOLS = ["read", "write", "edit", "grep", "find", "ls"] as const;

/** Hands a tool call to the handler for its kind. A `bash` call without a command line goes to `other`. */
export function matchTool(tool: ToolCall, handlers: ToolHandlers): ModuleAnswer {
  if (tool.name === "bash" && typeof tool.input["command"] === "string") {
    return handlers.bash?.({ ...tool, command: tool.input["command"] });
  }
  const name = FILE_TOOLS.find((known) => known === tool.name);
  const handler = name === undefined ? undefined : handlers[name];
  if (handler !== undefined) {
    const path = tool.input["path"];
    return handler({ ...tool, path: typeof path === "string" ? path : "" });
  }
  return handlers.other?.(tool);
}
