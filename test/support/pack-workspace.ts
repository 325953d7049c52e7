import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, dirname, join } from "node:path";
import { mustRun, run } from "./run.ts";
import { type Manifest, packages, root } from "./workspace.ts";

/** The packages as they would be published, and a way to install some of them without asking any registry. */
export interface PackedWorkspace {
  /** A folder that only these tests use, with the home directory of the installs in it. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  /** The tarball of a package, by short name. */
  tarball(name: string): string;
  /** The files in a tarball with their texts, by path below the package. */
  unpack(name: string): ReadonlyMap<string, string>;
  /**
   * Installs the tarballs of some packages into an empty folder with plain npm. What they need from elsewhere comes from
   * the workspace's own install, and npm is told to stay offline, so that it can look up no name.
   */
  install(names: readonly string[]): string;
}

/** Packs every package of the workspace. */
export function packWorkspace(): PackedWorkspace {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "bashgate-pack-")));
  const tarballs = join(folder, "tarballs");
  const home = join(folder, "home");
  mkdirSync(tarballs);
  mkdirSync(home);
  const env = { HOME: home, PATH: process.env["PATH"] ?? "", npm_config_cache: join(home, ".npm"), NO_COLOR: "1" };
  packAll(tarballs);
  return {
    folder,
    env,
    tarball: (name) => join(tarballs, tarballName(name)),
    unpack: (name) => unpack(join(tarballs, tarballName(name)), join(folder, "unpacked", name), env),
    install: (names) => {
      const target = mkdtempSync(join(folder, "install-"));
      const third = packDependencies(names, join(folder, "third"), env);
      const own = names.map((name) => join(tarballs, tarballName(name)));
      const words = ["install", "--offline", "--no-audit", "--no-fund", "--no-package-lock", ...own, ...third];
      mustRun("npm", words, { cwd: target, env });
      return target;
    },
  };
}

/** Node of the machine itself where that is another one than the tests run with; first in the list is the tests' own. */
export function nodes(): readonly string[] {
  const own = realpathSync(process.execPath);
  const others = (process.env["PATH"] ?? "").split(delimiter).flatMap((place) => {
    try {
      return [realpathSync(join(place, "node"))];
    } catch {
      return [];
    }
  });
  return [...new Set([own, ...others])];
}

function tarballName(name: string): string {
  const manifest = packages().find((entry) => entry.name === name)?.manifest;
  return `bashgate-${name}-${manifest?.version}.tgz`;
}

function packAll(destination: string): void {
  const words = ["-r", "--filter=./packages/*", "pack", "--pack-destination", destination];
  const env = { ...process.env, npm_config_verify_deps_before_run: "false" } as Record<string, string>;
  const settings = { cwd: root, env };
  // Under `pnpm test` pnpm is at hand; a test run that was started by itself has to fetch it.
  const own = run("sh", ["-c", "command -v pnpm"], settings).status === 0;
  if (own) mustRun("pnpm", words, settings);
  else mustRun("npx", ["-y", "pnpm@12", ...words], settings);
}

function unpack(tarball: string, target: string, env: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  mkdirSync(target, { recursive: true });
  mustRun("tar", ["xzf", tarball, "-C", target], { cwd: target, env });
  const below = join(target, "package");
  const names = readdirSync(below, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    names.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(below.length + 1), readFileSync(path, "latin1")];
    }),
  );
}

/** Tarballs of everything from outside the workspace that the packages need at run time. */
function packDependencies(
  names: readonly string[],
  target: string,
  env: Readonly<Record<string, string>>,
): readonly string[] {
  const folders = new Map<string, string>();
  const visit = (folder: string): void => {
    const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
    for (const name of Object.keys(manifest.dependencies ?? {})) {
      if (name.startsWith("@bashgate/") || folders.has(name)) continue;
      const found = installedFolder(folder, name);
      folders.set(name, found);
      visit(found);
    }
  };
  for (const name of names) visit(join(root, "packages", name));
  return [...folders].map(([name, folder]) => packFolder(folder, join(target, name.replace("/", "-")), env));
}

/** `npm pack` would run the scripts that a package has for its own release; this makes the same tarball without them. */
function packFolder(folder: string, target: string, env: Readonly<Record<string, string>>): string {
  const tarball = `${target}.tgz`;
  if (existsSync(tarball)) return tarball;
  cpSync(folder, join(target, "package"), { recursive: true, filter: (path) => basename(path) !== "node_modules" });
  mustRun("tar", ["czf", tarball, "-C", target, "package"], { cwd: target, env });
  return tarball;
}

/** Where a package that another one needs is installed: beside it, or in a folder above. */
function installedFolder(from: string, name: string): string {
  for (let folder = realpathSync(from); ; folder = dirname(folder)) {
    try {
      return realpathSync(join(folder, "node_modules", name));
    } catch {
      if (folder === dirname(folder)) throw new Error(`${name} is not installed for ${from}`);
    }
  }
}
