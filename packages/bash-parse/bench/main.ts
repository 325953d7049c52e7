// Prints times of reading. Usage: node --expose-gc bench/main.ts, after a build.
import { readFileSync } from "node:fs";
import { cpus } from "node:os";
import { parse as parseWithUnbash } from "unbash";
import { Language, Parser } from "web-tree-sitter";
import { BashProgram, resetWarmBashParser, warmBashParser } from "../dist/index.js";
import { everyday } from "./everyday.ts";
import { medianOver, microseconds, table } from "./measure.ts";
import { deep, long, type Shape } from "./shapes.ts";

console.log(
  `node ${process.version}, ${cpus()[0]?.model ?? "unknown processor"}, ${new Date().toISOString().slice(0, 10)}\n`,
);
console.log(await everydayLines());
console.log(
  `\ntimes in ms, and how they grow when the length doubles\n${growth(
    long,
    [1, 64, 128, 256, 512, 1024].map((kib) => kib * 1024),
  )}`,
);
console.log(`\nthe same by levels\n${growth(deep, [10, 100, 1250, 2500, 5000, 10_000])}`);
console.log(`\n${heap(100_000)}`);

async function everydayLines(): Promise<string> {
  const raw = await rawTreeSitter();
  const facts = (line: string) => BashProgram.parseSync(line).commands().length;
  resetWarmBashParser();
  const cold = medianOver(everyday, facts);
  await warmBashParser();
  const rows = [
    ["unbash alone", medianOver(everyday, (line) => parseWithUnbash(line))],
    ["tree-sitter alone", medianOver(everyday, raw)],
    ["facts, first reader", cold],
    ["facts, both readers", medianOver(everyday, facts)],
  ] as const;
  const length = Math.round(everyday.reduce((sum, line) => sum + line.length, 0) / everyday.length);
  return table([
    [`${everyday.length} everyday lines, ${length} characters each`, "median µs"],
    ...rows.map(([name, time]) => [name, time.toFixed(1)]),
  ]);
}

async function rawTreeSitter(): Promise<(text: string) => void> {
  const wasm = (name: string) => readFileSync(new URL(`../wasm/${name}`, import.meta.url));
  await Parser.init({ wasmBinary: wasm("web-tree-sitter.wasm") });
  const parser = new Parser().setLanguage(await Language.load(wasm("tree-sitter-bash.wasm")));
  return (text) => parser.parse(text)?.delete();
}

/** A row for each shape: a time for each size, as far as it takes under half a second, and the last over the one at half the size. */
function growth(shapes: readonly Shape[], sizes: readonly number[]): string {
  const rows = shapes.map(({ name, make }) => {
    const times: number[] = [];
    for (const size of sizes) {
      if ((times.at(-1) ?? 0) > 500) break;
      const text = make(size);
      times.push(microseconds(() => BashProgram.parseSync(text), size < 10_000 ? 10 : 1) / 1000);
    }
    const [half = 0, whole = 0] = times.slice(-2);
    return [name, ...sizes.map((_, place) => times[place]?.toFixed(2) ?? "-"), (whole / half).toFixed(2)];
  });
  return table([["", ...sizes.map(String), "ratio"], ...rows]);
}

function heap(parses: number): string {
  const used = () => {
    globalThis.gc?.();
    return process.memoryUsage();
  };
  for (const line of everyday) BashProgram.parseSync(line);
  const before = used();
  for (let count = 0; count < parses; count += 1) BashProgram.parseSync(everyday[count % everyday.length] ?? "");
  const after = used();
  const mib = (bytes: number) => (bytes / 2 ** 20).toFixed(1);
  return `${parses} parses: heap ${mib(before.heapUsed)} -> ${mib(after.heapUsed)} MiB, all ${mib(before.rss)} -> ${mib(after.rss)} MiB`;
}
