import type { ToolCall } from "./match-tool.ts";
import { type ModuleDecision, request } from "./module-decision.ts";
import type { ModuleRule, ModuleSource, PermissionModule } from "./permissions-api.ts";

/** The word of a module on one tool call. */
export interface ModuleVerdict {
  /** The rule's name, after that of its module. */
  readonly by: string;
  readonly decision: ModuleDecision;
  /** The rule threw, gave nothing that can be understood, or did not answer in time; then the decision is a request. */
  readonly fault: string | null;
}

/** The modules of a session. */
export interface ModuleHost {
  /** Takes a module in. One that throws while it registers asks about every call from then on. */
  add(name: string, source: ModuleSource, module: PermissionModule): Promise<void>;
  /** The first word on a call, or `null` if no module has one. Never rejects. */
  judge(tool: ToolCall, cwd: string): Promise<ModuleVerdict | null>;
}

interface Registered {
  readonly by: string;
  readonly source: ModuleSource;
  readonly rule: ModuleRule;
}

const ORDER: readonly ModuleSource[] = ["project", "user", "package"];

/**
 * @param patience Milliseconds that a rule has to answer: the one clock in a decision.
 * @param wait Gives a promise that resolves after so many milliseconds, with a way to give up waiting.
 */
export function createModuleHost(patience: number, wait: Wait): ModuleHost {
  const rules: Registered[] = [];
  return {
    async add(name, source, module) {
      const register = (rule: ModuleRule) => rules.push({ by: `${name}: ${rule.name}`, source, rule });
      try {
        await module({ onToolUse: (rule) => void register(rule) });
      } catch (error) {
        const why = `it could not be loaded: ${messageOf(error)}`;
        register({ name: "broken module", description: why, handler: () => Promise.reject(new Error(why)) });
      }
    },
    async judge(tool, cwd) {
      const input = { tool: { ...tool, input: structuredClone(tool.input) }, cwd };
      for (const source of ORDER) {
        for (const registered of rules.filter((rule) => rule.source === source)) {
          const verdict = await ask(registered, input, patience, wait);
          if (verdict !== null) return verdict;
        }
      }
      return null;
    },
  };
}

/** A timer, injected because the library itself knows no time. */
export type Wait = (milliseconds: number) => { readonly done: Promise<void>; cancel(): void };

const LATE: unique symbol = Symbol("late");

async function ask(
  { by, rule }: Registered,
  input: Parameters<ModuleRule["handler"]>[0],
  patience: number,
  wait: Wait,
): Promise<ModuleVerdict | null> {
  const timer = wait(patience);
  try {
    const answer: unknown = await Promise.race([rule.handler(input), timer.done.then(() => LATE)]);
    if (answer === LATE) return faulty(by, `it did not answer within ${patience} ms`);
    if (answer === undefined || answer === null) return null;
    return isDecision(answer) ? { by, decision: answer, fault: null } : faulty(by, "its answer is no decision");
  } catch (error) {
    return faulty(by, messageOf(error));
  } finally {
    timer.cancel();
  }
}

function faulty(by: string, fault: string): ModuleVerdict {
  return { by, decision: request({ guidance: `the module rule ${by} failed: ${fault}` }), fault };
}

function isDecision(value: unknown): value is ModuleDecision {
  if (typeof value !== "object" || value === null || !("kind" in value)) return false;
  return value.kind === "request" || (value.kind === "block" && "reason" in value && typeof value.reason === "string");
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
