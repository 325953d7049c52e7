import type { AccessDraft } from "../access-draft.ts";
import type { ReaderInput } from "../draft-by-row.ts";

/**
 * `ssh-keygen` writes the file of `-f`, or only reads it where it shows or looks up a key.
 *
 * @see ssh-keygen(1), OpenSSH 9.6
 */
export function aroundSshKeygen(drafts: readonly AccessDraft[], { parsed }: ReaderInput): readonly AccessDraft[] {
  const shows = ["-l", "-y", "-B", "-e", "-F", "-L"].some((flag) => parsed.flags.has(flag));
  if (!shows) return drafts;
  return drafts.map((draft) => (draft.source === "option" && draft.use === "both" ? { ...draft, use: "read" } : draft));
}
