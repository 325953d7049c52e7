// Prints how long a lookup and a suggestion take. Build first: it measures what is published.
import { ARITY, prefix, suggestBashPattern } from "../dist/index.js";

const tenWords = [
  "kubectl -n default get pods -o wide -l app=x --watch --sort-by=x",
  "docker compose -f x.yml -p y up -d web db worker",
  "git -C /x remote add origin url a b c d",
  "ls a b c d e f g h i",
];

const measure = (name, runs, body) => {
  for (let run = 0; run < runs / 10; run++) body();
  const start = performance.now();
  for (let run = 0; run < runs; run++) body();
  const each = ((performance.now() - start) / runs) * 1e6;
  console.log(`${name}: ${each >= 10_000 ? `${(each / 1000).toFixed(1)} µs` : `${each.toFixed(0)} ns`}`);
};

console.log(`${Object.keys(ARITY).length} prefixes`);
for (const line of tenWords) {
  const words = line.split(" ");
  measure(`prefix of ${words.length} words, \`${line}\``, 300_000, () => prefix(words));
}
for (const count of [50, 500, 5000]) {
  const words = ["git", ...Array.from({ length: count }, () => "-q"), "push"];
  measure(`prefix of ${count + 2} words`, 2000, () => prefix(words));
}
for (const line of tenWords) measure(`suggestBashPattern of \`${line}\``, 30_000, () => suggestBashPattern(line));
