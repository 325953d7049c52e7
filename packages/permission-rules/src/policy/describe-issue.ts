import type * as v from "valibot";
import type { Path } from "./policy-node.ts";
import type { ProblemCode } from "./policy-problem.ts";
import { isOneSlip } from "./surfaces.ts";

/** The part of a schema library's issue that is ours to tell. */
export interface DescribedIssue {
  readonly path: Path;
  readonly code: ProblemCode;
  readonly message: string;
  readonly help: string | null;
}

const KEYS = [
  ..."extends permission commands tests approvals roots wrappers arity notPaths shellTools $schema".split(" "),
  ..."program subcommands flags args accesses script action reason any all none only ahead max min read write".split(
    " ",
  ),
  ..."command cwd state rule surface pattern exact answers made until layer kind valueFlags skipOperands paths".split(
    " ",
  ),
];

export function describeIssue(issue: v.BaseIssue<unknown>): DescribedIssue {
  const inner = nearest(issue);
  const path = (inner.path ?? []).map(({ key }) => (typeof key === "number" ? key : String(key)));
  const last = path.at(-1);
  const where = path.length > 1 ? ` in \`${path.slice(0, -1).join(".")}\`` : "";
  if (inner.expected === "never") {
    const near = KEYS.find((key) => isOneSlip(String(last), key) || String(last).toLowerCase() === key.toLowerCase());
    return {
      path,
      code: "policy/unknown-key",
      message: `unknown key \`${last}\`${where}`,
      help: near === undefined ? null : `did you mean \`${near}\`?`,
    };
  }
  if (inner.type === "strict_object" && inner.input === undefined) {
    return { path, code: "policy/wrong-value", message: `\`${last}\` is missing${where}`, help: null };
  }
  const ours = /^(must|needs|`)/.test(inner.message)
    ? inner.message
    : `must be ${article(inner.expected ?? "another value")}`;
  const given = typeof inner.input === "string" ? `, not \`${inner.input.slice(0, 60)}\`` : "";
  const subject = path.length === 0 ? "the policy" : `\`${path.join(".")}\``;
  return { path, code: "policy/wrong-value", message: `${subject} ${ours}${given}`, help: null };
}

/** Of alternatives, the one that got furthest. */
function nearest(issue: v.BaseIssue<unknown>): v.BaseIssue<unknown> {
  const inner = issue.issues?.find(({ path }) => (path?.length ?? 0) > (issue.path?.length ?? 0));
  return inner ?? issue;
}

function article(expected: string): string {
  const names: Readonly<Record<string, string>> = {
    Array: "a list",
    Object: "an object",
    Map: "an object",
    string: "a text",
    number: "a number",
  };
  return Object.hasOwn(names, expected) ? (names[expected] ?? expected) : expected;
}
