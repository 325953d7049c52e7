import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the checkout, without a slash at the end. */
export const root: string = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly type?: string;
  readonly license?: string;
  readonly engines?: { readonly node?: string };
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export interface Package {
  /** `gates` */
  readonly name: string;
  readonly folder: string;
  readonly manifest: Manifest;
}

/** The packages of the workspace, by folder name. */
export function packages(): readonly Package[] {
  return readdirSync(join(root, "packages")).map((name) => {
    const folder = join(root, "packages", name);
    return { name, folder, manifest: JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest };
  });
}

/** All files below a folder whose name ends so, absolute; none if the folder is not there. */
export function filesBelow(folder: string, ending: string): readonly string[] {
  if (statSync(folder, { throwIfNoEntry: false }) === undefined) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending) && !name.includes("node_modules"))
    .map((name) => join(folder, name));
}
