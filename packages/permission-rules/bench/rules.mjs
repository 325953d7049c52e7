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

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1];
}

function time(run, rounds) {
  return median(
    Array.from({ length: rounds }, () => {
      const start = performance.now();
      run();
      return performance.now() - start;
    }),
  );
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

const thousand = parsePolicy(policyText(1000), { file: "p" }).policy;
const layer = (policy) => [{ name: "user", policy, file: "p" }];
console.log(`parse 1,000 rules     ${time(() => parsePolicy(policyText(1000), { file: "p" }), 15).toFixed(2)} ms`);
console.log(`compile 1,000 rules   ${time(() => compilePolicies(layer(thousand), SETTING), 15).toFixed(2)} ms`);

const costs = [10, 1000, 10_000].map((count) => {
  const policy = compilePolicies(layer(parsePolicy(policyText(count), { file: "p" }).policy), SETTING);
  const rounds = 2000;
  const run = () => {
    for (let index = 0; index < rounds; index++) policy.judgeCommand(subjects[index % subjects.length]);
  };
  run();
  const cost = (time(run, 9) / rounds) * 1000;
  console.log(`decide at ${String(count).padStart(6)} rules ${cost.toFixed(2)} µs`);
  return cost;
});
console.log(`10,000 rules over 10  ${(costs[2] / costs[0]).toFixed(2)} x`);

const unknown = { ...subjects[0], exact: [["git", { raw: "$X", words: true, mayBeOption: true }]], words: null };
const small = compilePolicies(layer(parsePolicy(policyText(10), { file: "p" }).policy), SETTING);
console.log(
  `decide unknown words  ${(
    (time(() => {
      for (let i = 0; i < 500; i++) small.judgeCommand(unknown);
    }, 9) /
      500) *
      1000
  ).toFixed(2)} µs`,
);
const long = subjectOf(`echo ${"a".repeat(65_536)}`);
const hostile = compilePolicies(
  layer(parsePolicy('{ "permission": { "bash": { "*a*a*a*a*a*b": "deny" } } }', { file: "p" }).policy),
  SETTING,
);
console.log(`hostile on 64 KiB     ${time(() => hostile.judgeCommand(long), 9).toFixed(2)} ms`);
