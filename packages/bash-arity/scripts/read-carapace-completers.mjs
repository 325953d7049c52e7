#!/usr/bin/env node
// Reads the Go sources of carapace-bin's completers (MIT) as text and writes what they say about command structure:
// for each group of commands the names in it and the options that take a value.
//   node scripts/read-carapace-completers.mjs CARAPACE_DIR > facts.json
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const root = join(process.argv[2] ?? ".", "completers");

const commandPattern = /var (\w+) = &cobra\.Command\{([\s\S]*?)\n\}/g;
const addPattern = /(\w+)\.AddCommand\(([^)]*)\)/g;
const flagPattern = /(\w+)\.(?:Persistent)?Flags\(\)\.(\w+)\(([^\n]*)/g;
const optionalPattern = /(\w+)\.Flag\("([^"]+)"\)\.NoOptDefVal/g;

const quoted = (text) => [...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map((match) => match[1]);

/**
 * One flag's definition → its spellings and whether it takes a value. The method's name ends in P with a long and a short
 * spelling, in S with a short one alone, in N with a long one that has a single dash and a short one.
 */
const readFlag = (method, rest) => {
  const [name, second] = quoted(rest);
  if (!name) return null;
  const value = /^(Bool|Count)/.test(method) ? 0 : 1;
  if (/.S$/.test(method)) return { name, spellings: [`-${second || name}`], value };
  if (/.N$/.test(method)) return { name, spellings: [`-${name}`, ...(second ? [`-${second}`] : [])], value };
  return { name, spellings: [`--${name}`, ...(/.P$/.test(method) && second ? [`-${second}`] : [])], value };
};

const readProgram = (files) => {
  const commands = new Map();
  const sources = files.map((file) => readFileSync(file, "utf8"));
  for (const source of sources) {
    for (const [, variable, body] of source.matchAll(commandPattern)) {
      const use = /Use:\s*"([^"]*)"/.exec(body)?.[1];
      if (!use) continue;
      const aliases = quoted(/Aliases:\s*\[\]string\{([^}]*)\}/.exec(body)?.[1] ?? "");
      commands.set(variable, { names: [use.split(" ")[0], ...aliases], children: [], options: {} });
    }
  }
  for (const source of sources) {
    for (const [, parent, list] of source.matchAll(addPattern)) {
      for (const child of list.split(",").map((name) => name.trim())) {
        if (commands.has(child)) commands.get(parent)?.children.push(commands.get(child));
      }
    }
    const optional = new Set([...source.matchAll(optionalPattern)].map(([, variable, flag]) => `${variable} ${flag}`));
    for (const [, variable, method, rest] of source.matchAll(flagPattern)) {
      const flag = readFlag(method, rest);
      if (!flag?.name) continue;
      const value = flag.value === 1 && optional.has(`${variable} ${flag.name}`) ? "opt" : flag.value;
      for (const spelling of flag.spellings) {
        const options = commands.get(variable)?.options;
        if (options) options[spelling] = value;
      }
    }
  }
  return commands.get("rootCmd");
};

const collect = (command, path, groups) => {
  if (command.children.length === 0 || path.length >= 6) return;
  groups[path.join(" ")] = { names: command.children.flatMap((child) => child.names), options: command.options };
  for (const child of command.children) {
    for (const name of child.names) collect(child, [...path, name], groups);
  }
};

const commands = {};
for (const directory of globSync("*/*_completer/cmd", { cwd: root }).sort()) {
  const name = basename(dirname(directory)).replace(/_completer$/, "");
  if (directory.startsWith("windows") && commands[name]) continue;
  const program = readProgram(
    globSync("*.go", { cwd: join(root, directory) })
      .sort()
      .map((file) => join(root, directory, file)),
  );
  if (!program) continue;
  const groups = {};
  collect(program, [name], groups);
  if (Object.keys(groups).length > 0) commands[name] = { groups };
}
process.stdout.write(`${JSON.stringify({ source: "carapace", commands })}\n`);
