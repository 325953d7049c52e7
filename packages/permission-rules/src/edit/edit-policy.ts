import { findNodeAtLocation, type Node, parseTree } from "jsonc-parser";
import type { Approval } from "../approvals/approval.ts";
import type { Action } from "../evaluate/verdict.ts";
import { parsePolicy } from "../policy/parse-policy.ts";
import type { PolicyProblem } from "../policy/policy-problem.ts";
import { appendItem, applyEdits, removeItem, type TextEdit } from "./edit-list.ts";

/** A rule to write into a policy. */
export interface NewRule {
  readonly surface: string;
  readonly pattern: string;
  readonly action: Action | { readonly action: Action; readonly reason: string };
}

export type EditedPolicy =
  | { readonly kind: "edited"; readonly text: string }
  /** The text is broken, and is left as it is. */
  | { readonly kind: "refused"; readonly problems: readonly PolicyProblem[] };

/** The text with a rule at the end of its surface, where it is the last to match. A rule with the same pattern moves there. */
export function withRule(text: string, file: string, { surface, pattern, action }: NewRule): EditedPolicy {
  return edit(text, file, (start) => {
    let current = ensure(start, [], "permission", "{}");
    const written = surfaceNode(current, surface);
    if (written && (written.type !== "object" || isActionObject(written))) {
      const value = current.slice(written.offset, written.offset + written.length);
      current = applyEdits(current, [{ offset: written.offset, length: written.length, content: `{ "*": ${value} }` }]);
    } else current = ensure(current, ["permission"], surface, "{}");
    current = removeKey(current, ["permission", surface], pattern);
    return append(current, ["permission", surface], `${JSON.stringify(pattern)}: ${JSON.stringify(action)}`);
  });
}

/** The text with one more approval. */
export function withApproval(text: string, file: string, approval: Approval): EditedPolicy {
  return edit(text, file, (start) =>
    append(ensure(start, [], "approvals", "[]"), ["approvals"], renderApproval(approval)),
  );
}

/** The text without the approvals at these places of its list. */
export function withoutApprovals(text: string, file: string, indices: readonly number[]): EditedPolicy {
  return edit(text, file, (start) =>
    [...new Set(indices)]
      .sort((a, b) => b - a)
      .reduce((current, index) => {
        const list = nodeAt(current, ["approvals"]);
        const item = list?.children?.[index];
        return list && item ? applyEdits(current, removeItem(current, list, item)) : current;
      }, start),
  );
}

function edit(text: string, file: string, change: (text: string) => string): EditedPolicy {
  const start = text.trim() === "" ? "{}\n" : text;
  const { problems } = parsePolicy(start, { file });
  if (problems.length > 0) return { kind: "refused", problems };
  const edited = change(start);
  const after = parsePolicy(edited, { file });
  return after.problems.length > 0 ? { kind: "refused", problems: after.problems } : { kind: "edited", text: edited };
}

function nodeAt(text: string, path: readonly (string | number)[]): Node | undefined {
  const root = parseTree(text, [], { allowTrailingComma: true });
  return root && findNodeAtLocation(root, [...path]);
}

function surfaceNode(text: string, surface: string): Node | undefined {
  return nodeAt(text, ["permission", surface]);
}

function isActionObject({ children }: Node): boolean {
  const keys = (children ?? []).map((property) => property.children?.[0]?.value as unknown);
  return (
    keys.length > 0 && keys.every((key) => key === "read" || key === "write" || key === "action" || key === "reason")
  );
}

function ensure(text: string, path: readonly string[], key: string, value: string): string {
  return nodeAt(text, [...path, key]) ? text : append(text, path, `${JSON.stringify(key)}: ${value}`);
}

function append(text: string, path: readonly string[], item: string): string {
  const container = nodeAt(text, path);
  return container ? applyEdits(text, appendItem(text, container, item)) : text;
}

function removeKey(text: string, path: readonly string[], key: string): string {
  const container = nodeAt(text, path);
  const property = container?.children?.find(({ children }) => children?.[0]?.value === key);
  const edits: readonly TextEdit[] = container && property ? removeItem(text, container, property) : [];
  return applyEdits(text, edits);
}

function renderApproval({ surface, match, answers, made, until }: Approval): string {
  const asked =
    answers.kind === "rule"
      ? { layer: answers.layer, pattern: answers.pattern }
      : answers.kind === "floor"
        ? answers.name
        : "default";
  const entry = {
    surface,
    ...(match.kind === "exact" ? { exact: match.text } : { pattern: match.text }),
    answers: asked,
    ...(made === null ? {} : { made }),
    ...(until === null ? {} : { until }),
  };
  const fields = Object.entries(entry).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  return `{\n${fields.join(",\n")}\n}`;
}
