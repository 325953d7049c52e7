import type { Action } from "../evaluate/verdict.ts";

/** A policy's value once its shape is known to be right: what is written in the file, free keys as maps in their order. */
export interface PolicyInput {
  $schema?: string | undefined;
  extends?: string | string[] | undefined;
  /** Surface → action, or surface → pattern → action. */
  permission?: Map<string, unknown> | undefined;
  commands?: CommandInput[] | undefined;
  tests?: { command: string; cwd?: string | undefined; state: Action; rule?: string | undefined }[] | undefined;
  approvals?: ApprovalInput[] | undefined;
  roots?: string[] | undefined;
  wrappers?: Map<string, WrapperInput> | undefined;
  arity?: Map<string, number> | undefined;
  notPaths?: Map<string, true | string[]> | undefined;
  shellTools?: Map<string, ShellToolInput> | undefined;
}

export interface CommandInput {
  program: string | string[];
  subcommands?: (string | string[])[] | undefined;
  flags?: string | string[] | FlagsInput | undefined;
  args?: string | string[] | ArgsInput | undefined;
  accesses?: "read" | undefined;
  script?: "sed" | "awk" | undefined;
  action: Action;
  reason?: string | undefined;
}

export interface FlagsInput {
  any?: string[] | undefined;
  all?: string[] | undefined;
  none?: string[] | undefined;
  only?: string[] | undefined;
  ahead?: boolean | undefined;
}

export interface ArgsInput {
  any?: string[] | undefined;
  all?: string[] | undefined;
  none?: string[] | undefined;
  max?: number | undefined;
  min?: number | undefined;
}

export interface ApprovalInput {
  surface: string;
  pattern?: string | undefined;
  exact?: string | undefined;
  answers: string | { layer: string; pattern: string };
  made?: string | undefined;
  until?: string | undefined;
}

export interface WrapperInput {
  kind: "transparent" | "privileged" | "repeating" | "elsewhere" | "runner";
  valueFlags?: string[] | undefined;
  skipOperands?: number | undefined;
}

export interface ShellToolInput {
  command?: string | undefined;
  cwd?: string | undefined;
  paths?: Map<string, "read" | "write" | "unknown"> | undefined;
}

export interface ActionInput {
  action?: Action | undefined;
  read?: Action | undefined;
  write?: Action | undefined;
  reason?: string | undefined;
}
