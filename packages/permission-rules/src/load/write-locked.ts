import { randomBytes } from "node:crypto";
import { lstat, mkdir, open, readFile, realpath, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { codeOf } from "./read-policy-file.ts";

export interface WriteOptions {
  /** Permissions of a new file; one that is there keeps its own. */
  readonly mode: number;
  readonly directoryMode: number;
  /** A link is followed, and the file that it names is changed; else a link is an error. */
  readonly followLink: boolean;
}

/** The file is a link, and must not be one. */
export class LinkRefused extends Error {}

const WAIT_MS = 20;
const MAX_WAITS = 500;

/**
 * Changes a file while no other process does: reads it, and puts what `change` makes of it in its place in one step.
 *
 * @param change Given the text, `null` where there is no file; `null` from it leaves the file as it is.
 * @throws {LinkRefused} the file is a link that must not be followed.
 * @throws {Error} the lock stays taken for 10 seconds, or the file system refuses.
 */
export async function writeLocked(
  file: string,
  options: WriteOptions,
  change: (text: string | null) => Promise<string | null>,
): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: options.directoryMode });
  const isLink = await lstat(file).then(
    (found) => found.isSymbolicLink(),
    () => false,
  );
  if (isLink && !options.followLink) throw new LinkRefused(`${file} is a link`);
  const target = isLink ? await realpath(file) : file;
  const unlock = await takeLock(`${target}.lock`);
  try {
    const before = await readFile(target, "utf8").catch((error: unknown) => {
      if (codeOf(error) === "ENOENT") return null;
      throw error;
    });
    const after = await change(before);
    if (after !== null && after !== before) await replaceFile(target, after, options.mode);
  } finally {
    await unlock();
  }
}

async function replaceFile(target: string, text: string, mode: number): Promise<void> {
  const temporary = join(dirname(target), `.${basename(target)}.${randomBytes(6).toString("hex")}.tmp`);
  const kept = await stat(target).then(
    (found) => found.mode & 0o777,
    () => mode,
  );
  try {
    const handle = await open(temporary, "wx", kept);
    try {
      await handle.writeFile(text, "utf8");
      await handle.chmod(kept);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function takeLock(lock: string): Promise<() => Promise<void>> {
  for (let tries = 0; tries < MAX_WAITS; tries++) {
    if (await createExclusive(lock, String(process.pid))) return () => rm(lock, { force: true });
    await removeStale(lock);
    await wait(WAIT_MS);
  }
  throw new Error(`${lock} is held by another process; remove it if none is running`);
}

async function createExclusive(file: string, text: string): Promise<boolean> {
  try {
    const handle = await open(file, "wx", 0o600);
    await handle.writeFile(text, "utf8");
    await handle.close();
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

/** Takes away the lock of a process that is gone. A lock of its own lets only one process do so at a time. */
async function removeStale(lock: string): Promise<void> {
  if (!(await isStale(lock))) return;
  const guard = `${lock}.stale`;
  if (!(await createExclusive(guard, String(process.pid)))) return;
  try {
    if (await isStale(lock)) await rm(lock, { force: true });
  } finally {
    await rm(guard, { force: true });
  }
}

async function isStale(lock: string): Promise<boolean> {
  const owner = Number(await readFile(lock, "utf8").catch(() => ""));
  if (!Number.isInteger(owner) || owner <= 0) return false;
  try {
    process.kill(owner, 0);
    return false;
  } catch (error) {
    return codeOf(error) === "ESRCH";
  }
}
