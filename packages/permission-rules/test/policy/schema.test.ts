import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parsePolicy } from "../../src/index.ts";
import { accepts, type JsonSchema } from "./json-schema.ts";

const schema = JSON.parse(
  readFileSync(new URL("../../schema/policy.schema.json", import.meta.url), "utf8"),
) as JsonSchema;

const VALUES: readonly unknown[] = [
  "allow",
  "nope",
  "",
  1,
  -1,
  1.5,
  true,
  null,
  [],
  ["a"],
  [""],
  [1],
  {},
  { action: "ask" },
  { action: "x" },
  { reason: "r" },
  { read: "allow" },
  { read: "allow", reason: "r" },
  { action: "ask", extra: 1 },
  { "a *": "deny" },
  { "a *": { action: "deny", reason: "r" } },
  { "a *": { read: "deny" } },
  { "a *": 1 },
  { "": "deny" },
];

const command = { program: "git", action: "deny" };
const approval = { surface: "bash", pattern: "a", answers: "default" };

/** Policies, with a hole that each of the values is put into. */
const SHAPES: Readonly<Record<string, (value: unknown) => unknown>> = {
  policy: (value) => value,
  permission: (permission) => ({ permission }),
  "permission.*": (value) => ({ permission: { "*": value } }),
  "permission.bash": (bash) => ({ permission: { bash } }),
  "permission.path": (path) => ({ permission: { path } }),
  "permission.edit": (edit) => ({ permission: { edit } }),
  "permission.mytool": (mytool) => ({ permission: { mytool } }),
  extends: (value) => ({ extends: value }),
  commands: (commands) => ({ commands }),
  "commands.0": (value) => ({ commands: [value] }),
  program: (program) => ({ commands: [{ ...command, program }] }),
  subcommands: (subcommands) => ({ commands: [{ ...command, subcommands }] }),
  "subcommands.0": (value) => ({ commands: [{ ...command, subcommands: [value] }] }),
  flags: (flags) => ({ commands: [{ ...command, flags }] }),
  "flags.any": (any) => ({ commands: [{ ...command, flags: { any } }] }),
  "flags.only": (only) => ({ commands: [{ ...command, flags: { only } }] }),
  args: (args) => ({ commands: [{ ...command, args }] }),
  "args.max": (max) => ({ commands: [{ ...command, args: { max } }] }),
  accesses: (accesses) => ({ commands: [{ ...command, accesses }] }),
  script: (script) => ({ commands: [{ ...command, script }] }),
  action: (action) => ({ commands: [{ ...command, action }] }),
  reason: (reason) => ({ commands: [{ ...command, reason }] }),
  tests: (tests) => ({ tests }),
  "tests.0": (value) => ({ tests: [value] }),
  "tests.command": (value) => ({ tests: [{ command: value, state: "ask" }] }),
  roots: (roots) => ({ roots }),
  wrappers: (wrappers) => ({ wrappers }),
  "wrappers.kind": (kind) => ({ wrappers: { rtk: { kind } } }),
  "wrappers.skip": (skipOperands) => ({ wrappers: { rtk: { kind: "runner", skipOperands } } }),
  arity: (arity) => ({ arity }),
  "arity.x": (x) => ({ arity: { x } }),
  notPaths: (notPaths) => ({ notPaths }),
  "notPaths.x": (x) => ({ notPaths: { x } }),
  shellTools: (shellTools) => ({ shellTools }),
  "shellTools.x": (x) => ({ shellTools: { x } }),
  "shellTools.paths": (paths) => ({ shellTools: { x: { paths } } }),
  approvals: (approvals) => ({ approvals }),
  "approvals.pattern": (pattern) => ({ approvals: [{ ...approval, pattern }] }),
  "approvals.exact": (exact) => ({ approvals: [{ ...approval, exact }] }),
  "approvals.answers": (answers) => ({ approvals: [{ ...approval, answers }] }),
  unknown: (unknown) => ({ unknown }),
};

describe("the published JSON Schema agrees with the reader", () => {
  it.each(Object.entries(SHAPES))("%s", (_, shape) => {
    for (const value of VALUES) {
      const policy = shape(value);
      if (typeof policy !== "object" || policy === null || Array.isArray(policy)) continue;
      const text = JSON.stringify(policy);
      expect(accepts(schema, policy, schema), text).toBe(parsePolicy(text, { file: "p" }).problems.length === 0);
    }
  });
});
