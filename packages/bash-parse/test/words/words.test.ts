import { describe, expect, it } from "vitest";
import { BashProgram } from "../../src/index.ts";
import * as cases from "./words.cases.ts";

function wordsOf(text: string) {
  return BashProgram.parseSync(text, { firstReaderOnly: true }).commands()[0];
}

describe.each(Object.entries(cases))("words as bash sees them: %s", (_, rows) => {
  it.each(rows)("$it: $word", ({ word, texts }) => {
    const args = wordsOf(`a ${word}`)?.args ?? [];
    expect(args.map(({ text }) => text)).toEqual(texts);
    expect(args.map(({ dynamic }) => dynamic)).toEqual(texts.map(() => false));
    for (const { raw } of args) expect(raw).toBe(word);
  });

  it.each(rows)("$it: $word, between words", ({ word, texts }) => {
    expect(wordsOf(`a b ${word} c`)?.args.map(({ text }) => text)).toEqual(["b", ...texts, "c"]);
  });

  it.each(rows.filter(({ texts }) => texts[0] !== ""))("$it: $word, as the program", ({ word, texts }) => {
    const unit = wordsOf(`x=1 ${word} y`);
    if (/^\w+=/.test(word)) return expect(unit?.assignments).toHaveLength(2);
    expect([unit?.program, ...(unit?.args ?? [])].map((token) => token?.text)).toEqual([...texts, "y"]);
  });

  it.each(rows)("$it: $word, in a payload", ({ word, texts }) => {
    const quoted = `bash -c 'a ${word.replaceAll("'", "'\\''")}'`;
    const inner = BashProgram.parseSync(quoted, { firstReaderOnly: true }).commands()[1];
    expect(inner?.args.map(({ text }) => text)).toEqual(texts);
  });
});
