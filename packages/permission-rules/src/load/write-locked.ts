import { randomBytes } from "node:crypto";
import { lstat, mkdir, open, readFile, realpath, rename, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
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

/** The file must not be changed; the message says why. */
export class WriteRefused extends Error {
  readonly help: string | null;

  constructor(message: string, help: string | null) {
    super(message);
    this.help = help;
  }
}

const WAIT_MS = 20;
const MAX_WAITS = 500;
/** A lock without a readable owner, or with one on another machine, is left over after this time. */
const STALE_MS = 5000;

/**
 * Changes a file while no other process does: reads it, and puts what `change` makes of it in its place in one step.
 *
 * @param change Given the text, `null` where there is no file; `null` from it leaves the file as it is.
 * @throws {WriteRefused} the file, or the directory it lies in, is a link that must not be followed; the file is no UTF-8; the
 * lock stays taken for 10 seconds.
 * @throws {Error} the file system refuses.
 */
export async function writeLocked(
  file: string,
  options: WriteOptions,
  change: (text: string | null) => Promise<string | null>,
): Promise<void> {
  if (!options.followLink) await refuseLinks(file);
  await mkdir(dirname(file), { recursive: true, mode: options.directoryMode });
  const target = (await isLink(file)) ? await realpath(file) : file;
  const unlock = await takeLock(`${target}.lock`);
  try {
    const before = await readText(target);
    const after = await change(before);
    if (after !== null && after !== before) await replaceFile(target, after, options.mode);
  } finally {
    await unlock();
  }
}

async function refuseLinks(file: string): Promise<void> {
  for (const path of [dirname(file), file]) {
    if (await isLink(path)) {
      throw new WriteRefused(`${path} is a link`, "put the policy itself there, or edit the file that the link names");
    }
  }
}

async function isLink(path: string): Promise<boolean> {
  return lstat(path).then(
    (found) => found.isSymbolicLink(),
    () => false,
  );
}

/** @returns `null` where there is no file. */
async function readText(file: string): Promise<string | null> {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(await readFile(file));
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    if (error instanceof TypeError) throw new WriteRefused("is not UTF-8", null);
    throw error;
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
    if (await createExclusive(lock, `${process.pid} ${hostname()}`)) return () => rm(lock, { force: true });
    await removeStale(lock);
    await wait(WAIT_MS);
  }
  throw new WriteRefused("is locked by another process", `remove ${lock} if none is running`);
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
  if (!(await createExclusive(guard, ""))) {
    // Its owner died with it; the next try takes it.
    if (await isOld(guard)) await rm(guard, { force: true });
    return;
  }
  try {
    if (await isStale(lock)) await rm(lock, { force: true });
  } finally {
    await rm(guard, { force: true });
  }
}

async function isStale(lock: string): Promise<boolean> {
  const text = await readFile(lock, "utf8").catch(() => "");
  const [, owner, host] = /^([1-9]\d*)(?: (.*))?$/.exec(text) ?? [];
  // A process that died before it wrote its name, or one whose id says nothing here.
  if (owner === undefined || (host !== undefined && host !== hostname())) return isOld(lock);
  try {
    process.kill(Number(owner), 0);
    return false;
  } catch (error) {
    return codeOf(error) === "ESRCH";
  }
}

async function isOld(file: string): Promise<boolean> {
  return stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs > STALE_MS,
    () => false,
  );
}
