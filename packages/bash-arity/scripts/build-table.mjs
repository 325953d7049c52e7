#!/usr/bin/env node
// Builds src/table/*.generated.ts from facts files and the hand-kept overrides beside this script.
//   node scripts/build-table.mjs FACTS.json...
// A facts file has one of two shapes:
//   { commands: { NAME: { groups: { PREFIX: { arity, by } }, rootValueFlags: { OPTION: { SOURCE: 1 | 0 | "opt" } } } } }
//   { source, commands: { NAME: { groups: { PREFIX: { names, options: { OPTION: 1 | 0 | "opt" } } } } } }
// Groups are the union of what the sources say (each one lacks some; hardly any invents one), options are voted on.
import { readFileSync, writeFileSync } from "node:fs";
import { leftOut, openNames } from "./overrides/limits.mjs";
import { plain } from "./overrides/plain.mjs";
import { programs as overrides } from "./overrides/programs.mjs";

const maxWords = 6;
/** A group with more options than this keeps those that two sources know: a word before a subcommand is rarely one of so many. */
const manyOptions = 45;
/** Which source is believed where votes are even: the one whose facts come closest to the tool's own parser. */
const preference = ["hand", "carapace", "argc", "fig"];
const usableName = /^[a-z0-9][\w.+-]*$/i;
const usableWord = /^[\w.:+@-]+$/;

const words = (text) => (text ?? "").split(/\s+/).filter(Boolean);

/** `a b(c d)` → ["a", "b", "b c", "b d"]. */
const readTree = (text, above = "") => {
  const paths = [];
  let last = "";
  for (let at = 0; at < text.length; ) {
    const char = text[at];
    if (char === "(") {
      let depth = 1;
      let end = at + 1;
      while (depth > 0) depth += { "(": 1, ")": -1 }[text[end++]] ?? 0;
      paths.push(...readTree(text.slice(at + 1, end - 1), last));
      at = end;
    } else if (char === " ") at++;
    else {
      const word = /^[^ ()]+/.exec(text.slice(at))[0];
      last = above ? `${above} ${word}` : word;
      paths.push(last);
      at += word.length;
    }
  }
  return paths;
};

const programs = new Map();
const programOf = (name) => {
  const key = name.toLowerCase();
  if (!programs.has(key))
    programs.set(key, { groups: new Set(), votes: new Map(), names: new Map(), arities: new Map() });
  return programs.get(key);
};
const relative = (prefix) => prefix.split(" ").slice(1).join(" ").toLowerCase();
const vote = (program, path, option, source, value) => {
  if (!/^[-+][^\s|,()?=]+$/.test(option)) return;
  if (!program.votes.has(path)) program.votes.set(path, new Map());
  const options = program.votes.get(path);
  if (!options.has(option)) options.set(option, {});
  options.get(option)[source] = value;
};
const addNames = (program, path, names) => {
  if (!program.names.has(path)) program.names.set(path, new Set());
  for (const name of names) if (usableWord.test(name)) program.names.get(path).add(name.toLowerCase());
};

const isUsable = (prefix) => {
  const [name, ...rest] = prefix.split(" ");
  return usableName.test(name) && rest.length < maxWords && rest.every((word) => usableWord.test(word));
};

const readFacts = ({ source, commands }) => {
  for (const [name, facts] of Object.entries(commands)) {
    if (!usableName.test(name)) continue;
    const listed = [
      ...Object.keys(facts.groups).filter((prefix) => !prefix.startsWith("_")),
      ...(facts.groups._top ?? []),
    ];
    if (listed.length === 0) continue;
    const program = programOf(name);
    for (const prefix of listed.filter(isUsable)) program.groups.add(relative(prefix));
    for (const [option, votes] of Object.entries(facts.rootValueFlags ?? {})) {
      for (const [voter, value] of Object.entries(votes)) vote(program, "", option, voter, value);
    }
    if (!source) continue;
    for (const [prefix, group] of Object.entries(facts.groups)) {
      if (!isUsable(prefix)) continue;
      addNames(program, relative(prefix), group.names);
      for (const [option, value] of Object.entries(group.options))
        vote(program, relative(prefix), option, source, value);
    }
  }
};

const readOverrides = () => {
  for (const [name, facts] of Object.entries(overrides)) {
    const program = programOf(name);
    if (facts.groups !== undefined) program.groups = new Set(readTree(facts.groups.toLowerCase()));
    for (const path of readTree((facts.add ?? "").toLowerCase())) program.groups.add(path);
    for (const path of facts.drop ?? []) program.groups.delete(path);
    program.groups.add("");
    for (const word of facts.mirrors ?? []) {
      for (const path of [...program.groups]) if (path.split(" ")[0] === word) program.groups.delete(path);
    }
    program.mirrors = facts.mirrors;
    for (const [path, arity] of Object.entries(facts.arity ?? {})) program.arities.set(path === "." ? "" : path, arity);
    for (const [path, options] of Object.entries(facts.options ?? {})) {
      for (const option of words(options)) {
        const value = option.endsWith("=") ? 1 : option.endsWith("?") ? "opt" : 0;
        vote(program, path === "." ? "" : path, option.replace(/[=?]$/, ""), "hand", value);
      }
    }
    for (const [path, names] of Object.entries(facts.names ?? {}))
      addNames(program, path === "." ? "" : path, words(names));
  }
  for (const name of [...plain, ...leftOut]) programs.delete(name);
};

