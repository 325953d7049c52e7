import { describe, expect, it } from "vitest";
import { type InterpreterReading, readInterpreter, type WrapperWord } from "../../src/wrappers/index.ts";
import { cases } from "./interpreters.cases.ts";
import { toWords } from "./to-words.ts";

describe("3.9 where an interpreter finds its program", () => {
  it.each(cases)("%s", (line, program) => {
    const [name, ...words] = toWords(line);
    expect(describeProgram(readInterpreter(name?.text ?? "", words), words)).toBe(program);
  });

  it.each([
    ["python3 $X x.py", "`$X` may be an option"],
    ['python3 "$X" x.py', "`$X` may be an option"],
    ['python3 d/"$X" x.py', null],
    ["python3 -W $X x.py", "`$X` may be any number of words"],
    ['python3 -W "$X" x.py', null],
    ["python3 -c code $X", null],
  ])("a dynamic word where an option may stand: %s", (line, doubt) => {
    const [name, ...words] = toWords(line);
    expect(readInterpreter(name?.text ?? "", words)?.uncertain).toBe(doubt);
  });
});

function describeProgram(reading: InterpreterReading | null, words: readonly WrapperWord[]): string {
  if (!reading) return "no interpreter";
  const text = (place: { word: number; offset: number }) => words[place.word]?.text.slice(place.offset);
  const { program } = reading;
  const adds = reading.addsCode.map((at) => ` | adds ${words[at]?.text}`).join("");
  switch (program.kind) {
    case "inline":
      return `${reading.language}: inline ${program.code.map(text).join(" ")}${adds}`;
    case "file":
    case "module":
      return `${reading.language}: ${program.kind} ${text(program)}${adds}`;
    default:
      return `${reading.language}: ${program.kind}${adds}`;
  }
}
