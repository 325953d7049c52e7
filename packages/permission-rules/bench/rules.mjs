// Prints what compiling and deciding cost, on the built package: node bench/rules.mjs
import { compilePolicies, parsePolicy } from "../dist/index.js";

const SETTING = { home: "/home/u", root: "/home/u/proj", platform: "linux" };
const ACTIONS = ["allow", "ask", "deny"];
const PROGRAMS = ["git", "npm", "docker", "kubectl", "make", "cargo", "python", "rm"];

function policyText(count) {
  const rules = Array.from({ length: count }, (_, index) => {
    const program = index % 10 === 0 ? PROGRAMS[(index / 10) % PROGRAMS.length] : `tool${index}`;
    return `${JSON.stringify(`${program} sub${index % 97} ${index % 3 === 0 ? "--force* " : ""}*`)}: "${ACTIONS[index % 3]}"`;
  });
  return `{ "permission": { "bash": { "*": "ask", ${[...new Map(rules.map((rule) => [rule.split('":')[0], rule])).values()].join(",\n")} } } }`;
}

function subjectOf(text) {
  const words = text.split(" ");
  return {
    exact: [[text]],
    loose: [],
    onlyNaming: null,
    neverAllow: false,
    variables: [],
    command: null,
    readsOnly: true,
    words: words.map((word, index) => ({
      form: [word],
      role: index > 0 && word.startsWith("-") ? "option" : "operand",
      argument: "none",
    })),
  };
}

const subjects = [
  "git status --short",
  "npm run build",
  "ls -la src",
  "docker ps -a",
  "tool33 sub4 x",
  "cargo test --all",
].map(subjectOf);

/** @returns the best and the median of several rounds, in milliseconds. */
function time(run, rounds) {
  const values = Array.from({ length: rounds }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  }).sort((a, b) => a - b);
  return { best: values[0], median: values[rounds >> 1] };
}

function print(what, { best, median }, unit, scale) {
  console.log(`${what.padEnd(34)} ${(best * scale).toFixed(2)} / ${(median * scale).toFixed(2)} ${unit}`);
}

const layer = (policy) => [{ name: "user", policy, file: "p" }];
const compiled = (text) => compilePolicies(layer(parsePolicy(text, { file: "p" }).policy), SETTING);
const thousand = policyText(1000);
const { policy: parsed } = parsePolicy(thousand, { file: "p" });

console.log("best / median");
print(
  "parse 1,000 rules",
  time(() => parsePolicy(thousand, { file: "p" }), 31),
  "ms",
  1,
);
print(
  "compile 1,000 rules",
  time(() => compilePolicies(layer(parsed), SETTING), 31),
  "ms",
  1,
);

const costs = [10, 1000, 10_000].map((count) => {
  const policy = compiled(policyText(count));
  const rounds = 2000;
  const run = () => {
    for (let index = 0; index < rounds; index++) policy.judgeCommand(subjects[index % subjects.length]);
  };
  run();
  const cost = time(run, 15);
  print(`decide at ${count.toLocaleString("en")} rules`, cost, "µs", 1000 / rounds);
  return cost.best;
});
console.log(`${"10,000 rules over 10".padEnd(34)} ${(costs[2] / costs[0]).toFixed(2)} x`);

const small = compiled(policyText(10));
const unknown = { ...subjects[0], exact: [["git", { raw: "$X", words: true, mayBeOption: true }]], words: null };
const askUnknown = () => {
  for (let index = 0; index < 500; index++) small.judgeCommand(unknown);
};
askUnknown();
print("decide unknown words", time(askUnknown, 15), "µs", 1000 / 500);

const long = "a".repeat(65_536);
const hostile = (pattern, form) => {
  const policy = compiled(JSON.stringify({ permission: { bash: { [pattern]: "deny" } } }));
  const subject = { ...subjects[0], exact: [form], words: null };
  return time(() => policy.judgeCommand(subject), 9);
};
print("*a*a*a*a*a*b on 64 KiB", hostile("*a*a*a*a*a*b", [long]), "ms", 1);
print("*a*a*a*a*a*bc*a on 64 KiB", hostile("*a*a*a*a*a*bc*a", [long]), "ms", 1);
print("*a?a?a?b*a on 64 KiB", hostile("*a?a?a?b*a", [long]), "ms", 1);
print(
  "the same with an unknown part",
  hostile("*a*a*a*a*a*b", [long, { raw: "$X", words: true, mayBeOption: true }, long]),
  "ms",
  1,
);
