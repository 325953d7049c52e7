// A bundler plugin: writes THIRD-PARTY-LICENSES.txt with the licence of every package whose code went into the bundle, and
// of the wasm files that travel beside it.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";

/** The packages whose wasm files are copied; their code may not be in the bundle at all. */
const wasmPackages = ["tree-sitter-bash", "web-tree-sitter"];

/** @param {string} packageFolder The package that is bundled. */
export function bundledLicences(packageFolder) {
  return {
    name: "bundled-licences",
    generateBundle(_options, bundle) {
      const folders = new Map();
      for (const output of Object.values(bundle)) {
        if (output.type !== "chunk") continue;
        for (const [id, module] of Object.entries(output.modules)) {
          if (module.renderedLength === 0 || !id.includes(`${sep}node_modules${sep}`)) continue;
          const folder = packageFolderOf(id);
          folders.set(manifestOf(folder).name, folder);
        }
      }
      for (const name of wasmPackages) {
        folders.set(name, join(packageFolder, "../bash-parse/node_modules", name));
      }
      const sections = [...folders].sort(([a], [b]) => a.localeCompare(b)).map(([, folder]) => section(folder));
      const file = join(packageFolder, "THIRD-PARTY-LICENSES.txt");
      writeFileSync(file, `This package contains code of the following packages.\n\n${sections.join("\n\n")}\n`);
    },
  };
}

function section(folder) {
  const manifest = manifestOf(folder);
  const name = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
  // Without a text of its own, the name of the licence and the author are all that the package states.
  const text = name
    ? readFileSync(join(folder, name), "utf8").trim()
    : `Licence: ${manifest.license}. Author: ${manifest.author?.name ?? manifest.author ?? "not stated"}.`;
  const rule = "-".repeat(80);
  return `${rule}\n${manifest.name} ${manifest.version} (${manifest.license})\n${rule}\n\n${text}`;
}

function packageFolderOf(id) {
  let folder = dirname(id.replace(/^\0/, "").split("?")[0]);
  while (!existsSync(join(folder, "package.json")) || manifestOf(folder).name === undefined) folder = dirname(folder);
  return folder;
}

function manifestOf(folder) {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}
