import { resolve } from "node:path";
import type { Approval } from "../approvals/approval.ts";
import { type EditedPolicy, type NewRule, withApproval, withoutApprovals, withRule } from "../edit/edit-policy.ts";
import type { PolicyProblem } from "../policy/policy-problem.ts";
import { codeOf, hashOf, MAX_BYTES } from "./read-policy-file.ts";
import { readTrust, setTrust } from "./trust-store.ts";
import { WriteRefused, writeLocked } from "./write-locked.ts";

/** Whether the change is on disk; a file that is broken is left as it is. */
export type SavedPolicy =
  | { readonly kind: "saved" }
  | { readonly kind: "refused"; readonly problems: readonly PolicyProblem[] };

export interface SaveOptions {
  /** The store of the person's trust. */
  readonly trustStore: string;
  /** Change the file that a link names: for the person's own files. In a project, a file or a `.bashgate` that is a link is refused. */
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
      if (Buffer.byteLength(edited.text) > MAX_BYTES) throw new WriteRefused("would be larger than 1 MiB", null);
      const isTrusted = text === null || readTrust(trustStore).get(resolve(file)) === hashOf(text);
      if (isTrusted) await setTrust(file, hashOf(edited.text), trustStore);
      return edited.text;
    });
  } catch (error) {
    return { kind: "refused", problems: [refusal(file, error)] };
  }
  return saved;
}

/** @throws what is no refusal: a fault of our own. */
function refusal(file: string, error: unknown): PolicyProblem {
  const place = { file, line: null, column: null, code: "policy/unreadable" } as const;
  if (error instanceof WriteRefused) return { ...place, message: error.message, help: error.help };
  const code = codeOf(error);
  if (code === null) throw error;
  return { ...place, message: `cannot be written: ${code}`, help: null };
}
