import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { layers } from "./layers.cases.ts";
import { packages } from "./support/workspace.ts";

// The public names of each entry of each library, kept in a list so that a change of them is seen in review. After a change
// that is meant: `vitest run test/exports -u`.
const libraries = packages().filter((entry) => layers.some((layer) => layer.name === entry.name && !layer.bundled));
const entries = libraries.flatMap(({ name, folder, manifest }) =>
  Object.entries(manifest.exports ?? {}).flatMap(([entry, target]) =>
    typeof target === "string"
      ? []
      : [{ entry: join(name, entry), folder, target: target as { types: string; default: string } }],
  ),
);

describe.each(entries)("$entry", ({ entry, folder, target }) => {
  it("exports what the list says", async () => {
    const module = (await import(/* @vite-ignore */ pathToFileURL(join(folder, target.default)).href)) as object;
    const values = Object.keys(module);
    const types = typeNames(readFileSync(join(folder, target.types), "utf8")).filter((name) => !values.includes(name));
    const list = [...values.sort(), ...types.sort().map((name) => `type ${name}`)];
    await expect(`${list.join("\n")}\n`).toMatchFileSnapshot(`exports/${entry.replaceAll("/", ".")}.txt`);
  });
});

/** The names that an entry's declarations re-export; entries do nothing else. */
function typeNames(declarations: string): readonly string[] {
  const lists = [...declarations.matchAll(/export (type )?\{([^}]*)\}/g)];
  return lists.flatMap(([, , list = ""]) =>
    list
      .split(",")
      .map(
        (name) =>
          name
            .replace(/^\s*type\s+/, "")
            .trim()
            .split(/\s+as\s+/)
            .at(-1) ?? "",
      )
      .filter((name) => name !== ""),
  );
}
