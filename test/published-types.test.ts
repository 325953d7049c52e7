import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { layers } from "./layers.cases.ts";
import { filesBelow, packages } from "./support/workspace.ts";

// What a consumer of a library compiles against: built by the build step, which runs before the tests.
const libraries = packages().filter((entry) => layers.some((layer) => layer.name === entry.name && !layer.bundled));
const readers = ["unbash", "web-tree-sitter", "tree-sitter-bash"];

describe.each(libraries)("$name, as published", ({ folder, manifest }) => {
  it("has types", () => {
    expect(filesBelow(join(folder, "dist"), ".d.ts").length).toBeGreaterThan(0);
  });

  it("shows no reader's type", () => {
    const named = filesBelow(join(folder, "dist"), ".d.ts").filter((path) =>
      readers.some((reader) => readFileSync(path, "utf8").includes(`"${reader}"`)),
    );
    expect(reachable(folder, manifest.exports ?? {}).filter((path) => named.includes(path))).toEqual([]);
  });

  it("names each entry, and each stands where it says", () => {
    const entries = Object.entries(manifest.exports ?? {});
    expect(entries.map(([name]) => name)).toContain("./package.json");
    for (const [name, target] of entries) {
      const paths = typeof target === "string" ? [target] : Object.values(target as Record<string, string>);
      for (const path of paths) expect(existsSync(join(folder, path)), `${name}: ${path}`).toBe(true);
    }
  });
});

/** The declaration files that an entry leads to. */
function reachable(folder: string, exports: Readonly<Record<string, unknown>>): readonly string[] {
  const seen = new Set<string>();
  const visit = (path: string): void => {
    if (seen.has(path) || !existsSync(path)) return;
    seen.add(path);
    const text = readFileSync(path, "utf8");
    for (const match of text.matchAll(/(?:from|import\()\s*"(\.[^"]+)"/g)) {
      visit(join(path, "..", (match[1] ?? "").replace(/\.(js|ts)$/, ".d.ts")));
    }
  };
  for (const target of Object.values(exports)) {
    const types = (target as { types?: string }).types;
    if (types !== undefined) visit(join(folder, types));
  }
  expect(seen.size, relative(process.cwd(), folder)).toBeGreaterThan(0);
  return [...seen];
}
