import * as v from "valibot";
import { buildPolicy } from "./build-policy.ts";
import { describeIssue } from "./describe-issue.ts";
import type { Policy } from "./policy.ts";
import {
  MAX_DEPTH,
  nodeOfText,
  nodeOfValue,
  type Path,
  type PolicyNode,
  placeAt,
  plainValue,
  without,
} from "./policy-node.ts";
import type { PolicyProblem } from "./policy-problem.ts";
import { PolicySchema } from "./policy-schema.ts";
import { readText } from "./read-text.ts";

/** A policy and what was wrong with it. With problems, the policy holds what could be read, so that its denies stand. */
export interface ParsedPolicy {
  /** `null` where nothing could be read. */
  readonly policy: Policy | null;
  readonly problems: readonly PolicyProblem[];
}

/**
 * Reads the text of a policy: JSON with comments and trailing commas. Keys keep the order of the text, also those that look
 * like integers.
 *
 * @param options.file The file's name for places and origins.
 */
export function parsePolicy(text: string, { file }: { readonly file: string }): ParsedPolicy {
  const { root, problems, placeOf } = readText(text, file);
  if (root?.type !== "object") {
    const place = root ? placeOf(root.offset) : { line: 1, column: 1 };
    const problem: PolicyProblem = {
      file,
      ...place,
      code: "policy/not-an-object",
      message: "a policy is an object",
      help: 'write `{ "permission": { … } }`',
    };
    return { policy: null, problems: problems.length > 0 ? problems : [problem] };
  }
  return readNode(nodeOfText(root, placeOf), file, problems);
}

/**
 * Reads a policy that is an object already. An object loses the order of keys that look like integers (`"1"` comes before
 * all others): give maps, or the text to `parsePolicy`, where such patterns may stand.
 */
export function readPolicyObject(value: unknown): ParsedPolicy {
  let tooDeep = false;
  const node = nodeOfValue(value, () => {
    tooDeep = true;
  });
  if (tooDeep) return unread("policy/too-deep", `more than ${MAX_DEPTH} levels of nesting`);
  return node.kind === "object" ? readNode(node, null, []) : unread("policy/not-an-object", "a policy is an object");
}

function unread(code: PolicyProblem["code"], message: string): ParsedPolicy {
  return { policy: null, problems: [{ file: null, line: null, column: null, code, message, help: null }] };
}

function readNode(node: PolicyNode, file: string | null, found: readonly PolicyProblem[]): ParsedPolicy {
  const problems = [...found];
  let rest = node;
  // What is wrong is reported and left out, and what remains is read again; it gets smaller each time.
  for (let round = 0; round < 8; round++) {
    const result = v.safeParse(PolicySchema, plainValue(rest));
    if (result.success) {
      const policy = buildPolicy(result.output, rest, file, problems);
      return { policy, problems: policy.problems };
    }
    const paths: Path[] = [];
    for (const issue of result.issues) {
      const { path, code, message, help } = describeIssue(issue);
      const place = placeAt(rest, path);
      if (round === 0)
        problems.push({ file, line: place?.line ?? null, column: place?.column ?? null, code, message, help });
      paths.push(path.slice(0, path[0] === "permission" ? 3 : 2));
    }
    // From the end, so that indices of lists stay right.
    paths.sort((a, b) => Number(b[1] ?? 0) - Number(a[1] ?? 0) || b.length - a.length);
    const done = new Set<string>();
    for (const path of paths) {
      const key = JSON.stringify(path);
      if (!done.has(key)) rest = without(rest, path);
      done.add(key);
    }
  }
  return { policy: null, problems };
}
