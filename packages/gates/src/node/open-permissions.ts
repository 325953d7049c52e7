import { homedir } from "node:os";
import { resolve } from "node:path";
import { createPolicyLoader, type GivenPolicy } from "@bashgate/permission-rules/load";
import type { FileView } from "../files/file-view.ts";
import type { ModuleHost } from "../modules/module-host.ts";
import { createPermissions, type Permissions } from "../service/permissions.ts";
import { createMachineView } from "./machine-view.ts";

export interface OpenOptions {
  /** The session's directory. */
  readonly cwd: string;
  /** Left out: that of the process's user. */
  readonly home?: string;
  /** Replaces every loaded layer but `managed`, as the person's own. */
  readonly policy?: GivenPolicy;
  /** Stands for `/etc/bashgate/policy.jsonc`. */
  readonly managedFile?: string;
  /** Left out: the process's. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Permission modules, asked by `checkTool` beside the rules. */
  readonly modules?: ModuleHost;
  /** Left out: this machine. */
  readonly files?: FileView;
  /** Milliseconds since some moment; left out: the process's clock. */
  readonly clock?: () => number;
}

/** How long policy files are taken for unchanged, in milliseconds: as long as the file view keeps its answers. */
const LIFE = 50;

/** So many sets of layers are kept compiled: a session moves between few directories. */
const CAPACITY = 8;

/**
 * The permissions of a session on this machine. Policy files are looked at again while the session goes on, so that a change
 * counts within a moment. A file that is broken throws nothing: its problems are listed, and nothing is allowed until it is mended.
 */
export async function openPermissions(options: OpenOptions): Promise<Permissions> {
  const cwd = resolve(options.cwd);
  const home = options.home ?? homedir();
  const files = options.files ?? createMachineView({ home });
  const loader = createPolicyLoader();
  const compiled = new Map<string, Permissions>();
  const modules = options.modules === undefined ? {} : { modules: options.modules };
  const session = createPermissions({ cwd, files, now: Date.now });
  const clock = options.clock ?? (() => performance.now());
  const recent = new Map<string, Permissions>();
  let since = clock();
  const current = (directory: string | undefined): Permissions => {
    const now = clock();
    if (now - since > LIFE) {
      recent.clear();
      since = now;
    }
    const key = directory ?? ".";
    const found = recent.get(key) ?? load(directory);
    recent.set(key, found);
    return found;
  };
  const load = (directory: string | undefined): Permissions => {
    const env = options.env ?? process.env;
    const managed = options.managedFile === undefined ? {} : { managedFile: options.managedFile };
    const loaded = loader.load({ cwd: resolve(cwd, directory ?? "."), home, env, ...managed }, options.policy);
    const known = compiled.get(loaded.stamp);
    if (known !== undefined) return known;
    const fresh = createPermissions({
      layers: loaded.layers,
      cwd,
      files,
      now: Date.now,
      book: session.approvals,
      ...modules,
    });
    const oldest = compiled.keys().next();
    if (compiled.size >= CAPACITY && !oldest.done) compiled.delete(oldest.value);
    compiled.set(loaded.stamp, fresh);
    return fresh;
  };
  return {
    check: (command, check) => current(check?.cwd).check(command, check),
    checkSync: (command, check) => current(check?.cwd).checkSync(command, check),
    checkTool: (tool, input, check) => current(check?.cwd).checkTool(tool, input, check),
    checkPermission: (surface, value, agentName) => current(undefined).checkPermission(surface, value, agentName),
    explain: (command, agentName) => current(undefined).explain(command, agentName),
    getToolPermission: (tool, agentName) => current(undefined).getToolPermission(tool, agentName),
    approve: (approval) => session.approve(approval),
    approvals: session.approvals,
    get problems() {
      return current(undefined).problems;
    },
  };
}
