#!/usr/bin/env node
// Asks the tools themselves which commands and options they have and reports where the tables disagree.
//   node scripts/check-against-tools.mjs [--write] [TOOL...]
// Only help texts and command lists are asked for, in an empty directory that is also the home directory. Tools that are not
// on the PATH are named as such. With --write the report goes to docs/check-against-tools.md.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { ARITY, OPTIONS, suggestBashPattern } from "../dist/index.js";
import { tools } from "./tools/tools.mjs";

/** Version managers' shims are left out: without their home directory some call themselves without end. */
const directories = (process.env.PATH ?? "").split(delimiter).filter((directory) => !directory.includes("/shims"));
const home = mkdtempSync(join(tmpdir(), "bash-arity-tools-"));
const environment = {
  PATH: directories.join(delimiter),
  HOME: home,
  // Where rustup keeps the cargo that it stands for.
  RUSTUP_HOME: process.env.RUSTUP_HOME ?? join(homedir(), ".rustup"),
  LC_ALL: "C",
  NO_COLOR: "1",
  PAGER: "cat",
  GIT_PAGER: "cat",
  COLUMNS: "200",
};

const isInstalled = (program) =>
  directories.some((directory) => {
    try {
      readFileSync(join(directory, program), { flag: "r" });
      return true;
    } catch {
      return false;
    }
  });

const ask = ([program, ...args]) => {
  try {
    return execFileSync(program, args, {
      cwd: home,
      env: environment,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
      timeout: 10_000,
      maxBuffer: 1 << 26,
    });
  } catch (error) {
    return `${error.stdout ?? ""}${error.stderr ?? ""}`;
  }
};

/** Every group the tool tells of, with the names in it. */
const readGroups = (tool) => {
  const groups = new Map();
  const visit = (path) => {
    const names = [...new Set(tool.names(ask(tool.help(path)), path))].filter((name) => !tool.ignore?.includes(name));
    if (names.length === 0) return;
    groups.set(path.join(" "), names);
    if (path.length < tool.depth) for (const name of names) visit([...path, name]);
  };
  visit([tool.program]);
  return groups;
};

const isExtending = (pattern, group, name, names) => {
  if (pattern === null || !pattern.endsWith("*") || pattern.endsWith(" *")) return false;
  return names.some((other) => other !== name && `${group} ${other}`.startsWith(pattern.slice(0, -1)));
};

const check = (tool) => {
  const faults = [];
  const groups = readGroups(tool);
  let names = 0;
  let options = 0;
  for (const [group, members] of groups) {
    names += members.length;
    const arity = ARITY[group];
    const wanted = group.split(" ").length + 1;
    if (arity !== wanted && !tool.accepted?.[group])
      faults.push(
        `\`${group}\` has subcommands (${members.slice(0, 4).join(", ")} …): arity ${wanted}, table: ${arity ?? "none"}`,
      );
    if (tool.accepted?.[group]) continue;
    for (const name of members) {
      const pattern = suggestBashPattern(`${group} ${name}`);
      if (isExtending(pattern, group, name, members))
        faults.push(`\`${pattern}\`, offered for \`${group} ${name}\`, reaches another subcommand`);
    }
  }
  if (tool.options) {
    for (const [option, takes] of tool.options(ask(tool.optionsHelp))) {
      options++;
      const kind = OPTIONS[tool.program]?.[option] ?? "none";
      if ((kind === "value") !== takes)
        faults.push(
          `option \`${tool.program} ${option}\` ${takes ? "takes the next word" : "takes none"}, table: ${kind}`,
        );
    }
  }
  const more = Object.keys(ARITY).filter(
    (key) => key.startsWith(`${tool.program} `) && key.split(" ").length <= tool.depth && !groups.has(key),
  );
  return { groups: groups.size, names, options, faults, unconfirmed: more };
};

const lines = ["# The tables against the tools", "", "Written by `scripts/check-against-tools.mjs`.", ""];
const summary = [
  "| tool | version | groups | names | options | disagreements |",
  "| --- | --- | --- | --- | --- | --- |",
];
const details = [];
let faults = 0;
const chosen = process.argv.slice(2).filter((word) => !word.startsWith("--"));
for (const tool of tools) {
  if (chosen.length > 0 && !chosen.includes(tool.program)) continue;
  if (!isInstalled(tool.program)) {
    summary.push(`| ${tool.program} | not installed | | | | |`);
    continue;
  }
  const version = /\d+\.\d+[\w.+~-]*/.exec(ask(tool.version))?.[0] ?? "unknown";
  const found = check(tool);
  if (found.groups === 0) {
    summary.push(`| ${tool.program} | does not run here | | | | |`);
    continue;
  }
  faults += found.faults.length;
  summary.push(
    `| ${tool.program} | ${version} | ${found.groups} | ${found.names} | ${found.options} | ${found.faults.length} |`,
  );
  if (found.faults.length > 0) details.push(`## ${tool.program}`, "", ...found.faults.map((fault) => `- ${fault}`), "");
  if (found.unconfirmed.length > 0)
    details.push(
      `Groups of the table that this version of ${tool.program} does not tell of: ${found.unconfirmed.map((key) => `\`${key}\``).join(", ")}.`,
      "",
    );
}
const accepted = tools.flatMap((tool) =>
  Object.entries(tool.accepted ?? {}).map(([group, why]) => `- \`${group}\`: ${why}`),
);
lines.push(...summary, "", ...details, "## Differences on purpose", "", ...accepted, "");
rmSync(home, { recursive: true });
if (process.argv.includes("--write"))
  writeFileSync(new URL("../docs/check-against-tools.md", import.meta.url), lines.join("\n"));
console.log(lines.join("\n"));
process.exitCode = faults > 0 ? 1 : 0;
