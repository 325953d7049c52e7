// Usage: node oracle/main.ts [number of programs] [first seed]. Exits with 1 if a command was missed.
import { BashProgram } from "../dist/index.js";
import type { Finding } from "./survey.ts";
import { survey } from "./survey.ts";

const count = Number(process.argv[2] ?? 10_000);
const first = Number(process.argv[3] ?? 1_000_000);
await BashProgram.parse("");

const result = await survey(
  first,
  count,
  (text) => {
    const program = BashProgram.parseSync(text);
    return { commands: program.commands(), gaps: program.gaps };
  },
  ({ programs, omissions, needlessFlags }) => {
    if (programs % 2000 === 0)
      console.log(`${programs}: ${omissions.length} missed, ${needlessFlags.length} needless flags`);
  },
);

for (const finding of result.omissions.slice(0, 40)) print("missed", finding);
for (const finding of shortest(result.needlessFlags).slice(0, 15)) print("needless flag", finding);
for (const finding of shortest(result.secondFlags).slice(0, 8)) print("needless flag of the second reader", finding);
for (const [flag, times] of tally(result.needlessFlags)) console.log(`${times} × ${flag}`);
console.log(
  `${result.programs} programs, ${result.dispatched} commands dispatched, ${result.omissions.length} programs with one missed, ` +
    `${result.excused} with one missed and flagged, ${result.needlessFlags.length} flagged for nothing, ${result.secondFlags.length} more by the second reader alone`,
);
process.exitCode = result.omissions.length > 0 ? 1 : 0;

function print(kind: string, { seed, text, what }: Finding): void {
  console.log(`--- ${kind} (seed ${seed}): ${what}\n${text}`);
}

function shortest(findings: readonly Finding[]): readonly Finding[] {
  return findings.toSorted((a, b) => a.text.length - b.text.length);
}

function tally(findings: readonly Finding[]): readonly (readonly [flag: string, times: number])[] {
  const times = new Map<string, number>();
  for (const { what } of findings) {
    const flag = what.replace(/q\d+n\d+[tf]/g, "…");
    times.set(flag, (times.get(flag) ?? 0) + 1);
  }
  return [...times].sort((a, b) => b[1] - a[1]).slice(0, 30);
}
