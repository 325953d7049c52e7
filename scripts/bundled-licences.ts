import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import type { Rolldown } from "tsdown";

/** The packages whose wasm files travel beside a bundle; their code may not be in it at all. */
const wasmPackages = ["tree-sitter-bash", "web-tree-sitter"];

/**
 * A bundler plugin: writes `THIRD-PARTY-LICENSES.txt` into the package, with the licence of every package whose code went
 * into the bundle and of the wasm files beside it.
 *
 * @param packageFolder The package that is bundled, absolute.
 */
export function bundledLicences(packageFolder: string): Rolldown.Plugin {
  return {
    name: "bundled-licences",
    generateBundle(_options, bundle) {
      const folders = new Map<string, string>();
      for (const output of Object.values(bundle)) {
        if (output.type !== "chunk") continue;
        for (const [id, module] of Object.entries(output.modules)) {
          if (module.renderedLength === 0 || !id.includes(`${sep}node_modules${sep}`)) continue;
          const folder = packageFolderOf(id);
          folders.set(manifestOf(folder).name, folder);
        }
      }
      for (const name of wasmPackages) folders.set(name, join(packageFolder, "../bash-parse/node_modules", name));
      const sorted = [...folders].sort(([a], [b]) => (a < b ? -1 : 1));
      const text = [
        "This package contains code of the following packages.",
        ...sorted.map(([, folder]) => section(folder)),
      ];
      writeFileSync(join(packageFolder, "THIRD-PARTY-LICENSES.txt"), `${text.join("\n\n")}\n`);
    },
  };
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
}

function section(folder: string): string {
  const manifest = manifestOf(folder);
  const name = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
  const author = typeof manifest.author === "object" ? manifest.author.name : (manifest.author ?? "not stated");
  // Without a text of its own, the name of the licence and the author are all that the package states.
  const text = name
    ? readFileSync(join(folder, name), "utf8").trim()
    : `Licence: ${manifest.license}. Author: ${author}.`;
  const rule = "-".repeat(80);
  return `${rule}\n${manifest.name} ${manifest.version} (${manifest.license})\n${rule}\n\n${text}`;
}

function packageFolderOf(id: string): string {
  let folder = dirname(id.replace(/^\0/, "").split("?")[0] ?? id);
  while (!existsSync(join(folder, "package.json")) || manifestOf(folder).name === undefined) folder = dirname(folder);
  return folder;
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
}
