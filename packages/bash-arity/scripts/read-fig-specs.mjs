#!/usr/bin/env node
// Reads the compiled completion specs of withfig/autocomplete (npm package `@withfig/autocomplete`, MIT) and writes
// what they say about command structure: for each group of commands the names in it and the options that take a value.
//   node scripts/read-fig-specs.mjs PACKAGE_DIR > facts.json
// The specs are plain data modules; nothing in them is called.
import { existsSync, globSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";

const build = join(process.argv[2] ?? ".", "build");
const maxDepth = 6;

const list = (value) => (value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]);

const load = async (name) => {
  const file = join(build, `${name}.js`);
  if (!existsSync(file)) return null;
  const loaded = (await import(pathToFileURL(file).href)).default;
  return loaded && typeof loaded === "object" ? loaded : null;
};

/** 1: takes the next word, "opt": only an attached value, 0: none. */
const takesValue = (option) => {
  const args = list(option.args);
  if (args.length === 0) return 0;
  if (option.requiresEquals || option.requiresSeparator || args.every((arg) => arg.isOptional)) return "opt";
  return 1;
};

const visit = async (node, path, groups) => {
  const spec = typeof node.loadSpec === "string" ? ((await load(node.loadSpec)) ?? node) : node;
  const subcommands = list(spec.subcommands);
  if (subcommands.length === 0 || path.length >= maxDepth) return;
  const group = { names: [], options: {} };
  groups[path.join(" ")] = group;
  for (const option of list(spec.options)) {
    for (const name of list(option.name)) group.options[name] = takesValue(option);
  }
  for (const subcommand of subcommands) {
    const names = list(subcommand.name);
    group.names.push(...names);
    // Aliases of aliases multiply; far below the program only the longest name is followed.
    const followed = path.length > 2 ? [names.toSorted((a, b) => b.length - a.length)[0]] : names;
    for (const name of followed) await visit(subcommand, [...path, name], groups);
  }
};

const commands = {};
for (const file of globSync("*.js", { cwd: build }).sort()) {
  const name = relative(".", file).replace(/\.js$/, "");
  let spec = null;
  try {
    spec = await load(name);
  } catch {
    continue;
  }
  if (!spec || name === "-" || name === "index") continue;
  const groups = {};
  await visit(spec, [name], groups);
  if (Object.keys(groups).length > 0) commands[name] = { groups };
}
process.stdout.write(`${JSON.stringify({ source: "fig", commands })}\n`);
