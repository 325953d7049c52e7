import type { Permissions } from "@bashgate/gates";
import { installGate } from "../../src/gate/install-gate.ts";
import type { PiContext, ToolCallEvent, ToolCallResult } from "../../src/host/pi.ts";

/** A host that keeps the handlers, answers dialogs from a list, and records what it showed. */
export interface FakePi {
  readonly shown: { readonly title: string; readonly options: readonly string[] }[];
  readonly notes: string[];
  start(): Promise<void>;
  call(toolName: string, input: Record<string, unknown>): Promise<ToolCallResult | undefined>;
}

export interface Host {
  /** The person's answer to a dialog; left out: there is nobody to ask. */
  readonly answer?: (options: readonly string[]) => string | undefined | Promise<string | undefined>;
  readonly signal?: AbortSignal;
}

export function fakePi(open: (cwd: string) => Promise<Permissions>, host: Host = {}): FakePi {
  const handlers = new Map<string, (event: never, context: PiContext) => unknown>();
  const shown: FakePi["shown"] = [];
  const notes: string[] = [];
  const { answer } = host;
  const context: PiContext = {
    cwd: "/nowhere/project",
    hasUI: answer !== undefined,
    signal: host.signal,
    ui: {
      async select(title, options) {
        shown.push({ title, options });
        return answer?.(options);
      },
      notify: (text) => {
        notes.push(text);
      },
    },
  };
  installGate(
    { on: (name: string, handler: (event: never, context: PiContext) => unknown) => handlers.set(name, handler) },
    open,
  );
  const emit = async (name: string, event: unknown): Promise<unknown> => handlers.get(name)?.(event as never, context);
  return {
    shown,
    notes,
    start: async () => {
      await emit("session_start", {});
    },
    call: async (toolName, input) => {
      const event: ToolCallEvent = { toolName, toolCallId: "1", input };
      return (await emit("tool_call", event)) as ToolCallResult | undefined;
    },
  };
}
