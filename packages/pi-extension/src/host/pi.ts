// The part of pi that this extension uses, as pi 1.6 has it. Structural types of our own: nothing of the host is imported,
// so that the same file loads in every version of it.

/** What pi hands to an extension's default export. */
export interface Pi {
  on(
    name: "tool_call",
    handler: (event: ToolCallEvent, context: PiContext) => Promise<ToolCallResult | undefined>,
  ): unknown;
  on(name: "session_start", handler: (event: unknown, context: PiContext) => Promise<void>): unknown;
  on(name: "before_agent_start", handler: (event: unknown, context: PiContext) => void): unknown;
}

/** A tool is about to run. Nested calls of a script have it too. */
export interface ToolCallEvent {
  readonly toolName: string;
  readonly toolCallId: string;
  /** The tool's arguments; pi runs the tool with this very object. */
  readonly input: Readonly<Record<string, unknown>>;
}

/** The only value with which pi does not run the tool; the agent is told `reason`. */
export interface ToolCallResult {
  readonly block: true;
  readonly reason: string;
}

export interface PiContext {
  readonly cwd: string;
  /** Whether a person can be asked: in the terminal and over RPC, not in print and JSON mode. */
  readonly hasUI: boolean;
  /** Aborts when the run does. */
  readonly signal?: AbortSignal | undefined;
  readonly ui: PiDialogs;
}

export interface PiDialogs {
  /** The chosen option; `undefined` when dismissed, aborted or timed out. Over RPC any string may come back. */
  select(title: string, options: string[], settings?: { signal?: AbortSignal }): Promise<string | undefined>;
  notify(text: string, level?: "info" | "warning" | "error"): void;
}