/** One of 1 (takes the next word), "opt" (only attached), 0 (none): the hand first, then the majority, then preference. */
const decide = (votes) => {
  if ("hand" in votes) return votes.hand;
  const tally = new Map();
  for (const value of Object.values(votes)) tally.set(value, (tally.get(value) ?? 0) + 1);
  const most = Math.max(...tally.values());
  const voter = preference.find((source) => source in votes && tally.get(votes[source]) === most);
  return voter ? votes[voter] : [...tally.keys()][0];
};

const encodeTree = (paths, arities) => {
  const root = new Map();
  for (const path of paths) {
    let node = root;
    for (const word of path.split(" ")) {
      if (!node.has(word)) node.set(word, new Map());
      node = node.get(word);
    }
  }
  const encode = (node, above) =>
    [...node]
      .map(([word, below]) => {
        const path = above ? `${above} ${word}` : word;
        const shown = arities.has(path) ? `${word}=${arities.get(path)}` : word;
        return below.size > 0 ? `${shown}(${encode(below, path)})` : shown;
      })
      .join(" ");
  return encode(root, "");
};

const above = (path) => path.split(" ").slice(0, -1).join(" ");

/** Options per group, without those that a group further up has in the same meaning. */
const encodeOptions = (name, program) => {
  const decided = new Map();
  for (const path of [...program.groups].sort((a, b) => a.length - b.length)) {
    const options = new Map();
    const known = [...(program.votes.get(path) ?? [])];
    const sure = known.filter(([, votes]) => "hand" in votes || Object.keys(votes).length > 1);
    // Below a program's own options, one source alone is too little for the room it takes.
    const all = known.length <= manyOptions && path === "";
    for (const [option, votes] of all ? known : sure) options.set(option, decide(votes));
    decided.set(path, options);
  }
  const inherited = (path, option) => {
    for (let at = path; at !== ""; ) {
      at = above(at);
      const value = decided.get(at)?.get(option);
      if (value !== undefined) return value;
    }
    return 0;
  };
  const parts = [];
  for (const [path, options] of [...decided].sort(([a], [b]) => (a < b ? -1 : 1))) {
    // An attached value changes no count; it is told where the program was looked after by hand.
    const told = [...options].map(([option, value]) => [option, value === "opt" && !(name in overrides) ? 0 : value]);
    const shown = told.filter(([option, value]) => (path === "" ? value !== 0 : value !== inherited(path, option)));
    const text = shown
      .map(([option, value]) => option + { 1: "", 0: "!", opt: "?" }[value])
      .sort()
      .join(" ");
    if (text) parts.push(path, text);
  }
  return parts.join("|");
};

/** Names that another name of the same group begins with; `*` stands for every name of every group that is not listed. */
const encodeExtended = (name, program) => {
  const listed = openNames[name];
  const parts = listed ? ["*", "*"] : [];
  for (const path of [...program.groups].sort()) {
    if (listed && !listed.includes(path)) continue;
    const names = [...(program.names.get(path) ?? [])].sort();
    const extended = names.filter((name, index) => names[index + 1]?.startsWith(name));
    // A program that nobody looked after by hand is not worth the room of its names.
    if (extended.length > 0 && !listed && !(name in overrides)) return "*|*";
    if (extended.length > 0 || listed) parts.push(path, extended.join(" "));
  }
  return parts.join("|");
};

const write = (file, name, comment, lines) => {
  const text = lines.join("\n").replaceAll("\\", "\\\\").replaceAll("`", "\\`").replaceAll("${", "\\${");
  writeFileSync(
    new URL(`../src/table/${file}.generated.ts`, import.meta.url),
    `// Written by scripts/build-table.mjs; changes belong there.\n\n/** ${comment} */\nexport const ${name}: string = \`${text}\`;\n`,
  );
};

for (const file of process.argv.slice(2)) readFacts(JSON.parse(readFileSync(file, "utf8")));
readOverrides();
const sorted = [...programs].filter(([, program]) => program.groups.size > 0).sort(([a], [b]) => (a < b ? -1 : 1));
for (const [, program] of sorted) program.groups.add("");

write(
  "arity",
  "arityText",
  "One program a line, its groups of commands as a tree: `docker(buildx(imagetools) compose)`; a group has one word more than its path, or `=N`; behind `beta^` the program's groups stand once more.",
  sorted.map(([name, program]) => {
    const mirrors = (program.mirrors ?? []).map((word) => `${word}^`);
    const tree = [encodeTree([...program.groups].filter(Boolean).sort(), program.arities), ...mirrors].join(" ").trim();
    const own = program.arities.has("") ? `=${program.arities.get("")}` : "";
    return `${name}${own}${tree ? `(${tree})` : ""}`;
  }),
);
write("plain", "plainText", "Programs whose first word alone says what is done.", [[...plain].sort().join(" ")]);
const lines = (encode) =>
  sorted
    .map(([name, program]) => [name, encode(name, program)])
    .filter(([, text]) => text)
    .map((part) => part.join("|"));
write(
  "options",
  "optionsText",
  "One program a line, then groups and their options in turn: `-C` takes the next word, `--color?` only an attached value, `-c!` none.",
  lines(encodeOptions),
);
write(
  "extended",
  "extendedText",
  "One program a line, then groups and those of their names that another name of the group begins with: `show` (`show-ref`).",
  lines(encodeExtended),
);

const groups = sorted.reduce((sum, [, program]) => sum + program.groups.size, 0);
console.log(`${sorted.length} programs with groups, ${groups} groups, ${plain.length} plain programs`);
