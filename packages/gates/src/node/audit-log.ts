import { appendFile, chmod, mkdir, rename, stat } from "node:fs/promises";
import { dirname } from "node:path";
import type { Action, RuleOrigin } from "@bashgate/permission-rules";
import { maskSecrets } from "./mask-secrets.ts";

/** One decision, as it is kept. */
export interface AuditEntry {
  readonly tool: string;
  /** The command line, or the path or name that was asked about. */
  readonly command: string;
  readonly state: Action;
  /** The rule that decided; `null` where a default or a floor did. */
  readonly rule: RuleOrigin | null;
  /** What became of it: the state itself, or what the person said. */
  readonly resolution: "allowed" | "denied" | "approved" | "refused";
}

export interface AuditOptions {
  readonly file: string;
  /** Bytes beyond which the file is set aside as `FILE.1`; 5 MiB if left out. */
  readonly limit?: number;
  /** Told once, when the log cannot be written. */
  readonly onFailure?: (error: Error) => void;
  readonly now?: () => Date;
}

/** A log of decisions. Nothing waits for it, and nothing fails with it. */
export interface AuditLog {
  write(entry: AuditEntry): void;
  /** Resolves when everything that was written so far is on disk or has failed. */
  flush(): Promise<void>;
}

/** One line of JSON for each decision, in a file that only its owner may read; secrets are masked. */
export function createAuditLog({
  file,
  limit = 5 * 1024 * 1024,
  onFailure,
  now = () => new Date(),
}: AuditOptions): AuditLog {
  let queue = Promise.resolve();
  let failed = false;
  const append = async (line: string): Promise<void> => {
    try {
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      if ((await sizeOf(file)) + line.length > limit) await rename(file, `${file}.1`).catch(() => undefined);
      await appendFile(file, line, { mode: 0o600 });
      await chmod(file, 0o600);
    } catch (error) {
      if (!failed) onFailure?.(error instanceof Error ? error : new Error(String(error)));
      failed = true;
    }
  };
  return {
    write(entry) {
      const line = `${JSON.stringify(recordOf(entry, now()))}\n`;
      queue = queue.then(() => append(line));
    },
    flush: () => queue,
  };
}

/** So much of a command line is kept. */
const LENGTH = 4000;

function recordOf({ tool, command, state, rule, resolution }: AuditEntry, time: Date) {
  const decidedBy =
    rule === null ? null : { pattern: rule.pattern, layer: rule.layer, file: rule.file, line: rule.line };
  return {
    time: time.toISOString(),
    tool,
    command: maskSecrets(command.slice(0, LENGTH)),
    state,
    rule: decidedBy,
    resolution,
  };
}

async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch {
    return 0;
  }
}
