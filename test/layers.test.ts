import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { type Layer, layers } from "./layers.cases.ts";
import { filesBelow, packages } from "./support/workspace.ts";

const found = packages();

it("every package of the workspace has its layer", () => {
  expect(found.map((entry) => entry.name).sort()).toEqual(layers.map((layer) => layer.name).sort());
});

describe.each(layers)("layer $name", (layer) => {
  const { folder, manifest } = packageOf(layer);
  const sources = filesBelow(join(folder, "src"), ".ts").map((path) => ({
    file: relative(join(folder, "src"), path),
    imports: importsOf(readFileSync(path, "utf8")),
  }));
  const allowed = [...layer.workspace.map((name) => `@bashgate/${name}`), ...layer.others].sort();

  it("declares exactly the dependencies of its layer", () => {
    expect(manifest.name).toBe(`@bashgate/${layer.name}`);
    const own = Object.keys(manifest.dependencies ?? {}).sort();
    expect(own).toEqual(layer.bundled ? [] : allowed);
    if (layer.bundled) expect(Object.keys(manifest.devDependencies ?? {})).toEqual(expect.arrayContaining(allowed));
    expect(manifest.optionalDependencies).toBeUndefined();
  });

  it("has sources to look at", () => {
    expect(sources.length).toBeGreaterThan(0);
  });

  it("imports nothing but its own files and those dependencies", () => {
    const foreign = sources.flatMap(({ file, imports }) =>
      imports
        .filter((name) => !name.startsWith(".") && !name.startsWith("node:") && !allowed.includes(packageName(name)))
        .map((name) => `${file} imports ${name}`),
    );
    expect(foreign).toEqual([]);
  });

  it("stays inside its own src folder", () => {
    const outside = sources.flatMap(({ file, imports }) =>
      imports
        .filter((name) => name.startsWith(".") && join(file, "..", name).startsWith(".."))
        .map((name) => `${file} imports ${name}`),
    );
    expect(outside).toEqual([]);
  });

  it("touches Node only where its layer says so", () => {
    const touching = sources
      .filter(({ file }) => !layer.node.some((place) => file.startsWith(place)))
      .flatMap(({ file, imports }) =>
        imports.filter((name) => name.startsWith("node:")).map((name) => `${file}: ${name}`),
      );
    expect(touching).toEqual([]);
  });
});

it("the scan of imports sees every form", () => {
  const text = [
    'import a from "one";',
    'import { b } from "./two.ts";',
    'import type { C } from "three/four";',
    'import "five";',
    'export { d } from "@bashgate/six/seven";',
    'export * from "eight";',
    'const e = await import("nine");',
    'const f = createRequire(import.meta.url)("ten");',
    'import {\n  g,\n  h,\n} from "eleven";',
    'type I = import("twelve").I;',
    '// import nothing from "a comment";',
    'const k = x === "-files0-from" ? "a string" : "another";',
  ].join("\n");
  expect(importsOf(text)).toEqual([
    "one",
    "./two.ts",
    "three/four",
    "five",
    "@bashgate/six/seven",
    "eight",
    "nine",
    "eleven",
    "twelve",
  ]);
  expect(packageName("@bashgate/six/seven")).toBe("@bashgate/six");
  expect(packageName("three/four")).toBe("three");
});

function packageOf(layer: Layer) {
  const entry = found.find((candidate) => candidate.name === layer.name);
  if (entry === undefined) throw new Error(`there is no package ${layer.name}`);
  return entry;
}

function importsOf(text: string): readonly string[] {
  const code = text.replace(/^\s*(\/\/|\*|\/\*).*$/gm, "");
  const names = [...code.matchAll(/(?:[\s}*]from |\bimport\(|^import )"([^"\n]+)"/gm)];
  return names.flatMap((match) => match[1] ?? []);
}

function packageName(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}
