import type { Assignment, Word } from "unbash";
import type { ShellAssignment } from "../facts/bash-command.ts";
import { expandWord } from "../words/expand-word.ts";
import type { Fragment } from "../words/fragment.ts";
import { checkArithmeticItems, checkArithmeticNames, readSubscript } from "../words/read-subscript.ts";
import { readBare, readWord } from "../words/read-word.ts";
import { Token } from "../words/token.ts";
import type { WordReading } from "./word-reading.ts";

/** An assignment with its value as a token, also where that is empty. */
export interface ReadAssignment extends ShellAssignment {
  readonly value: Token | null;
  readonly elements: readonly Token[] | null;
}

export function readAssignment(node: Assignment, words: WordReading): ReadAssignment {
  const { source } = words;
  const { index, value, pos, end } = node;
  if (index !== undefined) readSubscript(index, words);
  const start = source.start(pos);
  const stop = Math.max(start, source.end(end));
  const base = {
    start,
    end: stop,
    raw: source.original.slice(start, stop),
    name: node.name,
    append: node.append === true,
    index: index?.text ?? null,
  };
  if (value.type === "ArrayValue")
    return { ...base, value: null, elements: value.elements.flatMap((element) => readElement(element, words)) };
  const items = readWord(value, words);
  const [token] = expandWord(
    items.filter(({ kind }) => kind !== "break"),
    value.pos,
    value.end,
    source,
    "value",
  );
  return { ...base, value: token ?? new Token([], value.pos, value.end, source), elements: null };
}

/** An assignment that stands as an argument (`export A=1`): one token of its whole text. */
export function readAssignmentWord(node: Assignment, words: WordReading): Token {
  const { value, pos, end } = node;
  const read = readAssignment(node, words);
  const fragments: Fragment[] = [];
  const head = words.source.text.slice(pos, value.pos);
  readBare(head, pos, fragments as never);
  if (read.value !== null) fragments.push(...read.value.fragments);
  else {
    const text = words.source.text.slice(value.pos, value.end);
    const dynamic = read.elements?.some((element) => element.dynamic) === true;
    if (dynamic)
      fragments.push({
        kind: "unknown",
        text,
        position: value.pos,
        end: value.end,
        splits: false,
        producer: null,
        candidates: [],
      });
    else fragments.push({ kind: "quoted", text, position: value.pos, end: value.end });
  }
  const token = new Token(fragments, pos, end, words.source);
  token.assignment = read;
  return token;
}

/** The subscript of an element (`[1]=x`) is arithmetic; what it runs is counted with the whole word unless quotes hide it there. */
function readElementSubscript(element: Word, subscript: string, words: WordReading): void {
  const start = element.pos + 1;
  const end = start + subscript.length;
  if (!/[$`]/.test(subscript)) {
    checkArithmeticNames(subscript, words);
    return;
  }
  if (/['"]/.test(subscript)) {
    words.expandAgain(start, end, "arithmetic");
    return;
  }
  words.again = true;
  const items = readWord(element, words).filter(({ position }) => position >= start && position < end);
  words.again = false;
  checkArithmeticItems(items, words);
}

function readElement(element: Word, words: WordReading): readonly Token[] {
  const subscript = /^\[(.*?)\]\+?=/s.exec(element.text)?.[1];
  if (subscript !== undefined) readElementSubscript(element, subscript, words);
  return words.tokens(element);
}
