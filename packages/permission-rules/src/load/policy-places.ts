import { existsSync } from "node:fs";
import { dirname, isAbsolute, join, resolve } from "node:path";

/** What of the process decides where files lie. */
export interface LoadEnvironment {
  /** The session's directory, absolute. */
  readonly cwd: string;
  readonly home: string;
  /** `XDG_CONFIG_HOME` and `XDG_STATE_HOME`; values that are not absolute are ignored, as the XDG specification says. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Stands for `/etc/bashgate/policy.jsonc`. */
  readonly managedFile?: string;
}

/** Where policies lie. */
export interface PolicyPlaces {
  /** The nearest directory with `.bashgate` or `.git`, else the session's (semantics 4.4). */
  readonly root: string;
  readonly managed: string;
  readonly user: string;
  readonly project: string;
  readonly local: string;
  /** Where the person's trust is kept, outside every project. */
  readonly trustStore: string;
}

export function policyPlaces({ cwd, home, env, managedFile }: LoadEnvironment): PolicyPlaces {
  const root = findProjectRoot(cwd, home);
  const config = absolute(env["XDG_CONFIG_HOME"]) ?? join(home, ".config");
  const state = absolute(env["XDG_STATE_HOME"]) ?? join(home, ".local", "state");
  return {
    root,
    managed: managedFile ?? "/etc/bashgate/policy.jsonc",
    user: join(config, "bashgate", "policy.jsonc"),
    project: join(root, ".bashgate", "policy.jsonc"),
    local: join(root, ".bashgate", "policy.local.jsonc"),
    trustStore: join(state, "bashgate", "trust.json"),
  };
}

/** The nearest ancestor with `.bashgate` or `.git` that is neither the home directory nor above it; else `cwd` itself. */
export function findProjectRoot(cwd: string, home: string): string {
  const start = resolve(cwd);
  const top = resolve(home);
  for (let directory = start; ; directory = dirname(directory)) {
    const parent = dirname(directory);
    if (directory === parent || directory === top || isBelow(top, directory)) return start;
    if (existsSync(join(directory, ".bashgate")) || existsSync(join(directory, ".git"))) return directory;
  }
}

function isBelow(path: string, directory: string): boolean {
  return path.startsWith(directory.endsWith("/") ? directory : `${directory}/`);
}

function absolute(path: string | undefined): string | null {
  return path !== undefined && isAbsolute(path) ? path : null;
}
