import { resolve } from "node:path";
import type { Approval } from "../approvals/approval.ts";
import { type EditedPolicy, type NewRule, withApproval, withoutApprovals, withRule } from "../edit/edit-policy.ts";
import type { PolicyProblem } from "../policy/policy-problem.ts";
import { hashOf } from "./read-policy-file.ts";
import { readTrust, setTrust } from "./trust-store.ts";
import { LinkRefused, writeLocked } from "./write-locked.ts";

/** Whether the change is on disk; a file that is broken is left as it is. */
export type SavedPolicy =
  | { readonly kind: "saved" }
  | { readonly kind: "refused"; readonly problems: readonly PolicyProblem[] };

export interface SaveOptions {
  /** The store of the person's trust. */
  readonly trustStore: string;
  /** Change the file that a link names: for the person's own files. A link in a project is refused. */
  readonly followLink?: boolean;
}

/** Adds a rule to a policy file, comments kept. The file is created where there is none. */
export async function saveRule(file: string, rule: NewRule, options: SaveOptions): Promise<SavedPolicy> {
  return save(file, options, (text) => withRule(text, file, rule));
}

/** Adds an approval to a policy file, comments kept. The file is created where there is none. */
export async function saveApproval(file: string, approval: Approval, options: SaveOptions): Promise<SavedPolicy> {
  return save(file, options, (text) => withApproval(text, file, approval));
}

/** Takes approvals out of a policy file by their places in its list. */
export async function revokeApprovals(
  file: string,
  indices: readonly number[],
  options: SaveOptions,
): Promise<SavedPolicy> {
  return save(file, options, (text) => withoutApprovals(text, file, indices));
}

/**
 * A file that bashgate creates is trusted, and its own write keeps a file's trust only if the file was trusted just before
 * (semantics 5.1). Trust is renewed before the file changes, so that a writer that waits finds it.
 */
async function save(
  file: string,
  { trustStore, followLink }: SaveOptions,
  change: (text: string) => EditedPolicy,
): Promise<SavedPolicy> {
  let saved: SavedPolicy = { kind: "saved" };
  const modes = { mode: 0o600, directoryMode: 0o700, followLink: followLink ?? false };
  try {
    await writeLocked(file, modes, async (text) => {
      const edited = change(text ?? "");
      if (edited.kind === "refused") {
        saved = edited;
        return null;
      }
      const isTrusted = text === null || readTrust(trustStore).get(resolve(file)) === hashOf(text);
      if (isTrusted) await setTrust(file, hashOf(edited.text), trustStore);
      return edited.text;
    });
  } catch (error) {
    if (!(error instanceof LinkRefused)) throw error;
    const help = "put the policy itself there, or edit the file that the link names";
    const place = { file, line: null, column: null };
    return { kind: "refused", problems: [{ ...place, code: "policy/unreadable", message: "is a link", help }] };
  }
  return saved;
}
